/** The text after the language of a code block: `title="config.yaml" {1,3-4} diff`. */
export interface CodeMeta {
  title?: string;
  /** Numbers of the marked lines, from 1. */
  marks: ReadonlySet<number>;
  /** True if the first character of each line marks the change: `+`, `-` or a space. */
  diff: boolean;
  /** Unknown words. */
  unknown: string[];
}

/** True for a block that is drawn as a diagram. */
export const isDiagram = ({ lang }: { lang?: string | null }): boolean => lang?.toLowerCase() === 'mermaid';

export function readCodeMeta(meta: string | null | undefined): CodeMeta {
  const marks = new Set<number>();
  const unknown: string[] = [];
  let title: string | undefined;
  let diff = false;
  for (const [word] of (meta ?? '').matchAll(/[^\s"'{]*(?:"[^"]*"|'[^']*'|\{[^}]*\})|\S+/g)) {
    const titled = /^title=(?:"([^"]+)"|'([^']+)')$/.exec(word);
    if (titled) title = titled[1] ?? titled[2];
    else if (/^\{[\d\s,-]+\}$/.test(word) && addMarks(word.slice(1, -1), marks)) continue;
    else if (word === 'diff') diff = true;
    else unknown.push(word);
  }
  return { ...(title === undefined ? {} : { title }), marks, diff, unknown };
}

function addMarks(ranges: string, marks: Set<number>): boolean {
  for (const range of ranges.split(',')) {
    const [, from = '', to = from] = /^\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?\s*$/.exec(range) ?? [];
    if (from === '') return false;
    for (let line = Number(from); line <= Number(to); line++) marks.add(line);
  }
  return true;
}

/** The languages that a code block may name. All but the last three are highlighted; `mermaid` is drawn. */
export const languages: readonly string[] = [
  ...'bash sh shell console curl http diff ini toml json yaml yml xml html svg css javascript js jsx typescript ts'.split(
    ' ',
  ),
  ...'tsx markdown md mdx graphql sql c cpp csharp cs go java kotlin php python py ruby rb rust swift'.split(' '),
  ...'powershell ps1 pwsh bat batch cmd dos'.split(' '),
  ...'text txt mermaid'.split(' '),
];

/** Languages that are not highlighted, and whose names resemble those that are. */
export const plainLanguages: readonly string[] = 'bson haml hjson json5 jsonc jsonl psql scss tex tsql xhtml'.split(
  ' ',
);
