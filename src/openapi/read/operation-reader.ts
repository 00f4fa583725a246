/** Reads paths, webhooks and callbacks as operations. */
import { kebabCase, overviewName, reservedNames } from '../../paths';
import { capitalised, inWords } from '../../text/sentence';
import type { ContentReader } from './content-reader';
import { readExternalDocs, readSecurity, readServers } from './info-reader';
import {
  parameterLocations,
  type Callback,
  type CodeSample,
  type Operation,
  type OperationBody,
  type Response,
} from '../model/model';
import { isMap } from '../model/json';
import { text } from '../source/raw';
import { child, entries, isTrue, items, textAt, type At } from '../source/place';
import type { Reader } from '../source/reader';
import { methods } from '../source/validation-words';
import { markdownInShort, markdownToText } from '../model/markdown';

/** The values of every operation that does not set its own. */
type Defaults = Pick<Operation, 'servers' | 'security'>;

/** Read the operations of a `paths` or `webhooks` object, in order, each with its place. */
export function readOperations(
  reader: Reader,
  content: ContentReader,
  paths: At | undefined,
  defaults: Defaults,
): Map<Operation, At> {
  return new Map(placesIn(reader, paths).map((place) => [readOperation(reader, content, place, defaults), place.at]));
}

/** List the operations of an object of path items. */
function placesIn(reader: Reader, paths: At | undefined): Place[] {
  return entries(paths)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, written]) => {
      const item = openPathItem(reader, written);
      return item ? operationsOf(reader, item).map(([method, at]) => ({ path, method, item, at })) : [];
    });
}

/** A path item and the target of its `$ref`, which may be in another file. Fields of the path item win. */
type PathItem = readonly At[];

function openPathItem(reader: Reader, item: At): PathItem | null {
  const target = reader.follow(item, 'pathItems');
  if (target) reader.note('pathItems', target);
  return target && isMap(target.value) ? [item, target] : null;
}

const part = (item: PathItem, key: string) => item.map((at) => child(at, key)).find((found) => found !== undefined);

/** List the methods of a path item with their operations, empty ones included. */
function operationsOf(reader: Reader, item: PathItem): [method: string, at: At][] {
  const more = part(item, 'additionalOperations');
  const written: [string, At | undefined][] = [
    ...methods.map((method): [string, At | undefined] => [method.toUpperCase(), part(item, method)]),
    ...entries(more),
  ];
  return written.flatMap(([method, operation]): [string, At][] => {
    const at = reader.misplaced(operation);
    if (at?.value === null) return [[method, { ...at, value: {} }]];
    return at && isMap(at.value) ? [[method, at]] : [];
  });
}

interface Place {
  path: string;
  method: string;
  item: PathItem;
  at: At;
}

function readOperation(reader: Reader, content: ContentReader, place: Place, defaults: Defaults): Operation {
  const { item, at } = place;
  const servers = [child(at, 'servers'), part(item, 'servers')].find((level) => items(level).length > 0);
  const security = child(at, 'security');
  return {
    ...readBody(reader, content, place),
    name: '',
    title: '',
    operationId: textAt(at, 'operationId') || null,
    tags: [...new Set(items(child(at, 'tags')).map(({ value }) => text(value)))].filter(Boolean),
    servers: servers ? readServers(reader, servers) : defaults.servers,
    security: security ? readSecurity(reader, security) : defaults.security,
    callbacks: readCallbacks(reader, content, child(at, 'callbacks')),
    externalDocs: readExternalDocs(child(at, 'externalDocs')),
    sunset: textAt(at, 'x-sunset').trim() || null,
    notes: readNotes(at),
    codeSamples: readCodeSamples(reader, child(at, 'x-codeSamples') ?? child(at, 'x-code-samples')),
    pointer: at.pointer,
  };
}

