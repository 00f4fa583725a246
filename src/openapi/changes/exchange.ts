/** Compare the requests and responses of an operation between two versions. Pure. */
import type { Header, MediaType, OperationBody, Response } from '../model/model';
import { answering, type Direction } from '../schema/problems';
import type { Words } from '../words/words';
import type { Part } from './change';
import { announcement, isDue } from './schemas/deprecation';
import { compareHeader, compareParameters } from './parameters';
import { tellSchemas, type Teller, type Versions } from './tell';
import { code } from './schemas/words';

/** Compare requests and answers. @param sent the side of the API that the body goes to: its request, or what it sends itself */
export function compareExchange(
  versions: Versions,
  was: OperationBody,
  is: OperationBody,
  sent: Direction,
  tell: Teller,
): void {
  compareParameters(versions, was, is, sent, tell);
  compareRequest(versions, was, is, sent, tell);
  compareResponses(versions, was, is, answering(sent), tell);
}

function compareRequest(
  versions: Versions,
  was: OperationBody,
  is: OperationBody,
  sent: Direction,
  tell: Teller,
): void {
  const [before, after] = [was.requestBody, is.requestBody];
  const part: Part = { of: 'body' };
  const breaks = sent === 'request';
  if (!before && !after) return;
  if (!before || !after) {
    const isNeeded = Boolean(after?.required) && breaks;
    tell.fact(part, {
      kind: after ? (isNeeded ? 'breaking' : 'added') : 'breaking',
      keyword: 'requestBody',
      says: [after ? (after.required ? 'is new and required' : 'is new') : 'is gone'],
      ...(!after || isNeeded ? { advice: after ? 'Send one.' : 'Send none.' } : {}),
    });
    return;
  }
  if (before.required !== after.required)
    tell.fact(part, {
      kind: after.required && breaks ? 'breaking' : 'changed',
      keyword: 'required',
      says: [after.required ? 'is now required' : 'is now optional'],
      ...(after.required && breaks && { advice: 'Send one.' }),
    });
  if (before.description !== after.description)
    tell.fact(part, {
      kind: 'wording',
      keyword: 'description',
      says: ['has another description'],
      before: before.description,
      after: after.description,
    });
  compareContent(versions, part, before.content, after.content, sent, tell);
}

/** Return a media type without parameters that do not tell two apart. */
const mediaName = ({ mediaType }: MediaType) => mediaType.toLowerCase().replace(/\s*;\s*charset=[^;]*/, '');

function compareContent(
  versions: Versions,
  part: Part,
  was: readonly MediaType[],
  is: readonly MediaType[],
  direction: Direction,
  tell: Teller,
  status = '',
): void {
  const where: Words = status ? [' with the status ', code(status)] : [];
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
      tellSchemas(
        versions,
        part.of === 'answers' ? { of: 'answer' } : part,
        before.schema ?? {},
        media.schema ?? {},
        direction,
        tell,
      );
    }
  }
  for (const media of was) {
    if (is.some((one) => mediaName(one) === mediaName(media))) continue;
    const advice = direction === 'request' ? 'Send another form.' : 'Ask for another form.';
    tell.fact(part, {
      kind: 'breaking',
      keyword: 'content',
      says: ['may no longer be ', code(media.mediaType), ...where],
      before: media.mediaType,
      advice,
    });
  }
}

/** Find the answer that covers a status: its own, that of its range, or the one for all others. */
function covering(responses: readonly Response[], status: string): Response | undefined {
  const byName = (name: string) => responses.find((response) => response.status.toUpperCase() === name);
  return byName(status.toUpperCase()) ?? byName(`${status[0] ?? ''}XX`) ?? byName('DEFAULT');
}

const isSuccess = (status: string) => status.startsWith('2');

function compareResponses(
  versions: Versions,
  was: OperationBody,
  is: OperationBody,
  direction: Direction,
  tell: Teller,
): void {
  const part: Part = { of: 'answers' };
  const compared = new Set<string>();
  const compareOne = (before: Response, after: Response, status: string) => {
    const key = `${before.status} ${after.status}`;
    if (compared.has(key)) return;
    compared.add(key);
    compareResponse(versions, before, after, status, direction, tell);
  };
  for (const response of is.responses) {
    const { status } = response;
    const before = covering(was.responses, status);
    if (before) compareOne(before, response, status);
    else {
      const breaks =
        isSuccess(status) && direction === 'response' && was.responses.some((one) => isSuccess(one.status));
      tell.fact(part, {
        kind: breaks ? 'breaking' : 'added',
        keyword: 'responses',
        says: ['may now have the status ', code(status)],
        after: status,
        ...(breaks && { advice: 'Be ready for it.' }),
      });
    }
  }
  for (const response of was.responses) {
    const { status } = response;
    const after = covering(is.responses, status);
    if (!after && is.responses.some((one) => covering([response], one.status))) continue;
    if (after) compareOne(response, after, status);
    else
      tell.fact(part, {
        kind: isSuccess(status) ? 'breaking' : 'changed',
        keyword: 'responses',
        says: ['may no longer have the status ', code(status)],
        before: status,
        ...(isSuccess(status) && { advice: 'Do not wait for it.' }),
      });
  }
}

function compareResponse(
  versions: Versions,
  was: Response,
  is: Response,
  status: string,
  direction: Direction,
  tell: Teller,
): void {
  const part: Part = { of: 'answers' };
  if (was.description !== is.description && was.status === is.status)
    tell.fact(part, {
      kind: 'wording',
      keyword: 'description',
      says: ['have another description for the status ', code(status)],
      before: was.description,
      after: is.description,
    });
  const name = (header: Header) => header.name.toLowerCase();
  for (const header of is.headers) {
    const before = was.headers.find((one) => name(one) === name(header));
    const own: Part = { of: 'header', name: header.name };
    if (before) compareHeader(versions, own, before, header, direction, tell);
    else tell.fact(own, { kind: 'added', keyword: 'headers', says: ['is new'] });
  }
  for (const header of was.headers) {
    if (is.headers.some((one) => name(one) === name(header))) continue;
    const announced = announcement(header);
    const isAnnounced = announced && isDue(announced, versions.date);
    tell.fact(
      { of: 'header', name: header.name },
      {
        kind: isAnnounced ? 'announced' : 'breaking',
        keyword: 'headers',
        says: ['is gone'],
        ...(!isAnnounced && { advice: 'Do not count on it any more.' }),
      },
    );
  }
  compareContent(versions, part, was.content, is.content, direction, tell, status);
}
