/** Components of other programs, and HTML that holds blocks: each is read as what comes closest. */
import JSON5 from 'json5';
import { openBox } from './boxes';
import {
  attributes,
  attributesOf,
  eachLine,
  fromEnd,
  indentOf,
  isBlank,
  linesOf,
  openDetails,
  picture,
  placeholdersIn,
  plain,
  quoted,
  shareOf,
  type Change,
  type Habit,
  type Line,
} from './habit';

/** Tags of which only the content is kept. */
const kept =
  'div|section|article|main|header|footer|nav|center|p|picture|source|CardGrid|CardGroup|AccordionGroup|CodeGroup|Columns|Column|FileTree|Frame|BrowserWindow|Fragment|React\\.Fragment|DocCardList|TOCInline';
const boxes = 'aside|Aside|Admonition|Callout|Alert|Note|Tip|Info|Warning|Danger|Caution|Important|Check|Hint|Success';
const folds = 'details|Accordion|Collapse';
const tabs = 'TabItem|Tabs\\.Tab|Tabs\\.Item';
const cards = 'LinkCard|Card|Cards\\.Card';
const names = `${kept}|${boxes}|${folds}|${tabs}|${cards}|summary|Tabs|figure|figcaption|iframe`;

const tag = new RegExp(`<(/?)(${names})${attributes}(/?)>`, 'g');
const keptTag = new RegExp(`</?(?:${kept})${attributes}/?>`, 'g');
const entryStart = /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+/;
const tagAlone = new RegExp(`^([\\s>]*)<(/?)(${names})${attributes}(/?)>\\s*$`);
const openMark =
  /<(a|[bisu]|em|strong|del|code|span|font|small|sub|sup|mark|Link|LinkButton)(?:\s[^<>]*)?>(?:(?!<\/\1>)[^\n])*$/;
const unfinished = new RegExp(`<(?:${names}|img|Image|a|source)(?:\\s(?:[^<>]|\\{<[^{}]*\\})*)?$`);
const pictureAlone =
  /^\s*!\[([^\]]*)\]\(<?([^\s)>]+)>?(?:\s+"([^"]*)")?\)\s*(?:\{\/\* width: (\S+) \*\/\})?\s*(?:\{[^}]*\})?\s*$/;

/** True for tags that are written so here, too. */
const isOwn = (name: string, typed: string, isClosing: boolean) =>
  (name === 'Tabs' && (isClosing || /^(\s+group=\S+)?\s*$/.test(typed))) ||
  (name === 'Card' && (isClosing || (/\bhref=/.test(typed) && !/\bicon=|\bdescription=/.test(typed))));

