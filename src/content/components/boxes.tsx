import type { ReactNode } from 'react';
import { Drawing } from '../../components/base/icon';
import { capitalised } from '../../text/sentence';
import type { AdmonitionKind } from '../text/components';

/** Drawn on a grid of 24 by 24, as lines. */
const icons: Record<AdmonitionKind, string> = {
  note: 'M4 20h4L19 9l-4-4L4 16v4m8-12 4 4',
  tip: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.3 1 2.5h6c0-1.2.3-1.8 1-2.5A6 6 0 0 0 12 3',
  info: 'M12 11v6m0-10v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  warning: 'M12 9v5m0 3v.01M12 3 2 20h20L12 3',
  danger: 'M12 7v6m0 3v.01M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8L8 2.5',
};

/** A box in the text. Its first child is its `AdmonitionTitle`. */
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
      <Drawing d={icons[kind]} />
      {children ?? capitalised(kind)}
    </p>
  );
}
