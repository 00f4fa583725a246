/** Draw diagrams that are written as Mermaid, without a browser. Pure. */
import { parseDocument } from 'htmlparser2';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Package from 'beautiful-mermaid';
import { withTokens } from '../../styles/tokens';
import { escapeHtml } from '../../text/escape-html';
import { elementsOf, isElement, textOf, type HtmlNode } from '../../text/html-tree';

type Mermaid = Pick<typeof Package, 'parseMermaid' | 'renderMermaidSVG'>;

let loaded: Mermaid | undefined;

/**
 * Load beautiful-mermaid at the first diagram, because loading takes a third of a second. Load it by its path, because the package
 * offers itself only to `import`, and the build's code is CommonJS.
 */
export function mermaid(): Mermaid {
  if (loaded) return loaded;
  const load = createRequire(join(process.cwd(), 'package.json'));
  const places = (load.resolve.paths('beautiful-mermaid') ?? []).map((folder) =>
    join(folder, 'beautiful-mermaid/dist/index.js'),
  );
  loaded = load(places.find((place) => existsSync(place)) ?? 'beautiful-mermaid') as Mermaid;
  return loaded;
}

/** The kinds that are drawn, by the words with which they begin. */
const kinds: Record<string, RegExp> = {
  flowchart: /^(graph|flowchart)\b/,
  stateDiagram: /^stateDiagram(-v2)?$/,
  sequenceDiagram: /^sequenceDiagram$/,
  classDiagram: /^classDiagram$/,
  erDiagram: /^erDiagram$/,
};

/** A line that the drawing would not show as written; `line` counts from 1. */
export interface DiagramMistake {
  line: number;
  message: string;
  fix: string;
}

/** List the lines that are neither empty nor a comment. */
function statementsOf(source: string): { line: number; text: string }[] {
  return source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
}

/** Write the first line in the form that beautiful-mermaid reads: without a semicolon, and with a direction. */
const withHead = (source: string): string =>
  source.replace(
    /^((?:\s*%%.*\n)*\s*)(graph|flowchart)(?:[ \t]+(\w+))?[ \t]*;?[ \t]*(?![^\n])/,
    (_, above: string, kind: string, direction = 'TD') => `${above}${kind} ${direction}`,
  );

/** Describe everything that a source draws; undefined if it cannot be drawn. */
function meaningOf(source: string, isGraph: boolean): string | undefined {
  try {
    if (!isGraph) return mermaid().renderMermaidSVG(source);
    const { nodes, edges, subgraphs, direction } = mermaid().parseMermaid(withHead(source));
    return JSON.stringify([[...nodes], edges, subgraphs, direction]);
  } catch {
    return undefined;
  }
}

/** Matches a line that the drawing may do without: the end of a group, or a node that another line names, too. */
const spare = /^(?:end|direction\s+\w+|\}|(?:(?:participant|actor|class|state)\s+)?([\p{L}\p{N}_-]+)(?:\s*\{)?)$/u;

