import type { CreateNodeArgs, Node } from 'gatsby';
import matter from 'gray-matter';

export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === 'File' && /^\.mdx?$/.test(String(node.ext));

/** Hide the text of a document whose front matter gatsby-plugin-mdx cannot read: its `Mdx` node has neither fields nor body. */
export async function onCreateNode({ node, loadNodeContent }: Pick<CreateNodeArgs, 'node' | 'loadNodeContent'>) {
  const text = await loadNodeContent(node);
  try {
    matter(text, {});
  } catch {
    node.internal.content = '';
  }
}
