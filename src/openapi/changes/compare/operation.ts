/** Compare an operation between two versions. Pure. */
import type { Header, MediaType, Operation, OperationBody, Parameter, Response } from '../../model/model';
import { opposite } from '../../schema/problems';
import { viewSchema } from '../../schema/view';
import { code, type Words } from '../../words/words';
import { typesOf } from './keywords';
import { match, pathNames, pathShape } from './match';
import { breaks, came, compareDeprecation, compareRequired, compareText, find, went, type Place } from './place';
import { compareSchemas } from './schemas';
import { compareSecurity } from './security';

/** Compare one operation, with its callbacks. */
export function compareOperation(place: Place, was: Operation, is: Operation): void {
  const tags = (operation: Operation) => [...operation.tags].sort().join(', ');
  compareAddress(place, was, is);
  compareDeprecation(place, was, is);
  compareSecurity(place, was.security, is.security);
  compareText(place, 'summary', was.summary, is.summary);
  compareText(place, 'description', was.description, is.description);
  compareText(place, 'tag', tags(was), tags(is));
  compareServers(place, was, is);
  compareExchange(place, was, is);
  compareCallbacks(place, was, is);
}

function compareAddress(place: Place, was: Operation, is: Operation): void {
  const [before, after] = [`${was.method} ${was.path}`, `${is.method} ${is.path}`];
  if (was.method !== is.method || pathShape(was.path) !== pathShape(is.path))
    breaks(place, 'path', ['has moved: it was ', code(before)], 'Send requests to its new address.', { before, after });
  if (was.operationId === is.operationId || was.operationId === null) return;
  const now: Words =
    is.operationId === null
      ? ['has no name for generated code any more']
      : ['is called ', code(is.operationId), ' in generated code'];
  const advice = 'Rename it where you use generated code; requests stay the same.';
  breaks(place, 'operationId', [...now, '; it was ', code(was.operationId)], advice);
}

export const addressesOf = ({ servers }: Pick<Operation, 'servers'>) => servers.map(({ url }) => url);

/** Compare the servers, unless both versions of the operation use the servers of the API, which are compared once. */
function compareServers(place: Place, was: Operation, is: Operation): void {
  const text = (owner: Pick<Operation, 'servers'>) => addressesOf(owner).join();
  const ofApi = [text(place.versions.before), text(place.versions.after)];
  const isCommon = ofApi.includes(text(was)) && ofApi.includes(text(is));
  if (text(was) !== text(is) && !isCommon) find(place, { keyword: 'servers', says: ['has other servers'] });
}

function compareCallbacks(place: Place, was: Operation, is: Operation): void {
  const { pairs, added, removed } = match(was.callbacks, is.callbacks, [
    ({ name, operation: { method, path } }) => [`${name} ${method} ${path}`],
    ({ name, operation: { method } }) => [`${name} ${method}`],
  ]);
  for (const [before, { name, operation }] of pairs)
    compareExchange({ ...place, callback: name, direction: opposite(place.direction) }, before.operation, operation);
  for (const { name } of added)
    find(place, { kind: 'added', keyword: 'callbacks', says: ['has the new callback ', code(name)] });
  for (const { name } of removed)
    breaks(place, 'callbacks', ['no longer has the callback ', code(name)], 'Do not wait for it.');
}

/** Compare the request and the responses. */
function compareExchange(place: Place, was: OperationBody, is: OperationBody): void {
  compareParameters(place, was, is);
  compareRequest({ ...place, part: { of: 'body' } }, was, is);
  compareResponses({ ...place, direction: opposite(place.direction) }, was, is);
}

/** Compare parameters: path parameters by position, others by name and location; a parameter that changed its location, by name. */
function compareParameters(place: Place, was: OperationBody, is: OperationBody): void {
  const markOf = ({ path }: OperationBody) => {
    const names = pathNames(path);
    return (parameter: Parameter) => {
      const at = parameter.in === 'path' ? names.indexOf(parameter.name) : -1;
      const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
      return { parameter, place: `${parameter.in} ${at < 0 ? name : at}` };
    };
  };
  const placed = (body: OperationBody) => Object.values(body.parameters).flat().map(markOf(body));
  const { pairs, added, removed } = match(placed(was), placed(is), [
    (one) => [one.place],
    ({ parameter }) => [parameter.name],
  ]);
  const own = ({ in: location, name }: Parameter): Place => ({
    ...place,
    part: { of: 'parameter', in: location, name },
  });
  for (const [old, { parameter }] of pairs) compareParameter(own(parameter), old.parameter, parameter);
  for (const { parameter } of added) came(own(parameter), 'parameter', parameter.required);
  for (const { parameter } of removed) went(own(parameter), 'parameter', parameter);
}

const locationNames: Partial<Record<string, string>> = {
  querystring: 'query string',
  header: 'header',
  cookie: 'cookie',
};

export const locationName = (location: string) => locationNames[location] ?? `${location} parameter`;

function compareParameter(place: Place, was: Parameter, is: Parameter): void {
  const verb = place.direction === 'request' ? 'Send' : 'Read';
  if (was.in !== is.in)
    breaks(place, 'in', [`has moved: it was a ${locationName(was.in)}`], `${verb} it in its new place.`);
  compareHeader(place, was, is);
  if (was.in === is.in) compareForm(place, was, is);
}

