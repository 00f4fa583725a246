/** Compare the requests and responses of an operation between two versions. Pure. */
import type { Api, Header, MediaType, OperationBody, Response } from '../../model/model';
import { viewSchema } from '../../schema/view';
import { formStyle } from '../../words/how-sent';
import { code, type Words } from '../../words/words';
import { match } from '../schemas/match';
import { compareForms, compareHeader, compareParameters } from './parameters';
import { recordGone, recordWording, type Recorder, type Recorders } from './recorder';

/** Compare requests and responses. */
export function compareExchange(was: OperationBody, is: OperationBody, recorders: Recorders): void {
  compareParameters(was, is, recorders);
  compareRequest(was, is, recorders({ of: 'body' }));
  compareResponses(was, is, recorders);
}

function compareRequest(was: OperationBody, is: OperationBody, record: Recorder): void {
  const [before, after] = [was.requestBody, is.requestBody];
  const isNeeded = Boolean(after?.required) && record.direction === 'request';
  if (!before && !after) return;
  if (!before || !after) {
    record.add({
      kind: !after || isNeeded ? 'breaking' : 'added',
      keyword: 'requestBody',
      says: [after ? (after.required ? 'is new and required' : 'is new') : 'is gone'],
      advice: after ? 'Send one.' : 'Send none.',
    });
    return;
  }
  if (before.required !== after.required)
    record.add({
      kind: isNeeded ? 'breaking' : 'changed',
      keyword: 'required',
      says: [after.required ? 'is now required' : 'is now optional'],
      advice: 'Send one.',
    });
  recordWording(record, 'description', before.description, after.description);
  compareContent(before.content, after.content, record, record);
}

/** Return a media type without `charset`, which does not distinguish types. */
const mediaName = ({ mediaType }: MediaType) => mediaType.toLowerCase().replace(/\s*;\s*charset=[^;]*/, '');

/** @param record reports which media types exist, `body` what they hold */
function compareContent(
  was: readonly MediaType[],
  is: readonly MediaType[],
  record: Recorder,
  body: Recorder,
  where: Words = [],
): void {
  const { pairs, added, removed } = match(was, is, [({ mediaType }) => [mediaType], (media) => [mediaName(media)]]);
  for (const [before, after] of pairs) {
    body.schemas(before.schema ?? {}, after.schema ?? {});
    compareEncoding(before, after, body);
  }
  for (const { mediaType } of added)
    record.add({ kind: 'added', keyword: 'content', says: [`may now be `, code(mediaType), ...where] });
  for (const { mediaType } of removed)
    record.add({
      kind: 'breaking',
      keyword: 'content',
      says: ['may no longer be ', code(mediaType), ...where],
      advice: record.direction === 'request' ? 'Send another form.' : 'Ask for another form.',
    });
}

/** Compare the form of the fields that both versions of a form have. */
function compareEncoding(was: MediaType, is: MediaType, record: Recorder): void {
  if (was.encoding.length + is.encoding.length === 0) return;
  const { before, after } = record.versions;
  const now = new Map(writtenFields(after, is));
  for (const [name, field] of writtenFields(before, was)) {
    const other = now.get(name);
    if (other) compareForms(field, other, record, 'encoding', ['has the field ', code(name)]);
  }
}

/** List the fields of a form with their styles. Without a style, a list repeats the field, as in the style `form`. */
function writtenFields(api: Api, media: MediaType) {
  const { properties = [] } = media.schema ? viewSchema(api, media.schema) : {};
  return properties.map(({ name, schema }) => {
    const encoding = media.encoding.find(({ property }) => property === name);
    const { style, explode } = (encoding && formStyle(api, media, encoding)) ?? {
      style: 'form' as const,
      explode: true,
    };
    return [name, { style, explode, content: null, schema }] as const;
  });
}

/** Find the response for a status: under the status, else under its range, else under `default`. */
function covering(responses: readonly Response[], status: string): Response | undefined {
  const byName = (name: string) => responses.find((response) => response.status === name);
  return byName(status) ?? byName(`${status[0] ?? ''}XX`) ?? byName('default');
}

const isSuccess = ({ status }: Response) => status.startsWith('2');

function compareResponses(was: OperationBody, is: OperationBody, recorders: Recorders): void {
  const record = recorders({ of: 'responses' });
  const compared = new Set<string>();
  for (const status of new Set([...is.responses, ...was.responses].map((response) => response.status))) {
    const [before, after] = [covering(was.responses, status), covering(is.responses, status)];
    if (before && after) {
      const pair = `${before.status} ${after.status}`;
      if (!compared.has(pair)) compareResponse(before, after, status, recorders);
      compared.add(pair);
    } else if (after) {
      const breaks = isSuccess(after) && record.direction === 'response' && was.responses.some(isSuccess);
      record.add({
        kind: breaks ? 'breaking' : 'added',
        keyword: 'responses',
        says: ['may now have the status ', code(status)],
        advice: 'Expect it.',
      });
    } else if (before && !is.responses.some((one) => covering([before], one.status)))
      record.add({
        kind: isSuccess(before) ? 'breaking' : 'changed',
        keyword: 'responses',
        says: ['may no longer have the status ', code(status)],
        advice: 'Do not wait for it.',
      });
  }
}

function compareResponse(was: Response, is: Response, status: string, recorders: Recorders): void {
  const record = recorders({ of: 'responses' });
  if (was.status === is.status)
    recordWording(record, 'description', was.description, is.description, [
      'have another description for the status ',
      code(status),
    ]);
  const { pairs, added, removed } = match(was.headers, is.headers, [({ name }) => [name.toLowerCase()]]);
  const own = ({ name }: Header) => recorders({ of: 'header', name });
  for (const [before, header] of pairs) compareHeader(before, header, own(header));
  for (const header of added) own(header).add({ kind: 'added', keyword: 'headers', isNew: true, says: ['is new'] });
  for (const header of removed) recordGone(own(header), header, 'headers', 'breaking');
  compareContent(was.content, is.content, record, recorders({ of: 'response' }), [' with the status ', code(status)]);
}
