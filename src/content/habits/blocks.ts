/** Habits over several lines. Those that nest are translated from the end of the text to its beginning: inner ones first. */
import { slug } from 'github-slugger';
import { boxKind, openBox } from './boxes';
import {
  attributes,
  attributesOf,
  indentOf,
  isBlank,
  linesOf,
  picture,
  quoted,
  replacing,
  shareOf,
  type Habit,
  type Line,
} from './habit';

const plain = (text: string) =>
  text
    .replace(/<[^>]*>|[*_`]{1,2}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const details = (summary: string, isOpen: boolean) =>
  `<Details summary=${quoted(plain(summary) || 'Details')}${isOpen ? ' open' : ''}>`;

/** Take `<Tabs>` and `<Cards>` that follow each other for one. */
function joined(lines: readonly Line[]): Line[] {
  const result = [...lines];
  for (let index = result.length - 1; index > 0; index--) {
    const line = result[index];
    if (!line?.made || !/^\s*<(Tabs|Cards)[ >]/.test(line.text)) continue;
    const before = result.slice(0, index).findLastIndex(({ text }) => !isBlank(text));
    const end = result[before];
    if (end?.made !== line.made || !/^\s*<\/(Tabs|Cards)>/.test(end.text)) continue;
    result.splice(before, index - before + 1);
  }
  return result;
}

/** Translate from the last line to the first: `change` returns what a line and those below it become. */
function fromEnd(
  lines: readonly Line[],
  change: (line: Line, below: readonly Line[]) => { lines: Line[]; taken: number } | undefined,
): Line[] {
  let result = [...lines];
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = result[index];
    const changed = line && change(line, result.slice(index + 1));
    if (changed) result = [...result.slice(0, index), ...changed.lines, ...result.slice(index + 1 + changed.taken)];
  }
  return result;
}

/** Return the lines below another that are indented further, less that indentation; without empty ones at their end. */
function indented(line: Line, below: readonly Line[]): { body: Line[]; taken: number } {
  const outer = indentOf(line.text).length;
  const end = below.findIndex(({ text }) => !isBlank(text) && indentOf(text).length < outer + 2);
  const taken = below.slice(0, end < 0 ? undefined : end).findLastIndex(({ text }) => !isBlank(text)) + 1;
  const inside = below.slice(0, taken);
  const depth =
    Math.min(...inside.filter(({ text }) => !isBlank(text)).map(({ text }) => indentOf(text).length)) - outer;
  const body = inside.map((one) =>
    isBlank(one.text) ? one : { ...one, text: one.text.slice(0, outer) + one.text.slice(outer + depth) },
  );
  return { body, taken };
}

const material = /^([\s>]*)(!!!|\?\?\?\+?)\s*([\w-]+)?(?:\s+[\w-]+)*?(?:\s+"(.*)")?\s*$/;
const materialTab = /^([\s>]*)===[!+]*\s+"(.*)"\s*$/;

const colons = /^([\s>]*)(:{3,})(\s*)([\w-]+)\s*(?:\[(.*)\]|"(.*)"|([^[{\s].*?))?\s*(\{[^}]*\})?\s*$/;
const end = /^[\s>]*:{3,}\s*$/;

/** Give outer boxes more colons than inner ones, where a habit has made one of them. */
function nest(lines: readonly Line[]): Line[] {
  if (!lines.some(({ made }) => made === 'box')) return [...lines];
  const open: { start: number; inner: number }[] = [];
  const result = [...lines];
  const write = (index: number, count: number) => {
    const line = result[index];
    if (line) result[index] = { ...line, text: line.text.replace(/:{3,}/, ':'.repeat(count)) };
  };
  lines.forEach(({ text }, index) => {
    if (/^[\s>]*:{3,}\w/.test(text)) open.push({ start: index, inner: 2 });
    else if (end.test(text)) {
      const box = open.pop();
      if (!box) return;
      const typed = /:{3,}/.exec(lines[box.start]?.text ?? '')?.[0].length ?? 3;
      const count = Math.max(box.inner + 1, typed);
      if (count !== typed || count !== text.trim().length) {
        write(box.start, count);
        write(index, count);
      }
      const outer = open.at(-1);
      if (outer) outer.inner = Math.max(outer.inner, count);
    }
  });
  return result;
}

function boxesOfColons(lines: readonly Line[]): Line[] {
  const boxes: ('details' | 'group' | undefined)[] = [];
  const changed = lines.map((line): Line => {
    const [typed, before = '', signs = '', space, name = '', label, words, bare, options] =
      colons.exec(line.text) ?? [];
    if (typed === undefined) {
      if (!end.test(line.text)) return line;
      const kind = boxes.pop();
      const indent = indentOf(line.text);
      if (kind === 'details') return { ...line, text: `${indent}\n${indent}</Details>` };
      return kind === 'group' ? { ...line, text: '' } : line;
    }
    const title = label ?? words ?? bare ?? '';
    if (/^(details|collapse|spoiler|dropdown)$/i.test(name)) {
      boxes.push('details');
      return { ...line, text: `${before}${details(title || 'Details', false)}\n${before}` };
    }
    if (/^(code-group|raw|v-pre|div|tabs|steps|columns)$/i.test(name)) {
      boxes.push('group');
      return { ...line, text: '' };
    }
    boxes.push(undefined);
    const isOurs = space === '' && words === undefined && bare === undefined && options === undefined;
    if (boxKind(name) === undefined || (isOurs && boxKind(name) === name)) return line;
    return { ...line, text: before + signs + openBox(name, title).slice(3), made: 'box' };
  });
  return nest(
    changed.flatMap((line) =>
      linesOf(line, line.text.split('\n'), line.made).map((one) => (one.text === line.text ? line : one)),
    ),
  );
}

/** Components and HTML of others that hold blocks. */
const kept =
  'div|section|article|main|header|footer|nav|center|p|picture|CardGrid|CardGroup|AccordionGroup|CodeGroup|Columns|Column|FileTree|Frame|BrowserWindow|Fragment|React\\.Fragment';
const boxes = 'aside|Aside|Admonition|Callout|Alert|Note|Tip|Info|Warning|Danger|Caution|Important|Check|Hint|Success';
const blocks = `${kept}|${boxes}|details|summary|Accordion|Collapse|TabItem|Tabs\\.Tab|Tabs\\.Item|Tabs|LinkCard|Card|Cards\\.Card|figure|figcaption|DocCardList|TOCInline|iframe`;
const tag = new RegExp(`<(/?)(${blocks})${attributes}(/?)>`, 'g');
const unfinished = new RegExp(`<(?:${blocks}|img|Image|a|source)(?:\\s[^<>]*)?$`);
const only = new RegExp(`^([\\s>]*)<(/?)(${blocks})${attributes}(/?)>\\s*$`);
const isOwn = (name: string, typed: string, isClosed: boolean) =>
  (name === 'Tabs' && (isClosed || /^(\s+group=\S+)?\s*$/.test(typed))) ||
  (name === 'Card' && (isClosed || (/\bhref=/.test(typed) && !/\bicon=|\bdescription=/.test(typed))));

/** Put every tag of a block on a line of its own. */
function apart(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && unfinished.test(last.text) && !isBlank(line.text))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text.trim()}` };
    else whole.push(line);
  }
  return whole.flatMap((line) => {
    tag.lastIndex = 0;
    if (only.test(line.text) || !tag.test(line.text)) return [line];
    const indent = indentOf(line.text);
    const text = line.text.replace(tag, (typed, close: string, name: string, rest: string) =>
      isOwn(name, rest, close === '/') ? typed : `\n${indent}${typed}\n${indent}`,
    );
    return text === line.text
      ? [line]
      : linesOf(
          line,
          text.split('\n').filter((one) => !isBlank(one)),
        );
  });
}

