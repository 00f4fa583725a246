/** The components that documents may use besides Markdown, each with its contract. */
import type { ImageAsset, OperationLink } from './context';
import type { Command, Position } from './data';

export interface ComponentContract {
  /** The kind of value that each attribute holds. */
  props: Readonly<Record<string, 'text' | 'required text' | 'yes or no'>>;
  /** The allowed content: any Markdown or nothing, any Markdown, words on one line, nothing, or only the named components. */
  children: 'any' | 'blocks' | 'words' | 'nothing' | 'one numbered list' | readonly ComponentName[];
  /** The only component that may contain this one. */
  parent?: ComponentName;
  /** An example of its use. */
  example: string;
}

/** A command and the anchor of its row. */
export type CommandRow = Command & { id: string };

/** A checked component of a document, for the renderers. */
export interface ComponentData {
  name: string;
  props: Record<string, string | boolean>;
  /** Id of a group of tabs, unique within the page. */
  id?: string;
  /** Data that the props name. */
  commands?: CommandRow[];
  organisation?: Position;
  operation?: OperationLink;
  image?: ImageAsset;
  /** The children as the writer typed them. */
  source?: string;
}

/** Return a prop's value if it is text. */
export function textProp({ props }: ComponentData, name: string): string | undefined {
  const value = props[name];
  return typeof value === 'string' ? value : undefined;
}

export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;
export type AdmonitionKind = (typeof admonitionKinds)[number];

/** Docusaurus's other kinds of boxes, each with the kind here that looks like it. The name becomes the title. */
export const boxKinds: Readonly<Record<string, AdmonitionKind>> = {
  ...{ caution: 'warning', secondary: 'note', success: 'tip', important: 'info' },
};

export const components = {
  Tabs: { props: { group: 'text' }, children: ['Tab'], example: '<Tabs><Tab label="Windows">…</Tab></Tabs>' },
  Tab: {
    props: { label: 'required text' },
    children: 'blocks',
    parent: 'Tabs',
    example: '<Tab label="Windows">…</Tab>',
  },
  Steps: {
    props: {},
    children: 'one numbered list',
    example: '<Steps>, an empty line, a numbered list, an empty line, </Steps>',
  },
  Cards: {
    props: {},
    children: ['Card'],
    example: '<Cards><Card title="APIs" href="/docs/services/apis/">…</Card></Cards>',
  },
  Card: {
    props: { title: 'required text', href: 'required text' },
    children: 'any',
    parent: 'Cards',
    example: '<Card title="APIs" href="/docs/services/apis/">…</Card>',
  },
  Commands: {
    props: { source: 'required text', group: 'text' },
    children: 'nothing',
    example: '<Commands source="server-commands" group="kara/fun" />',
  },
  OrgChart: { props: { source: 'required text' }, children: 'nothing', example: '<OrgChart source="tech-team" />' },
  Operation: { props: { id: 'required text' }, children: 'nothing', example: '<Operation id="getFBOs" />' },
  Details: {
    props: { summary: 'required text', open: 'yes or no' },
    children: 'blocks',
    example: '<Details summary="More about it">…</Details>',
  },
  Kbd: { props: {}, children: 'words', example: '<Kbd>Ctrl+K</Kbd>' },
  Video: {
    props: { href: 'required text', title: 'required text', poster: 'text' },
    children: 'nothing',
    example: '<Video href="https://www.youtube.com/watch?v=…" title="Your first flight" />',
  },
  Snippet: { props: { name: 'required text' }, children: 'nothing', example: '<Snippet name="ask-for-help" />' },
  Demo: { props: {}, children: 'blocks', example: '<Demo>…</Demo>' },
} as const satisfies Record<
  string,
  Omit<ComponentContract, 'parent' | 'children'> & { parent?: string; children: string | readonly string[] }
>;

export type ComponentName = keyof typeof components;

const tags = (names: string, contract: Pick<ComponentContract, 'props' | 'children'>) =>
  Object.fromEntries(
    names.split(' ').map((name): [string, ComponentContract] => {
      const example = contract.children === 'nothing' ? `<${name} />` : `<${name}>…</${name}>`;
      return [name, { ...contract, example }];
    }),
  );
/** HTML within a line. */
const words = 'b strong i em s del strike ins u q cite dfn code samp tt var small';
const cell = { colspan: 'text', rowspan: 'text', align: 'text' } as const;

/** HTML that stays unchanged, with the attributes that stay. Others, such as `class` and `style`, are left out. */
export const html: Readonly<Record<string, ComponentContract>> = {
  ...tags('br hr wbr', { props: {}, children: 'nothing' }),
  ...tags('sub sup mark', { props: {}, children: 'words' }),
  ...tags(words, { props: {}, children: 'any' }),
  ...tags('ul dl dt dd li blockquote table caption thead tbody tfoot tr', { props: {}, children: 'any' }),
  ...tags('ol', { props: { start: 'text' }, children: 'any' }),
  ...tags('th td', { props: cell, children: 'any' }),
  abbr: {
    props: { title: 'required text' },
    children: 'words',
    example: '<abbr title="Flight Crew Portal">FCP</abbr>',
  },
};

/** HTML that is read as equivalent Markdown, or only for its content; and Docusaurus's name of a tab. */
const otherTags = 'a img picture source kbd details summary h1 h2 h3 h4 h5 h6 p div center span font big TabItem'.split(
  ' ',
);

/** The Markdown to write instead of tags that documents don't have, with the tags' names. */
const instead: readonly [markdown: string, names: string][] = [
  ['[text](address)', 'a'],
  ['![what the picture shows](./picture.png)', 'img'],
  ['a code block, between two lines of three backticks', 'pre'],
  ['![what the picture shows](./picture.png "Caption")', 'figure figcaption'],
  [components.Details.example, 'summary Accordion Collapse'],
  [':::note[Title]', 'Admonition Callout Alert Note'],
  [':::tip[Title]', 'Tip'],
  [':::info[Title]', 'Info'],
  [':::warning[Title]', 'Warning'],
  [':::danger[Title]', 'Danger'],
  [':::note', 'aside Aside'],
  [
    'only the text: every page has one layout',
    'article button footer form header input label main nav script section style',
  ],
  [components.Video.example, 'video YouTube'],
  [`a link, \`[the calendar](https://…)\`, or for a video \`${components.Video.example}\``, 'iframe'],
];

/** The Markdown to write instead of a tag, by the tag's name. */
export const insteadOf: Readonly<Record<string, string>> = {
  'a name': '## Heading {/* #its-id */}',
  ...Object.fromEntries(instead.flatMap(([markdown, names]) => names.split(' ').map((name) => [name, markdown]))),
};

/** The names of tags within a line; the others are blocks. */
export const inlineTags: ReadonlySet<string> = new Set(
  `Operation Kbd br wbr sub sup abbr mark a img picture source kbd span font big ${words}`.split(' '),
);

/** Return the contract of a tag's name; undefined for an unknown one. */
export function contractOf(name: string): ComponentContract | undefined {
  if (Object.hasOwn(components, name)) return components[name as ComponentName];
  return Object.hasOwn(html, name) ? html[name] : undefined;
}

/** True for a name that begins a tag in a `.md` file, too. Others, such as `<label>`, may be words. */
export const isTagName = (name: string): boolean =>
  contractOf(name) !== undefined ||
  otherTags.includes(name) ||
  (Object.hasOwn(insteadOf, name) && /^(?:[A-Z]|script|style|iframe|video|fig|pre|aside)/.test(name));
