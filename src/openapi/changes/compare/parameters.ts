/** Compare parameters and headers between two versions of an operation. Pure. */
import type { Header, OperationBody, Parameter } from '../../model/model';
import type { Direction } from '../../schema/problems';
import { viewSchema } from '../../schema/view';
import type { Part } from './change';
import { typesOf } from '../schemas/keywords';
import { match } from '../schemas/match';
import { pathNames } from './match-operations';
import { recordDeprecation, recordDescription, recordGone, type Recorder } from './recorder';
import { code } from '../../words/words';

/** Compare parameters: those of the path by their place in it, others by name; one that moved by its name alone. */
export function compareParameters(was: OperationBody, is: OperationBody, record: Recorder): void {
  const placesOf = ({ path, parameters }: OperationBody) => {
    const names = pathNames(path);
    return Object.values(parameters)
      .flat()
      .map((one): [Parameter, string] => {
        const at = one.in === 'path' ? names.indexOf(one.name) : -1;
        const name = one.in === 'header' ? one.name.toLowerCase() : one.name;
        return [one, `${one.in} ${at < 0 ? name : at}`];
      });
  };
  const [before, after] = [new Map(placesOf(was)), new Map(placesOf(is))];
  const marks = [(one: Parameter) => [before.get(one) ?? after.get(one) ?? ''], ({ name }: Parameter) => [name]];
  const { pairs, added, removed } = match([...before.keys()], [...after.keys()], marks);
  const own = (parameter: Parameter): Part => ({ of: 'parameter', in: parameter.in, name: parameter.name });
  for (const [old, parameter] of pairs) {
    const part = own(parameter);
    if (old.in !== parameter.in)
      record.fact(part, {
        kind: 'breaking',
        keyword: 'in',
        says: [`has moved: it was a ${locationName(old.in)}`],
        before: old.in,
        after: parameter.in,
        advice: record.sent === 'request' ? 'Send it in its new place.' : 'Read it in its new place.',
      });
    if (parameter.name !== old.name && parameter.in === 'path')
      record.fact(part, {
        kind: 'changed',
        keyword: 'name',
        says: ['was called ', code(old.name), ', which only generated code notices'],
        before: old.name,
        after: parameter.name,
      });
    compareParameter(part, old, parameter, record);
  }
  for (const parameter of added)
    record.fact(own(parameter), {
      kind: parameter.required && record.sent === 'request' ? 'breaking' : 'added',
      keyword: 'parameter',
      isNew: true,
      says: [parameter.required ? 'is new and required' : 'is new'],
      advice: 'Send it.',
    });
  const ifGone = record.sent === 'response' ? 'breaking' : 'changed';
  for (const parameter of removed) recordGone(record, own(parameter), parameter, 'parameter', ifGone);
}

const locationNames: Partial<Record<string, string>> = {
  querystring: 'query string',
  header: 'header',
  cookie: 'cookie',
};

export const locationName = (location: string) => locationNames[location] ?? `${location} parameter`;

function compareParameter(part: Part, was: Parameter, is: Parameter, record: Recorder): void {
  const { versions, sent } = record;
  compareHeader(part, was, is, sent, record);
  const isList = [viewSchema(versions.before, was.schema), viewSchema(versions.after, is.schema)].some((view) => {
    const types = typesOf(view);
    return !types || types.includes('array') || types.includes('object');
  });
  const forms = [was, is].map(({ style, explode, content }) =>
    content
      ? content.mediaType
      : isList || style === 'matrix' || style === 'label'
        ? `${style}${explode ? ', exploded' : ''}`
        : 'plain',
  );
  const [before = '', after = ''] = forms;
  if (before !== after && was.in === is.in)
    record.fact(part, {
      kind: 'breaking',
      keyword: 'style',
      says: ['is written in another way: ', code(after), '; it was ', code(before)],
      before,
      after,
      advice: sent === 'request' ? 'Write it in the new way.' : 'Read it in the new way.',
    });
  if (was.allowEmptyValue !== is.allowEmptyValue)
    record.fact(part, {
      kind: is.allowEmptyValue === (sent === 'response') ? 'breaking' : 'changed',
      keyword: 'allowEmptyValue',
      says: [is.allowEmptyValue ? 'may now be empty' : 'may no longer be empty'],
      advice: sent === 'request' ? 'Send a value.' : 'Expect none.',
    });
}

/** Compare the fields that parameters and response headers share. */
export function compareHeader(part: Part, was: Header, is: Header, direction: Direction, record: Recorder): void {
  if (was.required !== is.required) {
    const breaks = is.required === (direction === 'request');
    record.fact(part, {
      kind: breaks ? 'breaking' : 'changed',
      keyword: 'required',
      says: [is.required ? 'is now required' : direction === 'request' ? 'is now optional' : 'may now be missing'],
      before: was.required ? 'required' : 'optional',
      after: is.required ? 'required' : 'optional',
      advice:
        direction === 'request'
          ? 'Send it.'
          : `Expect ${part.of === 'parameter' ? 'requests' : 'responses'} without it.`,
    });
  }
  recordDeprecation(record, part, was, is);
  recordDescription(record, part, was, is);
  record.schemas(part, direction, was.schema, is.schema);
}
