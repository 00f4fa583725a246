/** Check the components of a document, and resolve the data that they refer to. */
import type { Node, Parent, Root } from 'mdast';
import { nearest } from '../../text/nearest';
import {
  components,
  contractOf,
  html,
  insteadOf,
  type ComponentContract,
  type ComponentData,
} from '../text/components';
import type { CompileContext } from '../text/context';
import { listed, suggest, type Place, type Source } from '../text/source';
import { resolveData } from '../text/component-data';
import { isElement, type MdxElement, start, walk } from '../text/syntax';
import { valueOf } from '../text/tags';

/**
 * Attach data to each known component of a tree without braces. Report mistakes in names, attributes and positions, and references
 * to missing data.
 */
export function resolveComponents(tree: Root, source: Source, context: CompileContext): void {
  walk(tree, (node, ancestors) => {
    if (!isElement(node)) return;
    const { name } = node;
    if (name === null)
      return source.error(start(node), '`<>` and `</>` have no meaning here.', 'Remove them, or write `\\<`.');
    const contract = contractOf(name);
    if (!contract) {
      // The message about the HTML around it explains this place, too.
      if (!/^[a-z]/.test(name) || !ancestors.some((one) => isElement(one) && Object.hasOwn(insteadOf, one.name ?? '')))
        reportUnknown(isAnchor(node) ? 'a name' : name, start(node), source);
      return;
    }
    const component: ComponentData = {
      name,
      props: readProps(node, name, contract, source),
    };
    node.data = { component };
    checkPlace(node, name, contract, ancestors, source);
    if (name === 'Tab') checkLabel(node, component.props.label, ancestors.at(-1), source);
    resolveData(node, component, source, context);
  });
}

const writeLike = ({ example }: ComponentContract) => `Write it like this: \`${example}\`.`;

/** True for an anchor of HTML: `<a>` without `href`. */
const isAnchor = ({ name, attributes }: MdxElement) =>
  name === 'a' && !attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'href');

/** Report a tag that is neither a component nor allowed HTML. */
export function reportUnknown(name: string, place: Place, source: Source): void {
  const instead = Object.hasOwn(insteadOf, name) ? insteadOf[name] : undefined;
  if (instead !== undefined) {
    const isAlone = source.after(place).startsWith(`<${name}>`) && !source.text.includes(`</${name}>`);
    const asText = isAlone ? '; for plain text put it in backticks' : '';
    const fix = `Write ${/^(a|only) /.test(instead) ? instead : `\`${instead}\``}${asText}.`;
    return source.error(place, `Documents have another way to write \`<${name}>\`.`, fix);
  }
  const [blank] = /^<(?:insert|enter|add|your)\s[^<>="]*>/i.exec(source.after(place)) ?? [];
  if (blank !== undefined)
    return source.error(place, `\`${blank}\` is a placeholder: the words are still missing.`, 'Write them.');
  const near = nearest(name, [...Object.keys(components), ...Object.keys(html)]);
  const boxes = Object.keys(insteadOf).filter((other) => /^[A-Z]/.test(other));
  const box = near === undefined ? nearest(name, boxes) : undefined;
  if (near === undefined && box === undefined && /^[a-z]/.test(name))
    return source.error(
      place,
      `\`<${name}>\` is read as HTML, which documents cannot contain.`,
      `For plain text put it in backticks, or write \`\\<${name}>\`.`,
    );
  const fix = near ? `Did you mean \`<${near}>\`?` : `Choose from: ${listed(Object.keys(components))}.`;
  const asBox = box && `Did you mean a box? Write \`${insteadOf[box]}\`.`;
  source.error(place, `There is no component \`<${name}>\`.`, asBox ?? fix);
}

/** Report a tab with the label of an earlier tab: readers cannot tell them apart, and one may open in place of the other. */
function checkLabel(tab: MdxElement, label: unknown, tabs: Parent | undefined, source: Source): void {
  const before = tabs?.children.slice(0, tabs.children.indexOf(tab)) ?? [];
  const hasTwin = before.some((one) => isElement(one) && one.data?.component?.props.label === label);
  if (typeof label === 'string' && hasTwin)
    source.error(start(tab), `Two tabs have the label \`${label}\`.`, 'Give each its own.');
}

