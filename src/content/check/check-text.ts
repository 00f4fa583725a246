/** Check the Markdown of a document, one kind of block at a time. */
import type { Root } from 'mdast';
import { checkBox, checkQuotation } from './check-box';
import { checkCode } from './check-code';
import { definitionCheck } from './check-definition';
import { checkHeading } from './check-heading';
import { checkLink } from './check-link';
import { checkList } from './check-list';
import { checkParagraph } from './check-paragraph';
import { checkPicture, reportPictureReference } from './check-picture';
import { checkTable } from './check-table';
import { checkDeleted, checkWords } from './check-words';
import type { Source } from '../text/source';
import { walk } from '../text/walk';

/** Report mistakes in the blocks and links of the tree. */
export function checkText(tree: Root, source: Source): void {
  const checkDefinition = definitionCheck(tree, source);
  let depth = 1;
  walk(tree, (node, ancestors) => {
    switch (node.type) {
      case 'heading':
        checkHeading(node, depth, source);
        depth = node.depth;
        return;
      case 'paragraph':
        return checkParagraph(node, ancestors.at(-1), source);
      case 'text':
        return checkWords(node, source);
      case 'list':
        return checkList(node, ancestors.at(-1), source);
      case 'code':
        return checkCode(node, source);
      case 'table':
        return checkTable(node, source);
      case 'image':
        return checkPicture(node, source);
      case 'imageReference':
        return reportPictureReference(node, source);
      case 'link':
        return checkLink(node, source);
      case 'definition':
      case 'footnoteDefinition':
        return checkDefinition(node);
      case 'containerDirective':
        return checkBox(node, ancestors, source);
      case 'blockquote':
        return checkQuotation(node, source);
      case 'delete':
        return checkDeleted(node, source);
      default:
        return;
    }
  });
}