/** True for a line with a mark of HTML that ends in one of those from an index on, of the same paragraph. */
function endsBelow(line: Line, lines: readonly Line[], index: number): boolean {
  const [, name] = openMark.exec(line.text) ?? [];
  if (name === undefined) return false;
  const below = lines.slice(index);
  const end = below.findIndex(({ text }) => isBlank(text) || text.includes(`</${name}>`));
  const isBlock = ({ text }: Line) => isBlank(text) || entryStart.test(text) || /^\s*(?:#|\||```)/.test(text);
  return end >= 0 && !below.slice(0, end + 1).some(isBlock);
}

/** Put every tag of a block on a line of its own. */
function apart(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const last = whole.at(-1);
    if (last && !isBlank(line.text) && (unfinished.test(last.text) || endsBelow(last, lines, index)))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text.trim()}` };
    else whole.push(line);
  }
  const isPlaceholder = placeholdersIn(lines);
  const foreign = new Set<string>();
  /** True for a tag of this site; the end of another program's is not, though it reads the same. */
  const isOurs = (close: string, name: string, rest: string) => {
    if (close === '' && !isOwn(name, rest, false)) foreign.add(name);
    else if (close === '') foreign.delete(name);
    return isOwn(name, rest, close === '/') && !foreign.has(name);
  };
  const withoutKept = (text: string) => text.replace(keptTag, (typed) => (isPlaceholder(typed) ? typed : ''));
  return whole.flatMap((line) => {
    if (tagAlone.test(line.text)) {
      for (const [, close = '', name = '', rest = ''] of line.text.matchAll(tag)) isOurs(close, name, rest);
      return [line];
    }
    // A line of its own would end a table.
    if (/^[\s>]*\|/.test(line.text)) return eachLine(withoutKept)([line]);
    const [entry] = entryStart.exec(line.text) ?? [];
    const indent = entry?.replace(/[^\s>]/g, ' ') ?? indentOf(line.text);
    const words = entry === undefined ? line.text : withoutKept(line.text);
    const text = words.replace(tag, (typed, close: string, name: string, rest: string, ...[, at]: [string, number]) =>
      isOurs(close, name, rest) || (isPlaceholder(typed) && !isBlank(words.slice(indent.length, at)))
        ? typed
        : `\n${indent}${typed}\n${indent}`,
    );
    const texts = text.split('\n').filter((one) => !isBlank(one));
    if (text === line.text) return [line];
    const made = texts[0] === entry ? 'entry' : undefined;
    return [...linesOf(line, texts.slice(0, 1), made), ...linesOf(line, texts.slice(1))];
  });
}

/** Write what follows the sign of a list behind it: an empty line there would end the entry. A box may begin below it. */
function withEntries(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last?.made !== 'entry') result.push(line);
    else if (line.made === 'box') result.splice(-1, 1, { text: last.text.trimEnd(), from: last.from }, line);
    else if (indentOf(line.text).length >= last.text.length && !isBlank(line.text))
      result.splice(-1, 1, { ...line, text: last.text + line.text.slice(last.text.length) });
    else if (!isBlank(line.text)) result.push(line);
  }
  return result;
}

/** A tag that is alone in its line. */
interface Tag {
  line: Line;
  indent: string;
  name: string;
  given: Record<string, string>;
  /** True for `</name>`. */
  isClosing: boolean;
  /** True for `<name />`. */
  isEmpty: boolean;
  below: readonly Line[];
}

/** Write lines in the place of a tag. */
const written = ({ line, indent }: Tag, texts: readonly string[], made?: Line['made'], taken = 0): Change => ({
  lines: linesOf(
    line,
    texts.map((text) => text && indent + text),
    made,
  ),
  taken,
});

/** Take the lines up to a closing tag from those below its opening tag. */
function upTo(name: string, below: readonly Line[]): { inside: Line[]; taken: number } {
  const at = below.findIndex(({ text }) => new RegExp(`^[\\s>]*</${name}>\\s*$`).test(text));
  return { inside: below.slice(0, Math.max(0, at)), taken: at + 1 };
}

const textOf = (lines: readonly Line[]) => plain(lines.map(({ text }) => text).join(' '));

function toBox(one: Tag): Change {
  const { name, given, isClosing, isEmpty } = one;
  if (isClosing) return written(one, [':::'], 'box');
  const isGeneral = /^(aside|Admonition|Callout|Alert)$/i.test(name);
  const kind = given.type ?? given.variant ?? given.kind ?? (isGeneral ? 'note' : name);
  return written(one, [openBox(kind, given.title ?? given.label), ...(isEmpty ? [':::'] : [])], 'box');
}

function toDetails(one: Tag): Change {
  const { below, isClosing, given } = one;
  if (isClosing) return written(one, ['', '</Details>', '']);
  const title = given.title ?? given.summary ?? given.label;
  const first = below.findIndex(({ text }) => !isBlank(text));
  const hasSummary = title === undefined && /^[\s>]*<summary\b/.test(below[first]?.text ?? '');
  const { inside, taken } = hasSummary ? upTo('summary', below) : { inside: [], taken: 0 };
  const words = title ?? textOf(inside.slice(first + 1));
  return written(one, ['', openDetails(words, given.open !== undefined), ''], undefined, taken);
}

function toTabs(one: Tag): Change {
  const group = one.given.groupId ?? one.given.syncKey ?? one.given.group;
  const { lines } = written(one, ['', group ? `<Tabs group=${quoted(group)}>` : '<Tabs>', '']);
  const labels = labelsIn(one.given.values ?? '');
  const taken = labels.size > 0 ? upTo('Tabs', one.below).taken : 0;
  const named = eachLine((text) =>
    text.replace(/^([\s>]*<Tab label=)["'](.*)["']>$/, (typed, start: string, value: string) => {
      const label = labels.get(value);
      return label === undefined ? typed : `${start}${quoted(label)}>`;
    }),
  );
  return { lines: [...lines, ...named(one.below.slice(0, taken))], taken };
}

/** Read the labels that Docusaurus has at the beginning of tabs, by the value of each tab: `[{label: 'A', value: 'a'}]`. */
function labelsIn(values: string): Map<string, string> {
  try {
    const list: unknown = JSON5.parse(values);
    const given = Array.isArray(list) ? (list as { label?: unknown; value?: unknown }[]) : [];
    return new Map(given.map(({ label, value }) => [String(value), String(label)]));
  } catch {
    return new Map();
  }
}

function toTab(one: Tag): Change {
  const label = one.given.label ?? one.given.title ?? one.given.value ?? 'Tab';
  return written(one, ['', one.isClosing ? '</Tab>' : `<Tab label=${quoted(label)}>`, '']);
}

/** A card without a link is a box. */
function toCard(one: Tag): Change | undefined {
  const { name, given, isClosing, isEmpty, below } = one;
  if (isClosing) return undefined;
  const { title = '', href, description = '' } = given;
  const { inside, taken } = isEmpty ? { inside: [], taken: 0 } : upTo(name, below);
  if (!isEmpty && taken === 0) return undefined;
  const around = (before: string[], lines: readonly Line[], after: string[], made: Line['made']): Change => ({
    lines: [...written(one, before, made).lines, ...lines, ...written(one, after, made).lines],
    taken,
  });
  if (href === undefined) return around([openBox('note', title)], inside, [':::'], 'box');
  const card = `<Card title=${quoted(title)} href=${quoted(href)}`;
  if (description === '' && inside.every(({ text }) => isBlank(text)))
    return around(['', '<Cards>', `${card} />`], [], ['</Cards>', ''], 'cards');
  const before = ['', '<Cards>', `${card}>`, '', ...(description ? [description] : [])];
  return around(before, inside, ['', '</Card>', '</Cards>', ''], 'cards');
}

function toPicture({ line, indent, isClosing, below }: Tag): Change | undefined {
  if (isClosing) return undefined;
  const { inside, taken } = upTo('figure', below);
  const from = inside.findIndex(({ text }) => /<figcaption\b/.test(text));
  const to = inside.findIndex(({ text }) => /<\/figcaption>/.test(text));
  const caption = from < 0 ? '' : textOf(inside.slice(from + 1, to));
  const others = inside.filter(({ text }, index) => !isBlank(text) && (from < 0 || index < from || index > to));
  const [only, ...more] = others;
  const [, alt = '', address, , width] = pictureAlone.exec(only?.text ?? '') ?? [];
  if (!only || more.length > 0 || address === undefined)
    return { lines: [...others, ...(caption ? linesOf(line, ['', `${indent}*${caption}*`]) : [])], taken };
  const [, typedWidth] = /\{[^}]*width="?([\d.]+(?:px|%)?)"?[^}]*\}/.exec(only.text) ?? [];
  const share = width ?? shareOf(typedWidth);
  return { lines: linesOf(only, ['', indent + picture(alt || caption, address, caption, share), '']), taken };
}

function toVideo(one: Tag): Change | undefined {
  if (one.isClosing) return { lines: [], taken: 0 };
  const { src = '', title = 'Video' } = one.given;
  const [, id] = /(?:youtube(?:-nocookie)?\.com\/embed|youtu\.be)\/([\w-]+)/.exec(src) ?? [];
  if (id === undefined) return undefined;
  return written(one, ['', `<Video href="https://www.youtube.com/watch?v=${id}" title=${quoted(title)} />`, '']);
}

/** Lists tags with the function that translates them; it returns undefined for one that stays as it is. */
const changes: readonly [names: RegExp, change: (one: Tag) => Change | undefined][] = (
  [
    [boxes, toBox],
    [folds, toDetails],
    ['Tabs', toTabs],
    [tabs, toTab],
    [cards, toCard],
    ['figure', toPicture],
    ['iframe', toVideo],
    [kept, (one) => written(one, [''])],
  ] satisfies [string, (one: Tag) => Change | undefined][]
).map(([list, change]) => [new RegExp(`^(?:${list})$`), change]);

function changeTag(line: Line, below: readonly Line[]): Change | undefined {
  const [typed, indent = '', slash, name = '', rest = '', end] = tagAlone.exec(line.text) ?? [];
  if (typed === undefined || isOwn(name, rest, slash === '/')) return undefined;
  const given = attributesOf(rest);
  const [, change] = changes.find(([pattern]) => pattern.test(name)) ?? [];
  return change?.({ line, indent, name, given, isClosing: slash === '/', isEmpty: end === '/', below });
}

export const components: Habit = {
  id: 'habit-component',
  pattern: new RegExp(
    `${openMark.source}|<(?:img|Image|a)(?:[ \\t][^<>]*)?\\n[^<>]*>|</?(?!(?:Tabs|Card)\\b)(?:${names})(?:[\\s/>]|$)|<Tabs\\s+(?!group=)|<Card\\s(?![^>]*href=)|<Card\\s[^>]*(?:icon|description)=`,
    'm',
  ),
  message: 'This tag belongs to another program. It is shown as the closest thing that this site has.',
  fix: 'Write `:::note[Title]`, `<Details summary="More">`, `<Tabs>`, `<Cards>`, or only the text.',
  change: (lines) => withEntries(fromEnd(changeTag)(apart(lines))),
};
