/** Texts that several documents show: files of `content/snippets`, without front matter. */
import { textProp } from '../text/components';
import type { CompileContext } from '../text/context';
import { suggest, type Source } from '../text/source';
import { type MdxElement, start } from '../text/syntax';

const snippetFile = (name: string): string => `content/snippets/${name}.mdx`;

/** Return the name of a snippet's file in a list; an empty list for other files. */
export function snippetName(file: string): string[] {
  const [, name] = /^content\/snippets\/(.+)\.mdx?$/.exec(file) ?? [];
  return name === undefined ? [] : [name];
}

/** Return the name of the snippet that a component shows; report a missing snippet, and one that is not allowed here. */
export function snippetAt(node: MdxElement, source: Source, { snippets }: CompileContext): string | undefined {
  const name = node.data?.component && textProp(node.data.component, 'name');
  if (name === undefined) return undefined;
  if (snippetName(source.file).includes(name))
    source.error(start(node), `The snippet \`${name}\` would contain itself.`, 'Remove this.');
  else if (node.type === 'mdxJsxTextElement')
    source.error(start(node), 'A snippet is a block of its own.', 'Put it between two empty lines.');
  else if (!snippets?.has(name))
    source.report({
      ...{ severity: 'error', place: start(node), cause: snippetFile(name) },
      message: `There is no file ${snippetFile(name)}.`,
      fix: snippets?.size ? suggest(name, [...snippets.keys()], 'snippet') : 'Write the file, or remove this line.',
    });
  else return name;
  return undefined;
}
