import type { RootContent } from 'mdast';
import type { Source } from '../text/source';
import { start } from '../text/walk';

/** Report a block without content. `name` says what the block is, such as `quotation`. */
export const reportEmpty = (node: RootContent, name: string, source: Source) =>
  source.warning(start(node), `This ${name} is empty.`, 'Write its words, or remove it.');