/** Take the lines up to a closing tag from those below its opening tag. */
function upTo(name: string, below: readonly Line[]): { inside: Line[]; taken: number } {
  const at = below.findIndex(({ text }) => new RegExp(`^[\\s>]*</${name}>\\s*$`).test(text));
  return { inside: below.slice(0, Math.max(0, at)), taken: at + 1 };
}

const apartFrom = (indent: string, ...texts: string[]) => ['', ...texts.map((text) => indent + text), ''];

function block(line: Line, below: readonly Line[]): { lines: Line[]; taken: number } | undefined {
  const [typed, indent = '', slash, name = '', rest = '', self] = only.exec(line.text) ?? [];
  if (typed === undefined) return undefined;
  const isClosed = slash === '/';
  const given = attributesOf(rest);
  const say = (texts: readonly string[], made?: Line['made'], taken = 0) => ({
    lines: linesOf(line, texts, made),
    taken,
  });
  if (isOwn(name, rest, isClosed) && name !== 'Card') return undefined;
  if (new RegExp(`^(${boxes})$`).test(name)) {
    if (isClosed) return say([`${indent}:::`], 'box');
    const kind =
      given.type ?? given.variant ?? given.kind ?? (/^(aside|Admonition|Callout|Alert)$/i.test(name) ? 'note' : name);
    const title = given.title ?? given.label ?? '';
    return self
      ? say([indent + openBox(kind, title), `${indent}:::`], 'box')
      : say([indent + openBox(kind, title)], 'box');
  }
  if (/^(details|Accordion|Collapse)$/.test(name)) {
    if (isClosed) return say(apartFrom(indent, '</Details>'));
    const { title = given.summary ?? given.label, open } = given;
    const first = below.findIndex(({ text }) => !isBlank(text));
    const isTitled = title === undefined && /^[\s>]*<summary\b/.test(below[first]?.text ?? '');
    const { inside, taken } = isTitled ? upTo('summary', below) : { inside: [], taken: 0 };
    const words =
      title ??
      inside
        .slice(first + 1)
        .map(({ text }) => text)
        .join(' ');
    return say(apartFrom(indent, details(words, open !== undefined)), undefined, taken);
  }
  if (name === 'Tabs') {
    const group = given.groupId ?? given.syncKey ?? given.group;
    return say(apartFrom(indent, group ? `<Tabs group=${quoted(group)}>` : '<Tabs>'));
  }
  if (/^(TabItem|Tabs\.)/.test(name))
    return say(
      apartFrom(
        indent,
        isClosed ? '</Tab>' : `<Tab label=${quoted(given.label ?? given.title ?? given.value ?? 'Tab')}>`,
      ),
    );
  if (/^(LinkCard|Card|Cards\.Card)$/.test(name)) {
    if (isClosed) return undefined;
    const { title = '', href, description = '' } = given;
    const { inside, taken } = self ? { inside: [], taken: 0 } : upTo(name, below);
    if (!self && taken === 0) return undefined;
    if (name === 'Card' && isOwn(name, rest, false)) return undefined;
    if (href === undefined)
      return {
        lines: [
          ...linesOf(line, [`${indent}${openBox('note', title)}`], 'box'),
          ...inside,
          ...linesOf(line, [`${indent}:::`], 'box'),
        ],
        taken,
      };
    const card = `<Card title=${quoted(title)} href=${quoted(href)}`;
    const isEmpty = description === '' && inside.every(({ text }) => isBlank(text));
    return {
      lines: [
        ...linesOf(
          line,
          [
            '',
            `${indent}<Cards>`,
            isEmpty ? `${indent}${card} />` : `${indent}${card}>`,
            ...(isEmpty ? [] : ['', ...(description ? [indent + description] : [])]),
          ],
          'cards',
        ),
        ...(isEmpty ? [] : inside),
        ...linesOf(line, [...(isEmpty ? [] : ['', `${indent}</Card>`]), `${indent}</Cards>`, ''], 'cards'),
      ],
      taken,
    };
  }
  if (name === 'figure') {
    if (isClosed) return undefined;
    const { inside, taken } = upTo('figure', below);
    const from = inside.findIndex(({ text }) => /<figcaption\b/.test(text));
    const to = inside.findIndex(({ text }) => /<\/figcaption>/.test(text));
    const caption =
      from < 0
        ? ''
        : plain(
            inside
              .slice(from + 1, to)
              .map(({ text }) => text)
              .join(' '),
          );
    const others = inside
      .filter((_, index) => from < 0 || index < from || index > to)
      .filter(({ text }) => !isBlank(text));
    const [only, ...more] = others;
    const [, alt = '', address = '', , width] =
      /^\s*!\[([^\]]*)\]\(<?([^\s)>]+)>?(?:\s+"([^"]*)")?\)\s*(?:\{\/\* width: (\S+) \*\/\})?\s*(?:\{[^}]*\})?\s*$/.exec(
        only?.text ?? '',
      ) ?? [];
    const asPicture = more.length === 0 && only && address !== '';
    const [, typedWidth] = /\{[^}]*width="?([\d.]+(?:px|%)?)"?[^}]*\}/.exec(only?.text ?? '') ?? [];
    return {
      lines: asPicture
        ? linesOf(only, ['', indent + picture(alt || caption, address, caption, width ?? shareOf(typedWidth)), ''])
        : [...others, ...(caption ? linesOf(line, ['', `${indent}*${caption}*`]) : [])],
      taken,
    };
  }
  if (name === 'iframe') {
    const [, id] = /(?:youtube(?:-nocookie)?\.com\/embed|youtu\.be)\/([\w-]+)/.exec(given.src ?? '') ?? [];
    if (isClosed || id === undefined) return isClosed ? say([]) : undefined;
    return say(
      apartFrom(
        indent,
        `<Video href="https://www.youtube.com/watch?v=${id}" title=${quoted(given.title ?? 'Video')} />`,
      ),
    );
  }
  return /^(summary|figcaption|source)$/.test(name) ? undefined : say(['']);
}

