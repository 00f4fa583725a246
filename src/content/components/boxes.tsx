/** Boxes, cards, folds, lists of commands, and what stands in a line of text. */
import { Fragment, type ReactNode } from 'react';
import { CopyButton } from '../../components/base/copy-button';
import { MethodBadge } from '../../components/base/method-badge';
import { capitalised } from '../../text/sentence';
import type { AdmonitionKind, CommandRow } from '../text/components';
import type { ImageAsset, OperationLink } from '../text/context';

/** Drawn on a grid of 24 by 24, as lines. */
const icons: Record<AdmonitionKind, string> = {
  note: 'M4 20h4L19 9l-4-4L4 16v4m8-12 4 4',
  tip: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.3 1 2.5h6c0-1.2.3-1.8 1-2.5A6 6 0 0 0 12 3',
  info: 'M12 11v6m0-10v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  warning: 'M12 9v5m0 3v.01M12 3 2 20h20L12 3',
  danger: 'M12 7v6m0 3v.01M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8L8 2.5',
};

/** A box beside the text. Its first child is its `AdmonitionTitle`. */
export function Admonition({ kind, children }: { kind: AdmonitionKind; children?: ReactNode }) {
  return (
    <div className="admonition" data-kind={kind} role="note">
      {children}
    </div>
  );
}

/** The text of a box's title; by default the name of its kind. */
export function AdmonitionTitle({ kind, children }: { kind: AdmonitionKind; children?: ReactNode }) {
  return (
    <p className="admonition-title">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[kind]} />
      </svg>
      {children ?? capitalised(kind)}
    </p>
  );
}

/** Cards of links, side by side. */
export function Cards({ children }: { children?: ReactNode }) {
  return <ul className="cards">{children}</ul>;
}

/** A card that is a link as a whole. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <li className="card">
      <a href={href}>{title}</a>
      {children}
    </li>
  );
}

/** Commands of a chat bot with their descriptions. Each links to itself. */
export function Commands({ commands }: { commands: readonly CommandRow[] }) {
  return (
    <ul className="commands">
      {commands.map(({ id, name, args = [], example, description }) => (
        <li key={id} id={id}>
          <code>
            <a href={`#${id}`}>{name}</a>
            {args.map((arg) => (
              <Fragment key={arg}>
                {' '}
                <span>({arg})</span>
              </Fragment>
            ))}
          </code>
          {description && (
            <span className="command-description">
              {description}
              {example && (
                <>
                  {' '}
                  Example: <code>{example}</code>
                </>
              )}
            </span>
          )}
          <CopyButton label={`Copy ${example ?? name}`} text={example ?? name} />
        </li>
      ))}
    </ul>
  );
}

/** Text that opens on request; open on paper. */
export function Details({ summary, open, children }: { summary: string; open: boolean; children?: ReactNode }) {
  return (
    <details open={open}>
      <summary>{summary}</summary>
      <div className="details-body">{children}</div>
    </details>
  );
}

/** `Ctrl+K` as keys. */
export function Keys({ children }: { children?: ReactNode }) {
  const keys = (typeof children === 'string' ? children : '').replace(/(\S)\+(?=\S)/g, '$1\n').split('\n');
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

/** A link to a video on another site: nothing is loaded from there before the reader follows it. */
export function Video({ href, title, poster }: { href: string; title: string; poster?: ImageAsset }) {
  const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(href)?.[1];
  return (
    <p className="video">
      <a href={href}>
        {poster && <img {...poster} alt="" loading="lazy" decoding="async" />}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5v14l11-7L8 5" />
        </svg>
        <span>
          <strong>{title}</strong>
          <small>Video{host && ` on ${host}`}</small>
        </span>
      </a>
    </p>
  );
}

/** A link to an operation's page, by method and path; only its id if the specifications were not read. */
export function Operation({ id, operation }: { id: string; operation?: OperationLink }) {
  if (!operation) return <code>{id}</code>;
  const { method, path, summary, href } = operation;
  return (
    <a className="operation" href={href} title={summary}>
      <MethodBadge method={method} /> <code>{path}</code>
    </a>
  );
}