function readBody(reader: Reader, content: ContentReader, { path, method, item, at }: Place): OperationBody {
  const places = content.parameters(
    reader.misplaced(part(item, 'parameters')),
    reader.misplaced(child(at, 'parameters')),
  );
  // OpenAPI 3 ignores parameters with these names, and Authorization (OpenAPI 3.1, 4.8.12.2); Swagger 2.0 does not.
  const elsewhere = new Map([
    ['accept', 'the content of responses'],
    ['content-type', 'the content of the body'],
  ]);
  const allowed = [...places].flatMap(([parameter, place]) => {
    const name = parameter.in === 'header' && !place.file.isConverted ? parameter.name.toLowerCase() : '';
    if (name === 'authorization')
      reader.report('warning', place, {
        message: `OpenAPI ignores ${parameter.name} as a parameter; it is shown, since clients need it.`,
        fix: 'Declare it in components/securitySchemes, and name it in security.',
      });
    const owner = elsewhere.get(name);
    if (owner === undefined) return [parameter];
    const message = `OpenAPI ignores ${parameter.name} as a parameter, since it follows from ${owner}. It is left out.`;
    reader.report('warning', place, { message, fix: 'Remove the parameter.' });
    return [];
  });
  const byLocation = parameterLocations.map((location) => [location, allowed.filter((one) => one.in === location)]);
  const body = child(at, 'requestBody');
  const words = (key: string) => reader.text(child(at, key)) || reader.text(part(item, key));
  return {
    method,
    path,
    ...titled(words('summary'), words('description')),
    deprecated: isTrue(at, 'deprecated'),
    parameters: Object.fromEntries(byLocation) as OperationBody['parameters'],
    requestBody: body ? content.requestBody(body) : null,
    responses: withoutBodies(reader, method, at, content.responses(reader.misplaced(child(at, 'responses')))),
  };
}

/** Remove the bodies of responses that cannot have one: to HEAD, and with the statuses 1xx, 204, 205 and 304 (RFC 9110, 6.4.1). */
function withoutBodies(reader: Reader, method: string, at: At, responses: Response[]): Response[] {
  return responses.map((response) => {
    const { status, content } = response;
    const isEmpty = /^(?:1|204|205|304)/.test(status);
    if (content.length === 0 || (method !== 'HEAD' && !isEmpty)) return response;
    const written = child(at, 'responses');
    reader.report('warning', (written && child(written, status)) ?? written ?? at, {
      message: `A response ${isEmpty ? `with the status ${status}` : 'to HEAD'} has no body, so its content is left out.`,
      group: 'responses have content where HTTP allows none',
      fix: 'Remove its content.',
    });
    return { ...response, content: [] };
  });
}

/** The maximum length of a title, in characters, so that it fits into lists. */
const longestTitle = 80;

/**
 * Make a title of the summary. Escape HTML and `__name__`: OpenAPI's summaries are plain text. If the summary is too long, take
 * its first sentence or its beginning, and put the complete summary before the description.
 */
function titled(summary: string, description: string): Pick<OperationBody, 'summary' | 'description'> {
  const written = summary.replace(/`[^`]*`|<|(?<=^|[\s("'*])_+/g, (part) =>
    part.startsWith('`') ? part : part.replace(/./g, '\\$&'),
  );
  const whole = markdownToText(written);
  if (whole.length <= longestTitle) return { summary: whole, description };
  return {
    summary: firstSentence(whole) || markdownInShort(whole, longestTitle - 1),
    description: description.startsWith(summary.trim()) ? description : `${written.trim()}\n\n${description}`.trim(),
  };
}

/** Return the first sentence of a text without its full stop, also in Chinese and Japanese; empty if it is too long for a title. */
function firstSentence(text: string): string {
  const [sentence = ''] = /^.*?(?:[^.\s]{2}[.!?](?=\s|$)|[。！？])/.exec(text) ?? [];
  return sentence.length <= longestTitle ? sentence.replace(/[.。]$/, '') : '';
}

type Named = Pick<Operation, 'method' | 'path' | 'summary' | 'description' | 'operationId'>;

/** Name an operation for readers: by its summary, its description's first sentence, its id, or method and path. */
function operationTitle(operation: Named, prefix: string): string {
  const [paragraph = ''] = operation.description.trim().split(/\n\s*\n/, 1);
  return operation.summary || firstSentence(markdownToText(paragraph)) || titleById(operation, prefix);
}

/** Name an operation by its id, or by method and path, without the prefix of all paths. */
function titleById(operation: Identified, prefix: string): string {
  const { method, path } = operation;
  const own = path.startsWith(prefix) ? path.slice(prefix.length) : path;
  return inWords(ownId(operation)) || `${capitalised(method.toLowerCase())} ${inWords(own).toLowerCase() || path}`;
}

