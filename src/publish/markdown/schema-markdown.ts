/** Write fields of a schema as nested Markdown lists. Pure. */
import { escapeMarkdown } from '../../openapi/model/markdown';
import type { Api, Schema } from '../../openapi/model/model';
import type { FieldRow, FieldTree } from '../../openapi/words/field-tree';
import { viewSchema } from '../../openapi/schema/view';
import {
  choosingWords,
  constraintWords,
  enumTexts,
  isDescribedElsewhere,
  typeWords,
  type Words,
} from '../../openapi/words/words';
import { paths } from '../../paths';
import { sentence } from '../../text/sentence';
import { codeSpan, isParagraph, itemBlock, oneLine, pageLink, webLink } from './markdown-text';

/** Write running text with code and links. */
export function wordsMarkdown(api: Api, words: Words): string {
  return words
    .map((word) => {
      if (typeof word === 'string') return escapeMarkdown(word);
      if ('code' in word) return codeSpan(word.code);
      return word.page === null ? escapeMarkdown(word.schema) : pageLink(word.schema, paths.model(api.slug, word.page));
    })
    .join('');
}

interface Line {
  name: string;
  literal: boolean;
  required: boolean;
  deprecated?: boolean;
  description?: string;
  /** Serialisation of a parameter's value. */
  sent?: Words;
}

/** Write one field: a line with name, type, description and rules, then a description of several blocks. */
export function fieldLines(
  api: Api,
  { name, literal, required, deprecated, description, sent = [] }: Line,
  schema: FieldRow['schema'],
  indent: string,
): [head: string, ...rest: string[]] {
  const view = viewSchema(api, schema);
  const facts = [
    wordsMarkdown(api, typeWords(api, schema)),
    required ? 'required' : '',
    (deprecated ?? view.deprecated) ? 'deprecated' : '',
    view.readOnly ? 'only in responses' : '',
    view.writeOnly ? 'only in requests' : '',
  ].filter((fact) => fact !== '');
  const about = (description || view.description || '').trim();
  const inLine = isParagraph(about);
  const text = sentences(inLine ? oneLine(about) : '', wordsMarkdown(api, sent).trim(), ruleSentences(api, view));
  const label = literal ? codeSpan(name) : `*${escapeMarkdown(name)}*`;
  const head = `${label} (${facts.join(', ')})${text && `: ${text}`}`;
  return [head, ...(inLine ? [] : itemBlock(about, `${indent}  `))];
}

const sentences = (...texts: string[]) => texts.filter((text) => text !== '').join(' ');

/** Write the rules of a viewed schema besides its type: limits, values, contradictions; empty for none. */
export function ruleSentences(api: Api, view: Schema): string {
  const values = view.enum && view.enum.length > 1 ? view.enum : [];
  const texts = enumTexts(values);
  const allowed = values.map(({ description: meaning }, index) => {
    const shown = codeSpan(texts[index] ?? '');
    return meaning ? `${shown} (${oneLine(meaning)})` : shown;
  });
  return sentences(
    ...constraintWords(view).map((words) => sentence(wordsMarkdown(api, words))),
    allowed.length > 0 ? `One of ${allowed.join(', ')}.` : '',
    ...(view.conflicts ?? []).map(({ message }) => escapeMarkdown(`Contradiction in the specification: ${message}`)),
    view.externalDocs
      ? sentence(webLink(view.externalDocs.url, view.externalDocs.description || 'More about this'))
      : '',
  );
}

const sentenceEnd = (text: string) => (/[.!?:]$/.test(text) ? '' : '.');

/** Write the contents of a schema as list lines; each level is indented by two spaces. */
export function treeLines(api: Api, tree: FieldTree, indent = ''): string[] {
  const row = (field: FieldRow, at: string) => {
    const [head, ...rest] = fieldLines(api, field, field.schema, at);
    return [`${at}- ${head}`, ...rest, ...treeLines(api, field.inside, `${at}  `)];
  };
  const { elsewhere, items, others } = tree;
  const link =
    elsewhere?.page == null
      ? []
      : [`${indent}- Fields of ${pageLink(elsewhere.name, paths.model(api.slug, elsewhere.page))}`];
  return [
    ...items.flatMap((item) => {
      const view = viewSchema(api, item);
      const description = isDescribedElsewhere(api, item) ? '' : oneLine(view.description ?? '');
      const text = sentences(description, ruleSentences(api, view));
      return text ? `${indent}- Each item: ${text}` : [];
    }),
    ...tree.rows.flatMap((field) => row(field, indent)),
    ...(others ? [`${indent}- ${others}`] : []),
    ...tree.groups.flatMap(({ title, propertyName, rows }) => [
      `${indent}- ${escapeMarkdown(title)}:`,
      ...rows.flatMap((field) => {
        const [head = '', ...rest] = row(field, `${indent}  `);
        const choosing = choosingWords(propertyName, field);
        return [
          choosing.length > 0 ? `${head}${sentenceEnd(head)} Here ${wordsMarkdown(api, choosing)}.` : head,
          ...rest,
        ];
      }),
    ]),
    ...link,
  ];
}
