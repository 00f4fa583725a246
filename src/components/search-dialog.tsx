import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadSearch } from '../client/load-search';
import { SearchBox } from './search-box';

const Hints = styled.p(css`
  display: flex;
  gap: var(--space-5);
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-xs);
  color: var(--color-muted);
  kbd {
    margin-right: 0.25rem;
    padding: 0.05rem 0.35rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-s);
    background: var(--color-surface);
  }
  @media (max-width: 996px), (hover: none) {
    display: none;
  }
`);

const dialogStyles = css`
  .search-dialog {
    width: min(44rem, calc(100vw - 2rem));
    max-width: none;
    max-height: min(40rem, calc(100dvh - 14vh));
    margin: 9vh auto 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-l);
    outline: 0;
    color: var(--color-text);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-2);
  }
  .search-dialog[open] {
    display: flex;
    flex-direction: column;
  }
  .search-dialog::backdrop {
    background: var(--color-backdrop);
  }
  @media (max-width: 996px) {
    .search-dialog {
      width: 100vw;
      height: 100dvh;
      max-height: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
  }
`;

const input = createRef<HTMLInputElement>();
let dialog: HTMLDialogElement | undefined;

/** Makes the dialog once; it stays in the page, closed, with what was typed last. */
function createDialog(): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = 'search-dialog';
  element.setAttribute('aria-label', 'Search');
  element.addEventListener('click', ({ target }) => {
    if (target === element) element.close();
  });
  document.body.append(element);
  const root = createRoot(element);
  const content = (
    <>
      <Global styles={dialogStyles} />
      <SearchBox ref={input} perGroup={4} onChoose={() => element.close()} onClose={() => element.close()} />
      <Hints aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>to choose
        </span>
        <span>
          <kbd>Enter</kbd>to open
        </span>
        <span>
          <kbd>Esc</kbd>to close
        </span>
      </Hints>
    </>
  );
  // At once, so that the field is there to be focused.
  flushSync(() => root.render(content));
  return element;
}

/** Fetches the index, so that it is there when the dialog opens. A failure is told there. */
export function prepareSearch(): void {
  loadSearch().catch(() => undefined);
}

/**
 * Opens the dialog over the page, or closes it where it is open.
 * @param typed what was typed while the dialog was on its way; empty: what was typed last stays
 */
export function openSearch(typed = ''): void {
  dialog ??= createDialog();
  if (dialog.open) {
    dialog.close();
    return;
  }
  prepareSearch();
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
  dialog.showModal();
  const field = input.current;
  field?.focus();
  field?.select();
  if (!field || !typed) return;
  field.setRangeText(typed, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
