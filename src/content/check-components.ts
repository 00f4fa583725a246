/** Components and braces: what may stand in a document, and what it points at. */
import JSON5 from 'json5';
import type { Parent, Root } from 'mdast';
import { nearest } from '../nearest';
import {
  components,
  contractOf,
  html,
  insteadOf,
  type ComponentContract,
  type ComponentData,
  type ComponentName,
  type HtmlName,
  type PropContract,
  type PropValue,
} from './components';
import type { CompileContext } from './context';
import { listed, suggest, type Place, type Source } from './source';
import { resolveData } from './component-data';
import { isElement, isExpression, type MdxElement, type MdxExpression } from './syntax';
import { start, walk } from './walk';

/**
 * Checks every component, attribute and `{…}` of the tree, and hangs the component's data on its node. Comments and braces
 * with a plain value are resolved; after this the tree holds no expression.
 */
export function checkComponents(tree: Root, source: Source, context: CompileContext): void {
  walk(tree, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (isExpression(node) && parent) checkExpression(node, parent, source);
    else if (isElement(node)) checkElement(node, ancestors, source, context);
  });
}

const comment = /\/\*[\s\S]*?\*\//g;

function checkExpression(node: MdxExpression, parent: Parent, source: Source): void {
  const code = node.value.replace(comment, '').trim();
  const value = literal(code);
  const index = parent.children.indexOf(node);
  if (code === '') {
    parent.children.splice(index, 1);
    return;
  }
  if (typeof value === 'string' || typeof value === 'number') {
    const text = { type: 'text', value: String(value), position: node.position } as const;
    const block = node.type === 'mdxFlowExpression';
    parent.children.splice(index, 1, block ? { type: 'paragraph', children: [text], position: node.position } : text);
    return;
  }
  parent.children.splice(index, 1, { type: 'text', value: '', position: node.position });
  source.error(
    start(node),
    `\`{${shorten(code)}}\` is read as code, and ${/^[\w$]+$/.test(code) ? 'nothing here has that name' : 'documents run none'}.`,
    `For plain text put it in backticks, or write \`\\{${shorten(code)}\\}\`.`,
  );
}

function shorten(code: string): string {
  const line = code.split('\n')[0] ?? '';
  return line.length < code.length || line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** A value of JSON5: what an attribute may hold in braces. Undefined for anything else. */
function literal(code: string): PropValue | undefined {
  try {
    return JSON5.parse<PropValue>(code);
  } catch {
    return undefined;
  }
}

function checkElement(node: MdxElement, ancestors: readonly Parent[], source: Source, context: CompileContext): void {
  const { name } = node;
  if (name === null) {
    return source.error(
      start(node),
      '`<>` and `</>` have no meaning here.',
      'Remove them; for a literal `<` write `\\<`.',
    );
  }
  const contract = contractOf(name);
  if (!contract) return reportUnknown(name, start(node), source);

  const data: ComponentData = {
    name: name as ComponentName | HtmlName,
    props: readProps(node, name, contract, source),
  };
  node.data = { component: data };
  checkPlace(node, name, contract, ancestors, source);
  resolveData(node, data, source, context);
}

/** Reports a tag's name that is neither a component nor HTML that documents may hold. */
export function reportUnknown(name: string, place: Place | undefined, source: Source): void {
  const instead = Object.hasOwn(insteadOf, name) ? insteadOf[name] : undefined;
  if (instead !== undefined) {
    return source.error(
      place,
      `Documents have another way to write \`<${name}>\`.`,
      `Write ${instead.includes(':') ? instead : `\`${instead}\``}.`,
    );
  }
  const known = [...Object.keys(components), ...Object.keys(html)];
  const near = nearest(name, known);
  const box =
    near === undefined &&
    nearest(
      name,
      Object.keys(insteadOf).filter((other) => /^[A-Z]/.test(other)),
    );
  if (box)
    return source.error(
      place,
      `There is no component \`<${name}>\`.`,
      `Did you mean a box? Write \`${insteadOf[box]}\`.`,
    );
  if (near === undefined && /^[a-z]/.test(name)) {
    return source.error(
      place,
      `\`<${name}>\` is read as HTML, and documents hold none.`,
      `For plain text put it in backticks, or write \`\\<${name}>\`.`,
    );
  }
  source.error(
    place,
    `There is no component \`<${name}>\`.`,
    near ? `Did you mean \`<${near}>\`?` : `Choose from: ${listed(Object.keys(components))}.`,
  );
}

function readProps(
  node: MdxElement,
  name: string,
  contract: ComponentContract,
  source: Source,
): Record<string, PropValue> {
  const props: Record<string, PropValue> = {};
  const broken = new Set<string>();
  for (const attribute of node.attributes) {
    const place = start(attribute) ?? start(node);
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      Object.keys(contract.props).forEach((key) => broken.add(key));
      source.error(place, "Attributes can't come from code.", `Write them out: \`${contract.example}\`.`);
      continue;
    }
    const prop = Object.hasOwn(contract.props, attribute.name) ? contract.props[attribute.name] : undefined;
    if (!prop) {
      const known = Object.keys(contract.props);
      broken.add(nearest(attribute.name, known) ?? '');
      source.error(
        place,
        `\`<${name}>\` has no attribute \`${attribute.name}\`.`,
        known.length === 0 ? `It takes none: \`${contract.example}\`.` : suggest(attribute.name, known, 'attribute'),
      );
      continue;
    }
    const value = readValue(attribute.value);
    const problem = value === undefined ? 'must be a plain value, not code' : mismatch(value, prop);
    if (value === undefined || problem !== undefined) {
      broken.add(attribute.name);
      const near = prop.values && typeof value === 'string' ? suggest(value, prop.values, 'value') : undefined;
      source.error(
        place,
        `\`${attribute.name}\` of \`<${name}>\` ${problem}.`,
        near ?? `Write it like this: \`${contract.example}\`.`,
      );
    } else {
      props[attribute.name] = value;
    }
  }
  for (const [key, prop] of Object.entries(contract.props)) {
    if (prop.required && !(key in props) && !broken.has(key)) {
      source.error(
        start(node),
        `\`<${name}>\` needs the attribute \`${key}\`.`,
        `Write it like this: \`${contract.example}\`.`,
      );
    }
  }
  return props;
}