/** Matches a name that contains a misread arrow: beautiful-mermaid needs spaces around arrows. */
const misread = /"([^"]*(?:--|==|-\.)[^"]*)"/;

/** Matches a line with an arrow of one sign outside labels. */
const shortArrow = /^(?:"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||[^"[({|])*?(?<![-=.~<xo])([-=—–]>>?|→)/;

/** List what a source says but its drawing would not show: beautiful-mermaid leaves out lines that it cannot read. */
export function checkDiagram(source: string): DiagramMistake[] {
  const report = (line: number, message: string, fix: string) => [{ line, message, fix }];
  const [head, ...statements] = statementsOf(source);
  if (!head) return report(1, 'This diagram is empty.', 'Begin with its kind: `flowchart TD`.');
  const kind = Object.keys(kinds).find((name) => kinds[name]?.test(head.text));
  if (kind === undefined) {
    const message = `Diagrams of the kind \`${head.text.split(/\s/)[0]}\` are not drawn here.`;
    return report(head.line, message, `Choose from: ${Object.keys(kinds).join(', ')}; or put in a picture.`);
  }
  const isGraph = kind === 'flowchart' || kind === 'stateDiagram';
  const whole = meaningOf(source, isGraph);
  if (whole === undefined || statements.length === 0)
    return report(head.line, 'This diagram draws nothing.', 'Write a line such as `A --> B` below its kind.');
  const lines = source.split('\n');
  return statements.flatMap(({ line, text }): DiagramMistake[] => {
    const [, arrow = ''] = (isGraph && shortArrow.exec(text)) || [];
    if (arrow !== '') return report(line, `\`${arrow}\` is not drawn.`, `Write \`${text.replace(arrow, '-->')}\`.`);
    const alone = kind === 'flowchart' ? meaningOf(`graph TD\n${text}`, true) : undefined;
    const [, name] = misread.exec(alone?.split(']]')[0] ?? '') ?? [];
    if (name !== undefined)
      return report(line, `\`${name}\` is read as a name here.`, 'Write a space on both sides of each arrow.');
    const isSpare = spare.exec(text);
    if (isSpare && statements.some((other) => other.line !== line && other.text.includes(isSpare[1] ?? ''))) return [];
    if (meaningOf(lines.with(line - 1, '').join('\n'), isGraph) !== whole) return [];
    const fix = `Write it as Mermaid's manual does for \`${kind}\`, or remove it. Colours follow the site.`;
    return report(line, 'This line is not drawn.', fix);
  });
}

/** Colours of the drawing, as design tokens. */
const colors: Record<string, string> = {
  bg: 'color-bg',
  _text: 'color-text',
  '_text-sec': 'color-muted',
  '_text-muted': 'color-muted',
  '_text-faint': 'color-muted',
  _line: 'color-muted',
  _arrow: 'color-muted',
  '_node-fill': 'color-surface',
  '_node-stroke': 'color-border-strong',
  '_group-fill': 'color-bg',
  '_group-hdr': 'color-selected',
  '_inner-stroke': 'color-border',
  '_key-badge': 'color-selected',
};

const shapes = 'defs marker g rect circle ellipse line polyline polygon path text tspan'.split(' ');
const attributes =
  /^(viewBox|width|height|[xyr]|[xyr][12xy]?|c[xy]|d[xy]?|points|id|ref[XY]|marker\w+|marker-(start|end|mid)|orient|transform|fill(-opacity)?|stroke(-\w+)?|text-anchor|font-(size|weight|style))$/;

const round = (value: string) => value.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Write one attribute in the site's form: tokens as colours, short numbers, unique ids. */
function attribute(name: string, value: string, id: string): string {
  if (!attributes.test(name)) return '';
  if (name === 'id') return ` id="${id}-${escapeHtml(value)}"`;
  const own = value
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
    .replace(/var\(--([\w-]+)\)/g, (_, variable: string) => `var(--${colors[variable] ?? 'color-text'})`);
  if (/^(fill|stroke)$/.test(name)) return ` ${name}="${escapeHtml(withTokens(own))}"`;
  if (name === 'rx' || name === 'ry') return ` ${name}="${value === '0' ? '4' : value}"`;
  return ` ${name}="${escapeHtml(/^(marker|id)/.test(name) ? own : round(own))}"`;
}

/**
 * Draw a checked diagram: an SVG of only shapes and text, with the site's colours in both modes.
 * @param id prefix of the ids in the drawing, unique on the page
 * @returns its elements, and its size in CSS pixels
 */
export function drawDiagram(source: string, id: string): { content: string; width: number; height: number } {
  const write = (node: HtmlNode): string => {
    if (!isElement(node)) return escapeHtml(textOf(node).replace(/\s*\n\s*/g, ''));
    if (!shapes.includes(node.name)) return '';
    const attributes = Object.entries(node.attribs).map(([name, value]) => attribute(name, value, id));
    return `<${node.name}${attributes.join('')}>${node.children.map(write).join('')}</${node.name}>`;
  };
  const drawing = mermaid().renderMermaidSVG(withHead(source), { padding: 8, bg: '', fg: '' });
  const [svg] = elementsOf(parseDocument(drawing, { xmlMode: true }).children);
  const content = svg?.children.map(write).join('') ?? '';
  return { content, width: Math.ceil(Number(svg?.attribs.width)), height: Math.ceil(Number(svg?.attribs.height)) };
}

/** Describe a diagram in words: its connections, or else all of its texts. */
export function describeDiagram(source: string): string {
  const [head] = statementsOf(source);
  if (/^(graph|flowchart|stateDiagram)/.test(head?.text ?? '')) {
    const { nodes, edges } = mermaid().parseMermaid(withHead(source));
    const name = (node: string) =>
      nodes.get(node)?.label.replace(/<[^>]*>/g, ' ') || (/start|end/.exec(node)?.[0] ?? node);
    return edges
      .map(({ source: from, target, label }) => `${name(from)} → ${name(target)}${label ? ` (${label})` : ''}`)
      .join('; ');
  }
  const { content } = drawDiagram(source, 'd');
  return [...content.matchAll(/<text[^>]*>(.*?)<\/text>/g)]
    .map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
    .join('; ');
}