/** Find the segments with which all paths begin, such as `/api/v5`. A path must not end there or continue with a parameter. */
function sharedPrefix(paths: readonly string[]): string {
  const [first = '', ...others] = [...new Set(paths)].filter((path) => path.startsWith('/'));
  const ends = [...first.matchAll(/\//g)].map(({ index }) => index).reverse();
  const isOfAll = (end: number) => others.every((path) => path.startsWith(first.slice(0, end + 1)));
  const end = ends.find((at) => isOfAll(at) && ![first, ...others].some((path) => path[at + 1] === '{'));
  return others.length > 0 ? first.slice(0, end ?? 0) : '';
}

/** List the titles of operations. If two descriptions begin with the same sentence, the id names the operation. */
export function operationTitles(operations: readonly Named[]): string[] {
  const prefix = sharedPrefix(operations.map(({ path }) => path));
  const titles = operations.map((operation) => operationTitle(operation, prefix));
  return operations.map((operation, index) => {
    const title = titles[index] ?? '';
    const isShared = titles.indexOf(title) !== titles.lastIndexOf(title);
    return isShared && markdownToText(operation.description).startsWith(title.replace(/…$/, ''))
      ? titleById(operation, prefix)
      : title;
  });
}

/** Give each operation its title and a unique page name: its id, else its method and path. */
export function nameOperations(reader: Reader, places: ReadonlyMap<Operation, At>, title: string): void {
  const taken = new Map([
    ...reservedNames.map((name): [string, string] => [name, 'the site']),
    [overviewName(title), 'the overview'],
  ]);
  const ids = [...places.keys()].map(ownId);
  const titles = operationTitles([...places.keys()]);
  for (const [index, [operation, at]] of [...places].entries()) {
    const label = `${operation.method} ${operation.path}`;
    const id = ownId(operation);
    const byPath = kebabCase(`${operation.method.toLowerCase()} ${operation.path}`);
    // If FastAPI functions share a name, name each page by its path: the order of the functions must not matter.
    const isShared = id !== operation.operationId && ids.indexOf(id) !== ids.lastIndexOf(id);
    const wanted = (!isShared && kebabCase(id)) || byPath;
    let name = wanted;
    for (let count = 1; taken.has(name); count += 1) name = count === 1 ? byPath : `${byPath}-${count}`;
    if (name !== wanted) {
      const [other = ''] = [taken.get(wanted)];
      const isSame = operation.operationId !== null && ids.indexOf(id) !== index;
      const message = isSame
        ? `${label} has the operationId of ${other}, ${operation.operationId}, so its page is ${name}.`
        : `${capitalised(other)} already uses the page ${wanted}, so ${label} is at ${name}.`;
      reader.report('warning', child(at, 'operationId') ?? at, {
        message,
        group: 'operations cannot have the address that their operationId gives',
        fix: 'Give one of the two another operationId.',
      });
    }
    taken.set(name, label);
    operation.name = name;
    operation.title = titles[index] ?? '';
  }
}

function readCallbacks(reader: Reader, content: ContentReader, at: At | undefined): Callback[] {
  return entries(at).flatMap(([name, callback]) => {
    const found = reader.follow(callback, 'callbacks') ?? undefined;
    return placesIn(reader, found).map((place) => ({ name, operation: readBody(reader, content, place) }));
  });
}

function readNotes(at: At): string[] {
  const own = (key: string) => textAt(at, key).trim();
  const badges = items(child(at, 'x-badges')).map(
    (badge) => text(badge.value) || textAt(badge, 'name') || textAt(badge, 'label'),
  );
  return [
    own('x-deprecated-description'),
    own('x-sunset') && `Ends on ${own('x-sunset')}.`,
    own('x-stability') && `Stability: ${own('x-stability')}.`,
    ...badges,
  ].filter(Boolean);
}

function readCodeSamples(reader: Reader, at: At | undefined): CodeSample[] {
  return items(reader.misplaced(at)).flatMap((written) => {
    const sample = reader.misplaced(written);
    const source = reader.text(child(sample, 'source'));
    const lang = textAt(sample, 'lang');
    return source ? [{ lang, label: textAt(sample, 'label') || lang, source }] : [];
  });
}

type Identified = Pick<Operation, 'operationId' | 'method' | 'path'>;

/** Return an operation's id. FastAPI joins a function's name, its path and its method: then return the function's name. */
export function ownId({ operationId, method, path }: Identified): string {
  const id = operationId ?? '';
  const made = `${path}_${method.toLowerCase()}`.replace(/\W/g, '_');
  return id.endsWith(made) && id !== made ? id.slice(0, -made.length) : id;
}
