import { Fragment } from 'react';
import type { Api } from '../../openapi/model/model';
import type { Words } from '../../openapi/words/words';
import { paths } from '../../paths';

/** Running text with code, and schemas linked to their pages. */
export function InlineWords({ api, words }: { api: Api; words: Words }) {
  return (
    <>
      {words.map((word, index) => {
        if (typeof word === 'string') return <Fragment key={index}>{word}</Fragment>;
        if ('code' in word) return <code key={index}>{word.code}</code>;
        if (word.page === null) return <Fragment key={index}>{word.schema}</Fragment>;
        return (
          <a key={index} href={paths.model(api.slug, word.page)}>
            {word.schema}
          </a>
        );
      })}
    </>
  );
}
