/** Compare the fields of an object between two versions. */
import type { Property, Schema } from '../../model/model';
import { isLeftOut, type Direction } from '../../schema/problems';
import { matches } from '../../schema/value-rules';
import { fieldSchema, viewSchema } from '../../schema/view';
import { bear, combine, requiredWords, type Effect } from './difference';
import { find, findLimit, step, type Walk } from './walk';

/** An object's fields in one direction. */
interface Fields {
  properties: ReadonlyMap<string, Schema>;
  /** Names of the fields that only the other direction has. */
  hidden: ReadonlySet<string>;
  required: ReadonlySet<string>;
  patterns: ReadonlyMap<string, Schema>;
  /** The schema of all other fields; empty if anything is allowed. */
  rest: Schema;
}

function fieldsOf(api: Walk['before'], view: Schema, direction: Direction): Fields {
  const isHidden = ({ schema }: Property) => isLeftOut(viewSchema(api, schema), direction);
  const { properties = [], patternProperties = [] } = view;
  const visible = properties.filter((property) => !isHidden(property));
  return {
    properties: new Map(visible.map(({ name, schema }) => [name, schema])),
    hidden: new Set(properties.filter(isHidden).map(({ name }) => name)),
    required: new Set([
      ...visible.filter(({ required }) => required).map(({ name }) => name),
      ...(view.required ?? []),
    ]),
    patterns: new Map(patternProperties.map(({ pattern, schema }) => [pattern, schema])),
    rest: fieldSchema(view) ?? {},
  };
}

export function compareFields(walk: Walk, before: Schema, after: Schema): void {
  const was = fieldsOf(walk.before, before, walk.direction);
  const is = fieldsOf(walk.after, after, walk.direction);
  for (const [name, schema] of is.properties) {
    const other = was.properties.get(name);
    const inside = step(walk, name);
    if (other) {
      compareRequired(inside, schema, was, is);
      walk.compare(inside, other, schema);
    } else fieldCame(inside, schema, was, is);
  }
  for (const [name, schema] of was.properties)
    if (!is.properties.has(name)) fieldWent(step(walk, name), schema, was, is);
  for (const name of new Set([...was.required, ...is.required]))
    if (!was.properties.has(name) && !is.properties.has(name)) compareRequired(step(walk, name), after, was, is);
  comparePatterns(walk, was, is);
  compareRest(walk, was.rest, is.rest);
  const [old, now] = [before, after].map(
    ({ dependentSchemas = [] }) => new Map(dependentSchemas.map(({ property, schema }) => [property, schema])),
  );
  for (const name of new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])]))
    walk.compare(step(walk, name), old?.get(name) ?? {}, now?.get(name) ?? {});
}

const isOpen = (schema: Schema) => Object.keys(schema).length === 0;

/** Return the effect of describing a field by its own schema, which `rest` described before. */
const described = (rest: Schema, schema: Schema): Effect | null =>
  rest.never ? 'wider' : isOpen(rest) ? (isOpen(schema) ? null : 'narrower') : 'both';

/** Return the effect of a field that became required or optional. */
function ofRequirement({ path }: Walk, was: Fields, is: Fields): Effect | null {
  const [before, after] = [was, is].map(({ required }) => required.has(path.at(-1) ?? ''));
  return before === after ? null : after ? 'narrower' : 'wider';
}

const hiddenIn = ({ direction }: Walk) => (direction === 'request' ? 'read-only' : 'write-only');

/** True for a name that matches a pattern, even if the name also has its own schema. */
function ofPatterns(name: string, { patterns }: Fields): boolean {
  return [...patterns.keys()].some((pattern) => matches(pattern, name));
}

function fieldCame(walk: Walk, schema: Schema, was: Fields, is: Fields): void {
  const name = walk.path.at(-1) ?? '';
  const isNew = !was.hidden.has(name);
  const required = ofRequirement(walk, was, is);
  const isNeeded = required === 'narrower';
  const shown = ofPatterns(name, was) ? 'narrower' : described(was.rest, schema);
  find(walk, schema, {
    topic: 'added',
    keyword: 'properties',
    isNew,
    effect: combine(shown, required),
    says: [`${isNew ? 'is new' : `is no longer ${hiddenIn(walk)}`}${isNeeded ? ' and required' : ''}`],
    isStrict: isNeeded,
  });
}

function fieldWent(walk: Walk, schema: Schema, was: Fields, is: Fields): void {
  const name = walk.path.at(-1) ?? '';
  const isRefused = Boolean(is.rest.never) && !ofPatterns(name, is);
  const shown = ofPatterns(name, is) ? 'wider' : bear(described(is.rest, schema), 'inverted');
  const says = is.hidden.has(name) ? `is now ${hiddenIn(walk)}` : 'is gone';
  find(walk, schema, {
    topic: 'removed',
    keyword: 'properties',
    effect: combine(shown, ofRequirement(walk, was, is)),
    says: [isRefused ? `${says}, and no other fields are allowed` : says],
    isStrict: isRefused,
    removed: viewSchema(walk.before, schema),
  });
}

function compareRequired(walk: Walk, schema: Schema, was: Fields, is: Fields): void {
  const effect = ofRequirement(walk, was, is);
  if (effect === null) return;
  find(walk, schema, {
    keyword: 'required',
    effect,
    says: [requiredWords(effect === 'narrower', walk.direction)],
  });
}

function comparePatterns(walk: Walk, was: Fields, is: Fields): void {
  for (const pattern of new Set([...was.patterns.keys(), ...is.patterns.keys()])) {
    const [before, after] = [was.patterns.get(pattern), is.patterns.get(pattern)];
    const inside = step(walk, `/${pattern}/`);
    if (before && after) {
      walk.compare(inside, before, after);
      continue;
    }
    const schema = before ?? after ?? {};
    const rest = after ? was.rest : is.rest;
    // Names that match a pattern may also have their own schema.
    const overlaps = (after ? was : is).patterns.size + (after ? was : is).properties.size > 0;
    const effect = overlaps && rest.never ? 'both' : described(rest, schema);
    find(inside, schema, {
      keyword: 'patternProperties',
      effect: bear(effect, after ? 'straight' : 'inverted'),
      says: [after ? 'is now described' : 'is no longer described'],
    });
  }
}

function compareRest(walk: Walk, was: Schema, is: Schema): void {
  if (Boolean(was.never) === Boolean(is.never)) return walk.compare(step(walk, '*'), was, is);
  findLimit(step(walk, '*'), is, 'additionalProperties', Boolean(is.never), ['is now refused', 'is now allowed']);
}
