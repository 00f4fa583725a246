/** Compare parameters and headers between two versions of an operation. Pure. */
import type { Header, OperationBody, Parameter } from '../../model/model';
import { viewSchema } from '../../schema/view';
import { requiredWords } from '../schemas/difference';
import { typesOf } from '../schemas/keywords';
import { match } from '../schemas/match';
import { pathNames } from './match-operations';
import { recordDeprecation, recordGone, recordWording, type Recorder, type Recorders } from './recorder';
import { code, type Words } from '../../words/words';

/** Compare parameters: path parameters by position, others by name and location; a parameter that changed its location, by name. */
export function compareParameters(was: OperationBody, is: OperationBody, recorders: Recorders): void {
  const placed = ({ path, parameters }: OperationBody) => {
    const names = pathNames(path);
    return Object.values(parameters)
      .flat()
      .map((parameter) => {
        const at = parameter.in === 'path' ? names.indexOf(parameter.name) : -1;
        const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
        return { parameter, place: `${parameter.in} ${at < 0 ? name : at}` };
      });
  };
  const { pairs, added, removed } = match(placed(was), placed(is), [
    ({ place }) => [place],
    ({ parameter }) => [parameter.name],
  ]);
  const own = ({ in: location, name }: Parameter) => recorders({ of: 'parameter', in: location, name });
  for (const [old, { parameter }] of pairs) compareParameter(old.parameter, parameter, own(parameter));
  for (const { parameter } of added) {
    const { add, direction } = own(parameter);
    add({
      kind: parameter.required && direction === 'request' ? 'breaking' : 'added',
      keyword: 'parameter',
      isNew: true,
      says: [parameter.required ? 'is new and required' : 'is new'],
      advice: 'Send it.',
    });
  }
  for (const { parameter } of removed) {
    const record = own(parameter);
    recordGone(record, parameter, 'parameter', record.direction === 'response' ? 'breaking' : 'changed');
  }
}

const locationNames: Partial<Record<string, string>> = {
  querystring: 'query string',
  header: 'header',
  cookie: 'cookie',
};

export const locationName = (location: string) => locationNames[location] ?? `${location} parameter`;

function compareParameter(was: Parameter, is: Parameter, record: Recorder): void {
  const { add, direction } = record;
  if (was.in !== is.in)
    add({
      kind: 'breaking',
      keyword: 'in',
      says: [`has moved: it was a ${locationName(was.in)}`],
      advice: direction === 'request' ? 'Send it in its new place.' : 'Read it in its new place.',
    });
  if (was.name !== is.name && is.in === 'path')
    add({
      kind: 'changed',
      keyword: 'name',
      says: ['was called ', code(was.name), ', which only generated code notices'],
    });
  compareHeader(was, is, record);
  if (was.in === is.in) compareForms(was, is, record, 'style', ['is']);
}

type Written = Pick<Header, 'style' | 'explode' | 'content' | 'schema'>;

/** Report a change in how a value is written. @param what the beginning of the sentence */
export function compareForms(was: Written, is: Written, record: Recorder, keyword: string, what: Words): void {
  const [before, after] = formsOf(was, is, record);
  if (before === after) return;
  record.add({
    kind: 'breaking',
    keyword,
    says: [...what, ' written in another way: ', code(after), '; it was ', code(before)],
    advice: record.direction === 'request' ? 'Write it in the new way.' : 'Read it in the new way.',
  });
}

/** Say how both versions write a value. Only two styles change how a single value is written. */
function formsOf(was: Written, is: Written, { versions }: Recorder): [before: string, after: string] {
  const isList = [viewSchema(versions.before, was.schema), viewSchema(versions.after, is.schema)].some((view) => {
    const types = typesOf(view);
    return !types || types.includes('array') || types.includes('object');
  });
  const form = ({ style, explode, content }: Written) => {
    if (content) return content.mediaType;
    const isStyled = isList || style === 'matrix' || style === 'label';
    return isStyled ? `${style}${explode ? ', exploded' : ''}` : 'plain';
  };
  return [form(was), form(is)];
}

/** Compare the fields that parameters and response headers share. */
export function compareHeader(was: Header, is: Header, record: Recorder): void {
  const { direction } = record;
  if (was.required !== is.required)
    record.add({
      kind: is.required === (direction === 'request') ? 'breaking' : 'changed',
      keyword: 'required',
      says: [requiredWords(is.required, direction)],
      advice: direction === 'request' ? 'Send it.' : `Expect ${'in' in is ? 'requests' : 'responses'} without it.`,
    });
  recordDeprecation(record, was, is);
  recordWording(record, 'description', was.description, is.description);
  record.schemas(was.schema, is.schema);
}