/** Compare the fields that parameters and response headers share. */
function compareHeader(place: Place, was: Header, is: Header): void {
  compareRequired(place, was.required, is.required);
  compareDeprecation(place, was, is);
  compareText(place, 'description', was.description, is.description);
  compareSchemas(place, was.schema, is.schema);
}

/** Compare how values are written. Only two styles change how a single value is written. */
function compareForm(place: Place, was: Parameter, is: Parameter): void {
  const { versions } = place;
  const isList = [viewSchema(versions.before, was.schema), viewSchema(versions.after, is.schema)].some((view) => {
    const types = typesOf(view);
    return !types || types.includes('array') || types.includes('object');
  });
  const form = ({ style, explode, content }: Parameter) => {
    if (content) return content.mediaType;
    const isStyled = isList || style === 'matrix' || style === 'label';
    return isStyled ? `${style}${explode ? ', exploded' : ''}` : 'plain';
  };
  if (form(was) === form(is)) return;
  const says: Words = ['is written in another way: ', code(form(is)), '; it was ', code(form(was))];
  breaks(place, 'style', says, `${place.direction === 'request' ? 'Write' : 'Read'} it in the new way.`);
}

function compareRequest(place: Place, was: OperationBody, is: OperationBody): void {
  const [before, after] = [was.requestBody, is.requestBody];
  if (before && after) {
    compareRequired(place, before.required, after.required);
    compareText(place, 'description', before.description, after.description);
    compareContent(place, place, before.content, after.content);
  } else if (after) came(place, 'requestBody', after.required, { isNew: false });
  else if (before) breaks(place, 'requestBody', ['is gone'], 'Send none.');
}

/** Find the response for a status: under the status, else under its range, else under `default`. */
function covering(responses: readonly Response[], status: string): Response | undefined {
  const byName = (name: string) => responses.find((response) => response.status === name);
  return byName(status) ?? byName(`${status[0] ?? ''}XX`) ?? byName('default');
}

const isSuccess = ({ status }: Response) => status.startsWith('2');

function compareResponses(place: Place, was: OperationBody, is: OperationBody): void {
  const all: Place = { ...place, part: { of: 'responses' } };
  const compared = new Set<string>();
  for (const status of new Set([...is.responses, ...was.responses].map((response) => response.status))) {
    const [before, after] = [covering(was.responses, status), covering(is.responses, status)];
    if (before && after) {
      const pair = `${before.status} ${after.status}`;
      if (!compared.has(pair)) compareResponse(all, before, after, status);
      compared.add(pair);
    } else if (after) {
      const breaks = isSuccess(after) && place.direction === 'response' && was.responses.some(isSuccess);
      find(all, {
        kind: breaks ? 'breaking' : 'added',
        keyword: 'responses',
        says: ['may now have the status ', code(status)],
        advice: 'Expect it.',
      });
    } else if (before && !is.responses.some((one) => covering([before], one.status)))
      find(all, {
        kind: isSuccess(before) ? 'breaking' : 'changed',
        keyword: 'responses',
        says: ['may no longer have the status ', code(status)],
        advice: 'Do not wait for it.',
      });
  }
}

function compareResponse(place: Place, was: Response, is: Response, status: string): void {
  if (was.status === is.status)
    compareText(place, 'description', was.description, is.description, {
      says: ['have another description for the status ', code(status)],
    });
  const { pairs, added, removed } = match(was.headers, is.headers, [({ name }) => [name.toLowerCase()]]);
  const own = ({ name }: Header): Place => ({ ...place, part: { of: 'header', name } });
  for (const [before, header] of pairs) compareHeader(own(header), before, header);
  for (const header of added) came(own(header), 'headers', false);
  for (const header of removed) went(own(header), 'headers', header);
  const body: Place = { ...place, part: { of: 'response' } };
  compareContent(place, body, was.content, is.content, [' with the status ', code(status)]);
}

/** Return a media type without `charset`, which does not distinguish types. */
const mediaName = ({ mediaType }: MediaType) => mediaType.toLowerCase().replace(/\s*;\s*charset=[^;]*/, '');

/** @param place records changes of the media types, `body` of their schemas */
function compareContent(
  place: Place,
  body: Place,
  was: readonly MediaType[],
  is: readonly MediaType[],
  where: Words = [],
): void {
  const { pairs, added, removed } = match(was, is, [({ mediaType }) => [mediaType], (media) => [mediaName(media)]]);
  for (const [before, after] of pairs) {
    compareSchemas(body, before.schema ?? {}, after.schema ?? {});
    compareEncoding(body, before, after);
  }
  for (const { mediaType } of added)
    find(place, { kind: 'added', keyword: 'content', says: [`may now be `, code(mediaType), ...where] });
  const advice = place.direction === 'request' ? 'Send another form.' : 'Ask for another form.';
  for (const { mediaType } of removed)
    breaks(place, 'content', ['may no longer be ', code(mediaType), ...where], advice);
}

/** Compare how the fields of a form are written. Without a style, a list repeats the field, as in the style `form`. */
function compareEncoding(place: Place, was: MediaType, is: MediaType): void {
  const written = ({ encoding }: MediaType) =>
    encoding
      .filter(({ style, explode }) => style !== null && (style !== 'form' || explode === false))
      .map(({ property, style, explode }) => `${property} ${style ?? ''} ${explode ?? ''}`)
      .sort()
      .join();
  const verb = place.direction === 'request' ? 'Write' : 'Read';
  if (written(was) !== written(is))
    breaks(place, 'encoding', ['has fields written in another way'], `${verb} them in the new way.`);
}
