/** Compare the requests and responses of an operation between two versions. Pure. */
import type { Header, MediaType, OperationBody, Response } from '../../model/model';
import { opposite, type Direction } from '../../schema/problems';
import { code, type Words } from '../../words/words';
import type { Part } from './change';
import { match } from '../schemas/match';
import { compareHeader, compareParameters } from './parameters';
import { recordDescription, recordGone, type Recorder } from './recorder';

/** Compare requests and responses. */
export function compareExchange(was: OperationBody, is: OperationBody, record: Recorder): void {
  compareParameters(was, is, record);
  compareRequest(was, is, record);
  compareResponses(was, is, record);
}

function compareRequest(was: OperationBody, is: OperationBody, record: Recorder): void {
  const [before, after] = [was.requestBody, is.requestBody];
  const part: Part = { of: 'body' };
  const isNeeded = Boolean(after?.required) && record.sent === 'request';
  if (!before && !after) return;
  if (!before || !after) {
    record.fact(part, {
      kind: !after || isNeeded ? 'breaking' : 'added',
      keyword: 'requestBody',
      says: [after ? (after.required ? 'is new and required' : 'is new') : 'is gone'],
      advice: after ? 'Send one.' : 'Send none.',
    });
    return;
  }
  if (before.required !== after.required)
    record.fact(part, {
      kind: isNeeded ? 'breaking' : 'changed',
      keyword: 'required',
      says: [after.required ? 'is now required' : 'is now optional'],
      advice: 'Send one.',
    });
  recordDescription(record, part, before, after);
  compareContent(part, before.content, after.content, record.sent, record);
}

/** Return a media type without `charset`, which does not distinguish types. */
const mediaName = ({ mediaType }: MediaType) => mediaType.toLowerCase().replace(/\s*;\s*charset=[^;]*/, '');

function compareContent(
  part: Part,
  was: readonly MediaType[],
  is: readonly MediaType[],
  direction: Direction,
  record: Recorder,
  where: Words = [],
): void {
  const { pairs, added, removed } = match(was, is, [({ mediaType }) => [mediaType], (media) => [mediaName(media)]]);
  for (const [before, media] of pairs) {
    if (before.sequence !== media.sequence)
      record.fact(part, {
        kind: 'breaking',
        keyword: 'itemSchema',
        says: [media.sequence ? 'may now come as a stream' : 'may no longer come as a stream', ...where],
      });
    const body: Part = part.of === 'responses' ? { of: 'response' } : part;
    record.schemas(body, direction, before.schema ?? {}, media.schema ?? {});
  }
  for (const { mediaType } of added)
    record.fact(part, {
      kind: 'added',
      keyword: 'content',
      says: [`may now be `, code(mediaType), ...where],
      after: mediaType,
    });
  for (const { mediaType } of removed)
    record.fact(part, {
      kind: 'breaking',
      keyword: 'content',
      says: ['may no longer be ', code(mediaType), ...where],
      before: mediaType,
      advice: direction === 'request' ? 'Send another form.' : 'Ask for another form.',
    });
}

/** Find the response that covers a status: its own, its range's, or the default. */
function covering(responses: readonly Response[], status: string): Response | undefined {
  const byName = (name: string) => responses.find((response) => response.status === name);
  return byName(status) ?? byName(`${status[0] ?? ''}XX`) ?? byName('default');
}

const isSuccess = ({ status }: Response) => status.startsWith('2');

function compareResponses(was: OperationBody, is: OperationBody, record: Recorder): void {
  const part: Part = { of: 'responses' };
  const compared = new Set<string>();
  const compareOne = (before: Response, after: Response, status: string) => {
    const key = `${before.status} ${after.status}`;
    if (!compared.has(key)) compareResponse(before, after, status, record);
    compared.add(key);
  };
  for (const response of is.responses) {
    const { status } = response;
    const before = covering(was.responses, status);
    if (before) compareOne(before, response, status);
    else {
      const breaks = isSuccess(response) && record.sent === 'request' && was.responses.some(isSuccess);
      record.fact(part, {
        kind: breaks ? 'breaking' : 'added',
        keyword: 'responses',
        says: ['may now have the status ', code(status)],
        after: status,
        advice: 'Expect it.',
      });
    }
  }
  for (const response of was.responses) {
    const { status } = response;
    const after = covering(is.responses, status);
    if (after) compareOne(response, after, status);
    else if (!is.responses.some((one) => covering([response], one.status)))
      record.fact(part, {
        kind: isSuccess(response) ? 'breaking' : 'changed',
        keyword: 'responses',
        says: ['may no longer have the status ', code(status)],
        before: status,
        advice: 'Do not wait for it.',
      });
  }
}

function compareResponse(was: Response, is: Response, status: string, record: Recorder): void {
  const part: Part = { of: 'responses' };
  const direction = opposite(record.sent);
  if (was.status === is.status)
    recordDescription(record, part, was, is, ['have another description for the status ', code(status)]);
  const { pairs, added, removed } = match(was.headers, is.headers, [({ name }) => [name.toLowerCase()]]);
  const own = ({ name }: Header): Part => ({ of: 'header', name });
  for (const [before, header] of pairs) compareHeader(own(header), before, header, direction, record);
  for (const header of added)
    record.fact(own(header), { kind: 'added', keyword: 'headers', isNew: true, says: ['is new'] });
  for (const header of removed) recordGone(record, own(header), header, 'headers', 'breaking');
  compareContent(part, was.content, is.content, direction, record, [' with the status ', code(status)]);
}
