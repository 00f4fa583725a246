/** Compare the requests and responses of an operation between two versions. Pure. */
import type { Header, MediaType, OperationBody, Response } from '../../model/model';
import { answering, type Direction } from '../../schema/problems';
import { code, type Words } from '../../words/words';
import type { Part } from './change';
import { isDue } from '../schemas/deprecation';
import { compareHeader, compareParameters } from './parameters';
import { tellDescription, type Teller } from './tell';

/** Compare requests and responses. */
export function compareExchange(was: OperationBody, is: OperationBody, tell: Teller): void {
  compareParameters(was, is, tell);
  compareRequest(was, is, tell);
  compareResponses(was, is, tell);
}

function compareRequest(was: OperationBody, is: OperationBody, tell: Teller): void {
  const [before, after] = [was.requestBody, is.requestBody];
  const part: Part = { of: 'body' };
  const isNeeded = Boolean(after?.required) && tell.sent === 'request';
  if (!before && !after) return;
  if (!before || !after) {
    tell.fact(part, {
      kind: !after || isNeeded ? 'breaking' : 'added',
      keyword: 'requestBody',
      says: [after ? (after.required ? 'is new and required' : 'is new') : 'is gone'],
      advice: after ? 'Send one.' : 'Send none.',
    });
    return;
  }
  if (before.required !== after.required)
    tell.fact(part, {
      kind: isNeeded ? 'breaking' : 'changed',
      keyword: 'required',
      says: [after.required ? 'is now required' : 'is now optional'],
      advice: 'Send one.',
    });
  tellDescription(tell, part, before, after);
  compareContent(part, before.content, after.content, tell.sent, tell);
}

/** Return a media type without `charset`, which does not distinguish types. */
const mediaName = ({ mediaType }: MediaType) => mediaType.toLowerCase().replace(/\s*;\s*charset=[^;]*/, '');

function compareContent(
  part: Part,
  was: readonly MediaType[],
  is: readonly MediaType[],
  direction: Direction,
  tell: Teller,
  where: Words = [],
): void {
  for (const media of is) {
    const before = was.find((one) => mediaName(one) === mediaName(media));
    if (!before)
      tell.fact(part, {
        kind: 'added',
        keyword: 'content',
        says: [`may now be `, code(media.mediaType), ...where],
        after: media.mediaType,
      });
    else {
      if (before.sequence !== media.sequence)
        tell.fact(part, {
          kind: 'breaking',
          keyword: 'itemSchema',
          says: [media.sequence ? 'may now come as a stream' : 'may no longer come as a stream', ...where],
        });
      const body: Part = part.of === 'answers' ? { of: 'answer' } : part;
      tell.schemas(body, direction, before.schema ?? {}, media.schema ?? {});
    }
  }
  for (const media of was)
    if (!is.some((one) => mediaName(one) === mediaName(media)))
      tell.fact(part, {
        kind: 'breaking',
        keyword: 'content',
        says: ['may no longer be ', code(media.mediaType), ...where],
        before: media.mediaType,
        advice: direction === 'request' ? 'Send another form.' : 'Ask for another form.',
      });
}

/** Find the response that covers a status: its own, its range's, or the default. */
function covering(responses: readonly Response[], status: string): Response | undefined {
  const byName = (name: string) => responses.find((response) => response.status.toUpperCase() === name);
  return byName(status.toUpperCase()) ?? byName(`${status[0] ?? ''}XX`) ?? byName('DEFAULT');
}

const isSuccess = ({ status }: Response) => status.startsWith('2');

function compareResponses(was: OperationBody, is: OperationBody, tell: Teller): void {
  const part: Part = { of: 'answers' };
  const compared = new Set<string>();
  const compareOne = (before: Response, after: Response, status: string) => {
    const key = `${before.status} ${after.status}`;
    if (!compared.has(key)) compareResponse(before, after, status, tell);
    compared.add(key);
  };
  for (const response of is.responses) {
    const { status } = response;
    const before = covering(was.responses, status);
    if (before) compareOne(before, response, status);
    else {
      const breaks = isSuccess(response) && tell.sent === 'request' && was.responses.some(isSuccess);
      tell.fact(part, {
        kind: breaks ? 'breaking' : 'added',
        keyword: 'responses',
        says: ['may now have the status ', code(status)],
        after: status,
        advice: 'Be ready for it.',
      });
    }
  }
  for (const response of was.responses) {
    const { status } = response;
    const after = covering(is.responses, status);
    if (after) compareOne(response, after, status);
    else if (!is.responses.some((one) => covering([response], one.status)))
      tell.fact(part, {
        kind: isSuccess(response) ? 'breaking' : 'changed',
        keyword: 'responses',
        says: ['may no longer have the status ', code(status)],
        before: status,
        advice: 'Do not wait for it.',
      });
  }
}

function compareResponse(was: Response, is: Response, status: string, tell: Teller): void {
  const part: Part = { of: 'answers' };
  const direction = answering(tell.sent);
  if (was.status === is.status)
    tellDescription(tell, part, was, is, ['have another description for the status ', code(status)]);
  const name = (header: Header) => header.name.toLowerCase();
  for (const header of is.headers) {
    const before = was.headers.find((one) => name(one) === name(header));
    const own: Part = { of: 'header', name: header.name };
    if (before) compareHeader(own, before, header, direction, tell);
    else tell.fact(own, { kind: 'added', keyword: 'headers', isNew: true, says: ['is new'] });
  }
  for (const header of was.headers) {
    if (is.headers.some((one) => name(one) === name(header))) continue;
    tell.fact(
      { of: 'header', name: header.name },
      {
        kind: isDue(header, tell.versions.date) ? 'announced' : 'breaking',
        keyword: 'headers',
        says: ['is gone'],
        advice: 'Do not count on it any more.',
      },
    );
  }
  compareContent(part, was.content, is.content, direction, tell, [' with the status ', code(status)]);
}
