/** The components that documents may use besides Markdown, each with its contract. */
import type { ImageAsset, OperationLink } from './context';
import type { Command, Position } from './data';

export interface ComponentContract {
  /** The kind of value that each attribute holds. */
  props: Readonly<Record<string, 'text' | 'required text' | 'yes or no'>>;
  /** The allowed content: any Markdown, words on one line, nothing, or only the named components. */
  children: 'blocks' | 'blocks or nothing' | 'words' | 'nothing' | 'one numbered list' | readonly ComponentName[];
  /** The only component that may contain this one. */
  parent?: ComponentName;
  /** An example of its use. */
  example: string;
}

/** A command and the anchor of its row. */
export type CommandRow = Command & { id: string };

/** A checked component of a document, for the renderers. */
export interface ComponentData {
  name: ComponentName | HtmlName;
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
    children: 'blocks or nothing',
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

/** Plain HTML for which Markdown has no syntax. */
export const html = {
  br: { props: {}, children: 'nothing', example: '<br />' },
  sub: { props: {}, children: 'words', example: 'CO<sub>2</sub>' },
  sup: { props: {}, children: 'words', example: 'm<sup>2</sup>' },
  mark: { props: {}, children: 'words', example: '<mark>new</mark>' },
  abbr: {
    props: { title: 'required text' },
    children: 'words',
    example: '<abbr title="Flight Crew Portal">FCP</abbr>',
  },
} as const satisfies Record<string, ComponentContract>;

export type HtmlName = keyof typeof html;

/** The Markdown to write in place of other HTML, with the names of its tags. */
const instead: readonly [markdown: string, names: string][] = [
  ['[text](address)', 'a'],
  ['**bold**', 'b strong u'],
  ['*italic*', 'i em var'],
  ['~~struck out~~', 's del strike'],
  ['`code`', 'code tt samp'],
  ['a code block, between two lines of three backticks', 'pre'],
  ['![what the picture shows](./picture.png)', 'img'],
  ['![what the picture shows](./picture.png "Caption")', 'figure figcaption'],
  ['a list: each line begins with `- `', 'ul li'],
  ['a numbered list: each line begins with `1. `', 'ol'],
  ['a paragraph: text between empty lines', 'p'],
  ['## Heading', 'h1 h2'],
  ['### Heading', 'h3'],
  ['#### Heading', 'h4'],
  ['##### Heading', 'h5'],
  ['###### Heading', 'h6'],
  ['---', 'hr'],
  ['a Markdown table: `| a | b |`', 'table thead tbody tr th td'],
  ['> quotation', 'blockquote'],
  [components.Kbd.example, 'kbd'],
  [components.Details.example, 'details summary'],
  [':::note[Title]', 'Admonition Note'],
  [':::tip[Title]', 'Tip'],
  [':::info[Title]', 'Info'],
  [':::warning[Title]', 'Warning'],
  [':::danger[Title]', 'Danger'],
  [':::note', 'aside'],
  [
    'only the text: every page has one layout',
    'article big button center div footer form header input label main nav script section small span style',
  ],
  ['only the text, or `**bold**`', 'font'],
  [components.Tab.example, 'TabItem'],
  [components.Video.example, 'iframe video YouTube'],
];

/** The Markdown to write in place of other HTML, by the name of its tag. */
export const insteadOf: Readonly<Record<string, string>> = {
  'a name': '## Heading {/* #its-id */}',
  ...Object.fromEntries(instead.flatMap(([markdown, names]) => names.split(' ').map((name) => [name, markdown]))),
};

/** Return the contract of a tag's name; undefined for an unknown one. */
export function contractOf(name: string): ComponentContract | undefined {
  if (Object.hasOwn(components, name)) return components[name as ComponentName];
  return Object.hasOwn(html, name) ? html[name as HtmlName] : undefined;
}