const known = String.raw`@docusaurus|@theme|@site|@astrojs|astro|@components|@/|~/|nextra|vitepress|vue|react|clsx|\.{1,2}/\S*\.(?:astro|vue|[jt]sx?|css|svg|png|jpe?g|webp|gif|avif)$`;
const imports = /^import\s+(?:[\w*{}\s,]+\s+from\s+)?["']([^"']+)["'];?\s*$/;

/** Leave out imports of components and pictures, and what is exported. */
function withoutCode(lines: readonly Line[]): Line[] {
  const pictures = new Map<string, string>();
  const rest: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    if (!/^(import|export)\s/.test(line.text)) {
      rest.push(line);
      continue;
    }
    let last = index;
    const isImport = line.text.startsWith('import');
    const isOpen = (at: number) =>
      isImport ? !/["'];?\s*$/.test(lines[at]?.text ?? '') : !isBlank(lines[at + 1]?.text ?? '');
    while (last + 1 < lines.length && isOpen(last) && !isBlank(lines[last + 1]?.text ?? '')) last += 1;
    const text = lines
      .slice(index, last + 1)
      .map((one) => one.text)
      .join(' ');
    const [, from = ''] = imports.exec(text) ?? [];
    const isKnown = isImport
      ? new RegExp(`^(?:${known})`).test(from)
      : /^export\s+(const|let|default|function)\b/.test(text);
    if (!isKnown) {
      rest.push(line);
      continue;
    }
    const [, name] = /^import\s+(\w+)\s+from/.exec(text) ?? [];
    if (name !== undefined && /\.(svg|png|jpe?g|webp|gif|avif)$/.test(from))
      pictures.set(name, from.replace(/^@site\/static/, ''));
    index = last;
  }
  return rest.map((line) => {
    const text = line.text.replace(/=\{\s*(\w+)(?:\.src)?\s*\}/g, (typed, name: string) => {
      const file = pictures.get(name);
      return file === undefined ? typed : `="${file}"`;
    });
    return text === line.text ? line : { ...line, text };
  });
}

