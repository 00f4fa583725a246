import type { Heading } from '../../nav';
import { Icon } from '../base/icon';

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <a href={`#${id}`} data-depth={depth}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The table beside the text, on a wide screen. `src/client/frame/toc.ts` marks the section that is being read. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title" data-toc data-no-print>
      <p id="toc-title">On this page</p>
      <Links headings={headings} />
    </nav>
  );
}

/** The table below the title, closed, where there is no room beside the text. */
export function TableOfContentsAbove({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="toc-above" data-toc data-no-print>
      <summary>
        On this page <Icon name="chevron-down" />
      </summary>
      <nav aria-label="On this page">
        <Links headings={headings} />
      </nav>
    </details>
  );
}
