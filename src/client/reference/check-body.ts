/** Check a text as the JSON of a body. Pure. */
import type { JsonValue } from '../../openapi/model/json';
import { idStep } from '../../openapi/schema/field-id';
import { findProblems, type Problem } from '../../openapi/schema/problems';
import { either } from '../../openapi/schema/value-rules';
import type { BodySchemas, CheckedBody } from '../../openapi/words/body-schemas';
import { count } from '../../text/count';
import { readJsonText, type TextPlace } from './json-text';

/** The name of the complete value. */
export const wholeBody = 'The body';

interface Finding {
  place: TextPlace;
  /** The value, as programs name it: `users[0].name`, or `wholeBody`. Empty for text that is not JSON. */
  name: string;
  /** The end of a sentence that begins with `name`; a complete sentence if `name` is empty. */
  message: string;
  /** Ids of the field's row and of the rows around it, the closest first. The page has some of these rows. */
  rows: string[];
  /** True for a remark about a valid value. */
  isNote: boolean;
}

interface CheckedText {
  /** Empty for text that is not JSON, for which there is only one finding. */
  verdict: string;
  isValid: boolean;
  findings: Finding[];
}

export function checkText(data: BodySchemas, body: CheckedBody, text: string): CheckedText {
  const { value, mistake, repeated, placeOf } = readJsonText(text);
  if (value === undefined || mistake) {
    const findings = mistake ? [{ place: mistake, name: '', message: mistake.message, rows: [], isNote: false }] : [];
    return { verdict: '', isValid: false, findings };
  }
  const twice = repeated.map((path): Problem => ({
    path,
    message: 'occurs twice: the last one counts',
    isNote: true,
    isName: true,
  }));
  const own = findProblems(data, body.schema, value, body.direction);
  const problems = [...own, ...twice];
  const errors = problems.filter(({ isNote }) => !isNote).length;
  return {
    verdict: [outcome(errors, problems.length - errors, body), ...betterBodies(data, value, own.length, errors)].join(
      ' ',
    ),
    isValid: errors === 0,
    findings: problems.map(({ path, message, missing, isNote = false, isName }) => ({
      place: placeOf(path, isName),
      name: pathText(path) || wholeBody,
      message: message.endsWith('?') ? message : `${message}.`,
      rows: rowIds(body.id, [...path, ...(missing === undefined ? [] : [missing])]),
      isNote,
    })),
  };
}

function outcome(errors: number, remarks: number, { name }: CheckedBody): string {
  if (errors === 0) return `Valid for ${name}.`;
  return `${[count(errors, 'problem'), ...(remarks > 0 ? [count(remarks, 'remark')] : [])].join(' and ')} for ${name}.`;
}

/** Name the other bodies that a value fits better than the chosen one, which may accept any object. */
function betterBodies(
  { bodies, ...schemas }: BodySchemas,
  value: JsonValue,
  remarks: number,
  errors: number,
): string[] {
  if (remarks === 0) return [];
  const fitting = bodies.filter(
    ({ schema, direction }) => findProblems(schemas, schema, value, direction).length === 0,
  );
  if (fitting.length === 0) return [];
  const names = either(fitting.map(({ name }) => name));
  return [errors > 0 ? `It is valid for ${names}.` : `It fits ${names} without a remark.`];
}

/** Write a path as programs do: `users[0].name`. */
function pathText(path: Problem['path']): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number'
        ? `${text}[${step}]`
        : /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step)
          ? `${text}${text && '.'}${step}`
          : `${text}[${JSON.stringify(step)}]`,
    '',
  );
}

function rowIds(body: string, path: Problem['path']): string[] {
  const names = path.filter((step) => typeof step === 'string').map(idStep);
  return names.map((_, index) => [body, ...names.slice(0, names.length - index)].join('.'));
}