const anchor = /<a\s+(?:id|name)=["']?([^"'\s>]+)["']?\s*(?:\/>|>\s*<\/a>)/g;

/** Give the ids of empty links to the heading in the same line, in the one above or in the next one. */
function namedHeadings(lines: readonly Line[], restore: (text: string) => string): Line[] {
  const result: Line[] = [];
  let waiting: string[] = [];
  let heading = -1;
  const slugOf = (text: string) => slug(plain(restore(text).replace(/^#+\s*|\{\/\*.*?\*\/\}/g, '')));
  const taken = new Set(
    lines.filter(({ text }) => /^#{1,6}\s/.test(text)).map(({ text }) => slugOf(text.replace(anchor, ''))),
  );
  const name = (at: number, ids: readonly string[]) => {
    const line = result[at];
    if (!line || ids.length === 0) return;
    const list = ids.map((id) => slug(id)).filter((id) => id !== '' && !taken.has(id));
    for (const id of list) taken.add(id);
    if (list.length > 0)
      result[at] = {
        ...line,
        text: `${line.text.trimEnd()} {/* moved_from: ${list.map((id) => `#${id}`).join(', ')} */}`,
      };
  };
  for (const line of lines) {
    const ids = [...line.text.matchAll(anchor)].map(([, id = '']) => id);
    const text = line.text.replace(anchor, '').trimEnd();
    if (ids.length === 0 || !isBlank(text)) result.push(ids.length === 0 ? line : { ...line, text });
    if (/^#{1,6}\s/.test(text)) {
      heading = result.length - 1;
      name(heading, [...waiting, ...ids]);
      waiting = [];
    } else if (ids.length > 0 && heading >= 0 && result.slice(heading + 1).every((one) => isBlank(one.text)))
      name(heading, ids);
    else if (ids.length > 0) waiting.push(...ids);
    else if (!isBlank(text)) waiting = [];
  }
  return result;
}

export const structure: readonly Habit[] = [
  {
    id: 'habit-anchor',
    pattern: /<a\s+(?:id|name)=["']?[^"'\s>]+["']?\s*(?:\/>|>\s*<\/a>)/,
    message: 'An empty link names a place: its name is one of the heading beside it.',
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
  replacing(
    {
      id: 'habit-include',
      pattern: /^([\s>]*)(?:-{1,2}8<-{1,2}\s*"([^"]+)".*|\{%\s*include\s+(?:"|')?([^"'\s%]+).*%\}\s*|<<<\s*(@?\S+).*)$/,
      message: 'A file that is included as in another program is left out.',
      fix: 'Put its text into `content/snippets/name.mdx`, and write `<Snippet name="name" />`.',
    },
    (_, before = '', one, other, third) =>
      `${before}{/* Not included: ${(one ?? other ?? third ?? '').replaceAll('*/', '')} */}`,
  ),
  replacing(
    {
      id: 'habit-contents',
      pattern: /^\s*(?:\[\[?_?TOC_?\]\]?|\[\[_TOC_\]\]|\$\{toc\}|\{:toc\})\s*$/i,
      message: 'Every page shows a list of its headings by itself.',
      fix: 'Remove this line.',
    },
    '',
  ),
  {
    id: 'habit-tabs',
    pattern: /^[\s>]*===[!+]*\s+"/m,
    message: 'Tabs are written as for another program.',
    fix: 'Write `<Tabs><Tab label="Windows">…</Tab></Tabs>`.',
    change: (lines) =>
      joined(
        fromEnd(lines, (line, below) => {
          const [typed, indent = '', label = ''] = materialTab.exec(line.text) ?? [];
          if (typed === undefined) return undefined;
          const { body, taken } = indented(line, below);
          const before = linesOf(line, ['', `${indent}<Tabs>`, `${indent}<Tab label=${quoted(label)}>`, ''], 'tabs');
          const after = linesOf(body.at(-1) ?? line, ['', `${indent}</Tab>`, `${indent}</Tabs>`, ''], 'tabs');
          return { lines: [...before, ...body, ...after], taken };
        }),
      ),
  },
  {
    id: 'habit-box-material',
    pattern: /^[\s>]*(?:!!!|\?\?\?)/m,
    message: 'A box is written as for another program.',
    fix: 'Write `:::note[Title]`, the text, and `:::`, each on lines of their own; what folds is `<Details summary="Title">…</Details>`.',
    change: (lines) =>
      nest(
        fromEnd(lines, (line, below) => {
          const [typed, indent = '', sign = '', kind = 'note', title] = material.exec(line.text) ?? [];
          if (typed === undefined) return undefined;
          const { body, taken } = indented(line, below);
          const last = body.at(-1) ?? line;
          if (sign === '!!!')
            return {
              lines: [
                ...linesOf(line, [indent + openBox(kind, title)], 'box'),
                ...body,
                ...linesOf(last, [`${indent}:::`], 'box'),
              ],
              taken,
            };
          return {
            lines: [
              ...linesOf(line, ['', indent + details(title ?? kind, sign.endsWith('+')), '']),
              ...body,
              ...linesOf(last, ['', `${indent}</Details>`, '']),
            ],
            taken,
          };
        }),
      ),
  },
  {
    id: 'habit-component',
    pattern: new RegExp(
      `</?(?!(?:Tabs|Card)\\b)(?:${blocks})(?:[\\s/>]|$)|<Tabs\\s+(?!group=)|<Card\\s(?![^>]*href=)|<Card\\s[^>]*(?:icon|description)=`,
      'm',
    ),
    message: 'A component or HTML of another program is read as what comes closest.',
    fix: 'Write `:::note[Title]`, `<Details summary="More">`, `<Tabs>`, `<Cards>`, or only the text.',
    change: (lines) => joined(nest(fromEnd(apart(lines), block))),
  },
  {
    id: 'habit-box',
    pattern: /^[\s>]*:{3,}(?!\s*$)(?!(?:note|tip|info|warning|danger)(?:\[.*\])?\s*$)/m,
    message: 'A box is written as for another program.',
    fix: 'Write `:::note[Title]`, the text, and `:::`, each on lines of their own. Kinds are note, tip, info, warning and danger.',
    change: boxesOfColons,
  },
];
