import { startFieldLinks } from './field-links';
import { startFieldTree } from './field-tree';
import { startIndexFilter } from './index-filter';
import { startServerChoice } from './server-choice';
import { startTypedValues } from './typed-values';

/** Every behaviour of the API reference, for the pages that are there and those to come. */
export function startReference(document: Document): void {
  startServerChoice(document);
  startFieldLinks(document);
  startFieldTree(document);
  startTypedValues(document);
  startIndexFilter(document);
}

export { revealTarget } from './field-links';
