/** Translate what other programs have around text: imports, names of places, included files, lists of headings. */
import { slug } from 'github-slugger';
import { attributes, eachLine, isBlank, plain, type Habit, type Line } from './habit';

const pictureFile = /\.(svg|png|jpe?g|webp|gif|avif)$/;
/** Matches an import of what documents do without, and captures its name and where it comes from. */
const importOf = /^import\s+(?:(\w+)\s+from\s+|[\w*{}\s,]+\s+from\s+)?["']([^"']+)["'];?\s*$/;
const known =
  /^(?:@docusaurus|@theme|@site|@astrojs|astro|@components|@\/|~\/|nextra|vitepress|vue|react|clsx|\.{0,2}\/\S*\.(?:astro|vue|[jt]sx?|css|svg|png|jpe?g|webp|gif|avif)$)/;

/** Matches an export; prose may begin with the word. */
export const exported =
  /^export\s+(?:[{*]|(?:const|let|var|type)\s[^=]+=|(?:async\s+)?function\b[^(]*\(|class\s[^{]*\{|default\s+(?:[{([]|(?:async\s+)?function\b|class\b|[\w$.]+(?:\(.*)?;?\s*$))/;

/** Return the lines of an import or export that begins with the first of these. */
function statementOf(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!/^(import|export)\s/.test(first?.text ?? '')) return [];
  const end = first?.text.startsWith('import') ? /["'];?\s*$/ : /$^/;
  return lines.slice(0, lines.findIndex(({ text }, at) => end.test(text) || isBlank(lines[at + 1]?.text ?? '')) + 1);
}

/** Leave out imports of components and pictures, and what is exported. */
function withoutCode(lines: readonly Line[]): Line[] {
  const pictures = new Map<string, string>();
  const rest: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const statement = statementOf(lines.slice(index));
    const text = statement.map((line) => line.text).join(' ');
    const [, name, from = ''] = importOf.exec(text) ?? [];
    if (known.test(from) || exported.test(text)) index += statement.length - 1;
    else rest.push(...lines.slice(index, index + 1));
    if (name !== undefined && pictureFile.test(from)) pictures.set(name, from.replace(/^@site\/static/, ''));
  }
  return eachLine((text) =>
    text.replace(/=\{\s*(\w+)(?:\.src)?\s*\}/g, (typed, name: string) => {
      const file = pictures.get(name);
      return file === undefined ? typed : `="${file}"`;
    }),
  )(rest);
}

/** Captures the id of a tag that names a place, and the words in it; a link with words is none. */
const anchor = new RegExp(
  `<(?!a[^<>]*\\shref=[^<>]*>\\s*[^<\\s])(?:a|span|div)(?=[^<>]*\\s(?:id|name)=["']?([^"'\\s/>]+))${attributes}(?:/>|>([^<>]*)</(?:a|span|div)>)`,
  'g',
);

/** Give the ids of tags to the heading in the same line, in the one above or in the next one, else to that of the section. */
function namedHeadings(lines: readonly Line[], restore: (text: string) => string): Line[] {
  const result: Line[] = [];
  let waiting: string[] = [];
  let heading = -1;
  const slugOf = (text: string) => slug(plain(restore(text).replace(/^#+\s*|\{\/\*.*?\*\/\}/g, '')));
  const taken = new Set(
    lines.filter(({ text }) => /^#{1,6}\s/.test(text)).map(({ text }) => slugOf(text.replace(anchor, '$3'))),
  );
  const name = (at: number, ids: readonly string[]) => {
    const line = result[at];
    const fresh = ids.map((id) => slug(id)).filter((id) => id !== '' && !taken.has(id));
    if (!line || fresh.length === 0) return;
    for (const id of fresh) taken.add(id);
    const list = fresh.map((id) => `#${id}`).join(', ');
    result[at] = { ...line, text: `${line.text.trimEnd()} {/* moved_from: ${list} */}` };
  };
  for (const line of lines) {
    const ids = [...line.text.matchAll(anchor)].map(([, id = '']) => id);
    const text = line.text.replace(anchor, '$3').trimEnd();
    if (ids.length === 0 || !isBlank(text)) result.push(ids.length === 0 ? line : { ...line, text });
    if (/^#{1,6}\s/.test(text)) {
      heading = result.length - 1;
      name(heading, [...waiting, ...ids]);
      waiting = [];
    } else if (ids.length > 0 && heading >= 0 && result.slice(heading + 1).every((one) => isBlank(one.text)))
      name(heading, ids);
    else if (ids.length > 0) waiting.push(...ids);
    else if (!isBlank(text)) {
      name(heading, waiting);
      waiting = [];
    }
  }
  name(heading, waiting);
  return result;
}

export const structure: readonly Habit[] = [
  {
    id: 'habit-anchor',
    pattern: new RegExp(anchor.source),
    message: 'This tag is an anchor. Its name leads to the nearest heading.',
    fix: 'Write `## Words {/* moved_from: #other-id */}`.',
    change: namedHeadings,
  },
  {
    id: 'habit-import',
    pattern: /^(import|export)\s/m,
    message: 'Documents run no code: imports of known components and exports are left out.',
    fix: 'Remove the line. Every component can be used without it.',
    change: withoutCode,
  },
  {
    id: 'habit-include',
    pattern: /^([\s>]*)(?:-{1,2}8<-{1,2}\s*"([^"]+)".*|\{%\s*include\s+(?:"|')?([^"'\s%]+).*%\}\s*|<<<\s*(@?\S+).*)$/m,
    message: 'This line includes a file the way another program does. The file’s text is not shown.',
    fix: 'Put its text into `content/snippets/name.mdx`, and write `<Snippet name="name" />`.',
    change: {
      to: (_, before = '', one, other, third) =>
        `${before}{/* Not included: ${(one ?? other ?? third ?? '').replaceAll('*/', '')} */}`,
    },
  },
  {
    id: 'habit-contents',
    pattern: /^\s*(?:\[\[?_?TOC_?\]\]?|\[\[_TOC_\]\]|\$\{toc\}|\{:toc\})\s*$/im,
    message: 'Every page shows a list of its headings by itself.',
    fix: 'Remove this line.',
    change: { to: '' },
  },
];
