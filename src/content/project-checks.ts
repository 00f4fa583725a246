import type { Diagnostic } from '../report/diagnostic';
import { site } from '../site';
import { decode } from '../text/decode';
import type { ContentDocument } from './project';
import { locate } from './read/routes';
import { Source, suggestAnchor } from './text/source';

/** Report files whose names would make bad addresses, or that nothing reads. */
export function checkNames(paths: readonly string[]): Diagnostic[] {
  return paths.flatMap((file): Diagnostic[] => {
    const markdown = /\.(md|markdown)$/i.test(file) || /\.MDX$/i.test(file.replace(/\.mdx$/, ''));
    if (markdown) {
      const renamed = file.replace(/\.\w+$/, '.mdx');
      return [
        {
          severity: 'error',
          file,
          message: 'Only files that end in `.mdx` become pages.',
          fix: `Rename it to \`${renamed}\`.`,
        },
      ];
    }
    if (!file.endsWith('.mdx')) return [];
    if (!locate(file)) {
      return [
        {
          severity: 'error',
          file,
          message: 'A document of this folder has no page.',
          fix: 'Move it to `content/docs`, `content/releases` or `content/pages`.',
        },
      ];
    }
    const name = file.slice('content/'.length, -'.mdx'.length);
    if (/^[a-z0-9._/-]+$/.test(name)) return [];
    const renamed = name
      .toLowerCase()
      .replace(/[^a-z0-9._/]+/g, '-')
      .replace(/(^|\/)-+|-+(?=\/|$)/g, '$1');
    return [
      {
        severity: 'error',
        file,
        message: "A file's name becomes its address: it has lower-case letters, digits, hyphens and dots.",
        fix: `Rename it to \`content/${renamed}.mdx\`.`,
      },
    ];
  });
}

/** Check across files: two files with one route, anchors of other pages, links from published pages to drafts. */
export function checkAcross(
  documents: readonly ContentDocument<unknown>[],
  files: ReadonlyMap<string, string>,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const byRoute = new Map<string, ContentDocument<unknown>>();
  for (const document of documents) {
    const first = byRoute.get(document.route);
    if (!first) byRoute.set(document.route, document);
    else
      diagnostics.push({
        severity: 'warning',
        file: document.file,
        message: `\`${first.file}\` has the same address, \`${document.route}\`, and wins: this file is not shown.`,
        fix: 'Rename one of the two.',
      });
  }
  for (const { file, compiled, draft } of documents) {
    const source = new Source(file, files.get(file) ?? '');
    for (const { href, line, column } of compiled.links) {
      const [path = '', hash] = href.split('#');
      const target = path.startsWith('/') ? byRoute.get(path.endsWith('/') ? path : `${path}/`) : undefined;
      if (!target) continue;
      if (target.draft && !draft) {
        source.warning(
          { line, column },
          `This leads to a draft, which ${site.shortTitle} doesn't show yet.`,
          `Publish \`${target.file}\` with it, or remove the link.`,
        );
      }
      const id = hash === undefined ? '' : decode(hash);
      if (id !== '' && target.compiled.html !== '' && !target.compiled.anchors.includes(id)) {
        source.warning(
          { line, column },
          `\`${target.file}\` has no heading \`#${id}\`.`,
          suggestAnchor(id, target.compiled.anchors),
        );
      }
    }
    diagnostics.push(...source.diagnostics);
  }
  return diagnostics;
}
