import { Children, isValidElement, type ReactNode } from 'react';
import { Drawing } from '../../components/base/icon';
import { MethodBadge } from '../../components/base/method-badge';
import { UrlPath } from '../../components/base/breakable';
import type { ImageAsset, OperationLink } from '../text/context';

/** Return the words of nodes; for a picture, its alternative text. */
function wordsOf(nodes: ReactNode): string {
  const words = Children.map(nodes, (node) => {
    if (!isValidElement<{ children?: ReactNode; alt?: string }>(node)) return typeof node === 'string' ? node : '';
    return wordsOf(node.props.children ?? node.props.alt);
  });
  return words?.join('') ?? '';
}

/** `Ctrl+K` as keys. */
export function Keys({ children }: { children?: ReactNode }) {
  const keys = wordsOf(children)
    .trim()
    .replace(/(\S)\+(?=\S)/g, '$1\n')
    .split('\n');
  return (
    <kbd className="keys">
      {keys.map((key, index) => (
        <span key={index}>
          {index > 0 && '+'}
          <kbd>{key.trim()}</kbd>
        </span>
      ))}
    </kbd>
  );
}

/** A link to a video on another site, from which nothing loads before the reader follows it. */
export function Video({ href, title, poster }: { href: string; title: string; poster?: ImageAsset }) {
  const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(href)?.[1];
  return (
    <p className="video">
      <a href={href}>
        {poster && <img {...poster} alt="" loading="lazy" decoding="async" />}
        <Drawing d="M8 5v14l11-7L8 5" />
        <span>
          <strong>{title}</strong>
          <small>Video{host && ` on ${host}`}</small>
        </span>
      </a>
    </p>
  );
}

/** A link to an operation's page, by method and path; without specifications, only the operation's id. */
export function Operation({ id, operation }: { id: string; operation?: OperationLink }) {
  if (!operation) return <code>{id}</code>;
  const { method, path, summary, href } = operation;
  return (
    <a className="operation" href={href} title={summary}>
      <MethodBadge method={method} />{' '}
      <code>
        <UrlPath path={path} />
      </code>
    </a>
  );
}
