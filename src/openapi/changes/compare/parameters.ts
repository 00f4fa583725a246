/** Compare parameters and headers between two versions of an operation. Pure. */
import type { Header, OperationBody, Parameter } from '../../model/model';
import type { Direction } from '../../schema/problems';
import { viewSchema } from '../../schema/view';
import type { Part } from './change';
import { isDue } from '../schemas/difference';
import { typesOf } from '../schemas/keywords';
import { pathNames } from './match-operations';
import { recordDeprecation, recordDescription, type Recorder } from './recorder';
import { code } from '../../words/words';

export function compareParameters(was: OperationBody, is: OperationBody, record: Recorder): void {
  const all = ({ parameters }: OperationBody) => Object.values(parameters).flat();
  const old = all(was);
  const places = [pathNames(was.path), pathNames(is.path)] as const;
  const nameOf = (parameter: Parameter) => (parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name);
  const findOld = (parameter: Parameter) => {
    if (parameter.in === 'path' && places[1].includes(parameter.name)) {
      const name = places[0][places[1].indexOf(parameter.name)];
      return old.find((one) => one.in === 'path' && one.name === name);
    }
    return old.find((one) => one.in === parameter.in && nameOf(one) === nameOf(parameter));
  };
  const matched = new Map(all(is).map((parameter) => [parameter, findOld(parameter)]));
  const left = () => old.filter((one) => ![...matched.values()].includes(one));
  for (const [parameter, found] of matched) {
    const part: Part = { of: 'parameter', in: parameter.in, name: parameter.name };
    const moved = found ? undefined : left().find((one) => one.name === parameter.name);
    const before = found ?? moved;
    if (!before) {
      const breaks = parameter.required && record.sent === 'request';
      record.fact(part, {
        kind: breaks ? 'breaking' : 'added',
        keyword: 'parameter',
        isNew: true,
        says: [parameter.required ? 'is new and required' : 'is new'],
        advice: 'Send it.',
      });
      continue;
    }
    matched.set(parameter, before);
    if (moved)
      record.fact(part, {
        kind: 'breaking',
        keyword: 'in',
        says: [`has moved: it was a ${locationName(moved.in)}`],
        before: moved.in,
        after: parameter.in,
        advice: record.sent === 'request' ? 'Send it in its new place.' : 'Read it in its new place.',
      });
    if (parameter.name !== before.name && parameter.in === 'path')
      record.fact(part, {
        kind: 'changed',
        keyword: 'name',
        says: ['was called ', code(before.name), ', which only generated code notices'],
        before: before.name,
        after: parameter.name,
      });
    compareParameter(part, before, parameter, record);
  }
  for (const parameter of left()) {
    const kind = record.sent === 'response' ? 'breaking' : 'changed';
    const part: Part = { of: 'parameter', in: parameter.in, name: parameter.name };
    record.fact(part, {
      kind: isDue(parameter, record.versions.date) ? 'announced' : kind,
      keyword: 'parameter',
      says: ['is gone'],
      advice: 'Do not rely on it any more.',
    });
  }
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
