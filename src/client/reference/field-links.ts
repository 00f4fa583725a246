import { delegate } from '../browser/elements';
import { hashTarget } from '../browser/hash-target';
import { isModified } from '../browser/links';
import { onPageChange } from '../browser/page-change';
import { copyText } from '../browser/show-copied';

/** Mark the field that the page's address names, to which `startTabs` leads. A click on a field's link also copies the address. */
export function startFieldLinks(): void {
  mark();
  onPageChange(mark);
  addEventListener('hashchange', mark);
  delegate('click', '.field-link, [data-reference] .anchor', (link, event) => {
    if (!isModified(event)) void copyText((link as HTMLAnchorElement).href, link, 'Link copied');
  });
}

function mark(): void {
  for (const marked of document.querySelectorAll('[data-target]')) marked.removeAttribute('data-target');
  const target = hashTarget(location.hash);
  if (target?.matches('.field, .variant, .response > div')) target.dataset.target = '';
}