/** Return the valid attributes, and report the others. */
function readProps(
  node: MdxElement,
  name: string,
  contract: ComponentContract,
  source: Source,
): ComponentData['props'] {
  const props: ComponentData['props'] = {};
  const broken = new Set<string>();
  const typed = new Set(node.attributes.map((one) => ('name' in one ? one.name : '')));
  const [missing, ...more] = Object.keys(contract.props).filter(
    (key) => contract.props[key] === 'required text' && !typed.has(key),
  );
  for (const attribute of node.attributes) {
    const place = start(attribute);
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      Object.keys(contract.props).forEach((key) => broken.add(key));
      source.error(place, "Attributes can't come from code.", `Write them out: \`${contract.example}\`.`);
      continue;
    }
    const prop = Object.hasOwn(contract.props, attribute.name) ? contract.props[attribute.name] : undefined;
    // Other attributes of HTML, such as `class`, are left out.
    if (!prop && Object.hasOwn(html, name)) continue;
    if (!prop) {
      const known = Object.keys(contract.props);
      const isAddress = missing === 'href' && /^(?:src|url|link)$/.test(attribute.name);
      const meant = nearest(attribute.name, known) ?? (more.length === 0 || isAddress ? missing : undefined);
      broken.add(meant ?? '');
      const [, written] = /^[\w-]+(=(?:"[^"]*"|'[^']*'))/.exec(source.after(place)) ?? [];
      const renamed = missing !== undefined && meant === missing && written && `Write \`${meant}${written}\`.`;
      source.error(
        place,
        `\`<${name}>\` has no attribute \`${attribute.name}\`.`,
        renamed ||
          (known.length === 0
            ? `It takes none: \`${contract.example}\`.`
            : suggest(attribute.name, known, 'attribute')),
      );
      continue;
    }
    const value = valueOf(attribute);
    const problem = mismatch(value, prop);
    if (problem === undefined) {
      props[attribute.name] = value as string | boolean;
      continue;
    }
    broken.add(attribute.name);
    source.error(place, `\`${attribute.name}\` of \`<${name}>\` ${problem}.`, writeLike(contract));
  }
  for (const [key, prop] of Object.entries(contract.props)) {
    if (prop !== 'required text' || key in props || broken.has(key)) continue;
    const [, tag, end] = /^(<[^<>]*?)\s*(\/?>)/.exec(source.after(start(node))) ?? [];
    const [value] = new RegExp(`${key}="[^"]*"`).exec(contract.example) ?? [];
    const fix =
      tag && value ? `Write it like this: \`${tag} ${value}${end === '/>' ? ' ' : ''}${end}\`.` : writeLike(contract);
    source.error(start(node), `\`<${name}>\` needs the attribute \`${key}\`.`, fix);
  }
  return props;
}

function mismatch(value: unknown, type: ComponentContract['props'][string]): string | undefined {
  if (value === undefined) return 'must be a plain value, not code';
  if (type === 'yes or no') return typeof value === 'boolean' ? undefined : 'must be written without a value';
  if (typeof value !== 'string') return 'must be text, in quotes';
  return value.trim() === '' ? 'is empty' : undefined;
}

function checkPlace(
  node: MdxElement,
  name: string,
  contract: ComponentContract,
  ancestors: readonly Parent[],
  source: Source,
): void {
  const error = (message: string, at: Node = node, fix = writeLike(contract)) => source.error(start(at), message, fix);
  const around = ancestors.at(-1);
  if (contract.parent && !(around && isElement(around) && around.name === contract.parent))
    error(
      `\`<${name}>\` is outside \`<${contract.parent}>\`.`,
      node,
      `Write \`<${contract.parent}>\` above it and \`</${contract.parent}>\` below it, each with an empty line around.`,
    );
  const { children } = node;
  const kind = contract.children;
  if (typeof kind !== 'string') {
    const allowed: readonly string[] = kind;
    const stray = children.find((child) => !(isElement(child) && allowed.includes(child.name ?? '')));
    if (stray && !(isElement(stray) && !contractOf(stray.name ?? '')))
      error(`\`<${name}>\` holds ${listed(allowed.map((child) => `<${child}>`))} and nothing else.`, stray);
  }
  if (kind === 'nothing') {
    if (children.length > 0) error(`\`<${name}>\` cannot have content.`);
  } else if (kind === 'one numbered list') {
    const [list, ...rest] = children;
    if (list?.type === 'list' && !list.ordered && rest.length === 0)
      error(`\`<${name}>\` needs a list with numbers.`, list, 'Begin entries with `1.`, `2.` and so on.');
    else if (list?.type === 'list' && rest[0])
      error(
        `These lines end the list, and \`<${name}>\` may hold only one list.`,
        rest[0],
        rest[1]
          ? 'Indent them, and all other lines between two steps, by three spaces.'
          : `Indent its lines as far as the words of the last step, or put it below \`</${name}>\`.`,
      );
    else if (list?.type !== 'list')
      error(`\`<${name}>\` holds one numbered list and nothing else.`, list, `Put this above \`<${name}>\`.`);
  } else if (children.length === 0 && kind !== 'any') error(`\`<${name}>\` is empty.`);
}