function readValue(value: string | { value: string } | null | undefined): PropValue | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literal(value.value.replace(comment, ''));
}

function mismatch(value: PropValue, prop: PropContract): string | undefined {
  if (prop.type === 'text') {
    if (typeof value !== 'string') return 'must be text, in quotes';
    if (value.trim() === '') return 'is empty';
    return prop.values && !prop.values.includes(value) ? `can't be \`${value}\`` : undefined;
  }
  const type = prop.type === 'number' ? 'number' : 'boolean';
  return typeof value === type
    ? undefined
    : `must be ${prop.type === 'number' ? 'a number: `{2}`' : 'written without a value'}`;
}

function checkPlace(
  node: MdxElement,
  name: string,
  contract: ComponentContract,
  ancestors: readonly Parent[],
  source: Source,
): void {
  const fix = `Write it like this: \`${contract.example}\`.`;
  const around = ancestors.at(-1);
  if (contract.parent && !(around && isElement(around) && around.name === contract.parent)) {
    source.error(
      start(node),
      `\`<${name}>\` stands outside \`<${contract.parent}>\`.`,
      `Write it like this: \`${components[contract.parent].example}\`.`,
    );
  }
  const children = node.children.filter(
    (child) => !(isExpression(child) && child.value.replace(comment, '').trim() === ''),
  );
  if (typeof contract.children !== 'string') {
    const allowed: readonly string[] = contract.children;
    const stray = children.find((child) => !(isElement(child) && allowed.includes(child.name ?? '')));
    if (stray && !(isElement(stray) && !contractOf(stray.name ?? ''))) {
      source.error(
        start(stray),
        `\`<${name}>\` holds ${listed(allowed.map((child) => `<${child}>`))} and nothing else.`,
        fix,
      );
    }
    if (children.length === 0) source.error(start(node), `\`<${name}>\` is empty.`, fix);
  } else if (contract.children === 'nothing') {
    if (children.length > 0) source.error(start(node), `\`<${name}>\` holds nothing.`, fix);
  } else if (contract.children === 'one numbered list') {
    const [list, ...rest] = children;
    if (list?.type !== 'list' || !list.ordered || rest.length > 0) {
      source.error(start(node), `\`<${name}>\` holds one numbered list and nothing else.`, fix);
    }
  } else if (children.length === 0 && contract.children !== 'blocks or nothing') {
    source.error(start(node), `\`<${name}>\` is empty.`, fix);
  }
}
