/** Compile one document: check its text and render it. Pure. */
import type { Root } from 'mdast';
import { decode } from '../../text/decode';
import { descendants, parseHtml } from '../../text/html-tree';
import { setAnchors, type DocumentHeading } from './anchors';
import { resolveComponents } from '../check/check-components';
import { checkText } from '../check/check-text';
import type { CompileContext } from '../text/context';
import { resolveExpressions } from '../check/expressions';
import { split } from '../read/front-matter';
import { locate } from '../read/routes';
import { resolveBoxes } from '../text/alerts';
import { readNotes, trimHeadings } from '../text/notes';
import { resolveLinks, type DocumentLink } from '../check/links';
import { render } from './render';
import { countWords, toSections, type Section } from './sections';
import { Source, suggestAnchor, type Finding } from '../text/source';
import { isElement, parseBody, start, type MdxElement, walk } from '../text/syntax';
import { readTags } from '../text/tags';
import { snippetAt, snippetName } from './snippets';
import { reportSyntaxError } from '../check/syntax-error';

export interface DocumentInput {
  /** Path from the project's root, with forward slashes. */
  path: string;
  /** The whole file, front matter included. */
  text: string;
}

export interface CompiledDocument {
  /** The body as complete static HTML; empty where the body has an error. Addresses carry no path prefix. */
  html: string;
  headings: DocumentHeading[];
  /** Targets of its links and pictures. */
  links: DocumentLink[];
  anchors: string[];
  /** Text by heading, for search. */
  sections: Section[];
  words: number;
  /** Findings in the body; the front matter has its own check. */
  diagnostics: Finding[];
}

/**
 * Check and render a document's body. Every error of the file is reported; a syntax error of MDX hides the others and is
 * reported alone. Never throws.
 */
export function compileDocument({ path, text }: DocumentInput, context: CompileContext): CompiledDocument {
  const source = new Source(path, text);
  const { diagnostics } = source;
  const nothing = { html: '', headings: [], links: [], anchors: [], sections: [], words: 0, diagnostics };
  let tree;
  try {
    tree = parseBody(split(new Source(path, text)).body, path.endsWith('.md'));
  } catch (error) {
    reportSyntaxError(error, source);
    return nothing;
  }
  const links = resolveTree(tree, source, context);
  includeSnippets(tree, source, context);
  const headings = setAnchors(tree, source);
  if (source.failed) return { ...nothing, headings, links };

  const html = render(tree, context);
  // Read the finished HTML, because components write most ids and many words.
  const body = parseHtml(html);
  const anchors = [...descendants(body)].flatMap(({ attribs: { id } }) => id || []);
  const sections = toSections(body, commandKeywords(tree));
  checkOwnAnchors(links, anchors, source);
  return { html, headings, links, anchors, sections, words: countWords(sections), diagnostics };
}

/** Collect the search terms of the commands that a document lists, by their ids. */
function commandKeywords(tree: Root): Map<string, string[]> {
  const found = new Map<string, string[]>();
  walk(tree, (node) => {
    for (const { id, keywords } of (isElement(node) && node.data?.component?.commands) || [])
      if (keywords) found.set(id, keywords);
  });
  return found;
}

/** Check a parsed body, and resolve what it refers to, in place. @returns its links */
function resolveTree(tree: Root, source: Source, context: CompileContext): DocumentLink[] {
  readTags(tree, source);
  checkText(tree, source);
  readNotes(tree, source);
  resolveExpressions(tree, source);
  resolveBoxes(tree);
  trimHeadings(tree);
  resolveComponents(tree, source, context);
  return resolveLinks(tree, source, context);
}

/**
 * Put the text of each snippet into the tree. Mistakes in a snippet are reported in its own file; a circle is reported in each
 * file that is part of it.
 * @param around the snippets that contain this text, the outermost first
 * @param report reports a circle
 */
function includeSnippets(
  tree: Root,
  source: Source,
  context: CompileContext,
  around: readonly string[] = snippetName(source.file),
  report?: (message: string) => unknown,
): void {
  const found: MdxElement[] = [];
  walk(tree, (node) => {
    if (isElement(node) && node.name === 'Snippet') found.push(node);
  });
  for (const node of found) {
    const reportHere =
      report ?? ((message) => around.length > 0 && source.error(start(node), message, 'Remove one of them.'));
    const name = snippetAt(node, source, context);
    const snippet = name === undefined ? undefined : context.snippets?.get(name);
    if (name === undefined || snippet === undefined) continue;
    if (name === around[0])
      reportHere(`The snippet \`${name}\` would contain itself: ${[...around, name].join(' → ')}.`);
    if (around.includes(name)) continue;
    const own = new Source(snippet.path, snippet.text);
    try {
      const content = parseBody(split(own).body, snippet.path.endsWith('.md'));
      resolveTree(content, own, context);
      includeSnippets(content, own, context, [...around, name], reportHere);
      walk(content, (part) => {
        // Mistakes that are found later in this text belong to the place where it is used.
        part.position = node.position;
        // The page may use the same names for other definitions.
        if ('identifier' in part) part.identifier = `${name}:${part.identifier}`;
      });
      Object.assign(node, { children: content.children });
    } catch {
      // The linter reports a syntax error of a snippet in the snippet's file.
    }
  }
}

/** Report links to headings of this page that it does not have. Browsers know `#top` and `#:~:text=…` without an element. */
function checkOwnAnchors(links: readonly DocumentLink[], anchors: readonly string[], source: Source): void {
  for (const link of links) {
    const id = decode(link.href.slice(1));
    if (!link.href.startsWith('#') || /^(top|:~:.*)?$/.test(id) || anchors.includes(id)) continue;
    const fix = suggestAnchor(id, anchors);
    const cause = `${locate(source.file)?.route}#${id}`;
    source.report({ severity: 'warning', place: link, message: `This page has no heading \`#${id}\`.`, fix, cause });
  }
}
