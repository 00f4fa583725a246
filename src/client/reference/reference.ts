import { startCheckJson } from './check-json';
import { startFieldLinks } from './field-links';
import { startFieldTree } from './field-tree';
import { startIndexFilter } from './index-filter';
import { startServerChoice } from './server-choice';
import { startTypedValues } from './typed-values';

/**
 * Start every behaviour of the API reference, for this page and later ones.
 * @param isRestored true if the scroll position was restored
 */
export function startReference(document: Document, isRestored: () => boolean): void {
  startServerChoice(document);
  startFieldLinks(document, isRestored);
  startFieldTree(document);
  startTypedValues(document);
  startIndexFilter(document);
  startCheckJson(document);
}
