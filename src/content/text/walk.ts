import type { Node, Parent, Root, RootContent } from 'mdast';
import type { Place } from './source';
import { isParent } from './syntax';

/** Call `visit` for every node below the tree's root, parents first; `ancestors` runs from the root to the parent. */
export function walk(tree: Root, visit: (node: RootContent, ancestors: readonly Parent[]) => void): void {
  const ancestors: Parent[] = [];
  const descend = (parent: Parent) => {
    ancestors.push(parent);
    for (const child of [...parent.children]) {
      visit(child, ancestors);
      if (isParent(child)) descend(child);
    }
    ancestors.pop();
  };
  descend(tree);
}

/** Return the start of a node. */
export function start(node: Node): Place | undefined {
  return node.position?.start;
}
