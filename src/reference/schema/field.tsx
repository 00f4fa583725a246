import type { ReactNode } from 'react';
import type { FieldTree } from '../../openapi/words/field-tree';
import { showJson } from '../../openapi/model/json';
import type { Header, Schema } from '../../openapi/model/model';
import { escapeMarkdown } from '../../openapi/model/markdown';
import { howSent } from '../../openapi/words/how-sent';
import { typeWords, withoutFitting } from '../../openapi/words/words';
import { patternOf } from '../../openapi/schema/value-rules';
import { viewSchema } from '../../openapi/schema/view';
import { dayInWords } from '../../text/day';
import { InlineWords } from './inline-words';
import { Markdown } from '../text/markdown';
import { DescribedValues, Limits, OtherRules, type DescribedValue } from './schema-rules';
import { SchemaRows } from './schema-rows';
import type { SchemaContext } from '../page/page-context';
import { part } from '../../text/reference-parts';

interface FieldProps {
  context: SchemaContext;
  id: string;
  name: string;
  /** The label of a name that is not literal. */
  label?: ReactNode;
  schema: Schema;
  inside: FieldTree;
  required?: boolean;
  /** The parameter or the header of a response, whose words replace those of the schema. */
  header?: Header;
}

/** One row of a field tree: name, type, description, limits, and its own fields inside. */
export function Field({ context, id, name, label, schema, inside, required = false, header }: FieldProps) {
  const { api, direction, editable, notes } = context;
  const note = notes.get(id);
  const view = viewSchema(api, schema);
  const end = dayInWords(header?.sunset || view.sunset || '');
  const sent = header ? howSent(api, header) : [];
  const examples = header ? namedExamples(header) : [];
  // The example next to the table has examples of all fields within.
  const isShownBelow = direction !== 'request' && inside.items.length > 0 && inside.rows.length > 0;
  return (
    <li
      id={id}
      className={part.field}
      data-type={editable ? inputType(view) : undefined}
      data-pattern={editable ? patternOf(view) : undefined}
    >
      <p className={part.fieldHead}>
        <code className={part.name}>{label ?? name}</code>{' '}
        <span className={part.type}>
          <InlineWords api={api} words={typeWords(api, schema)} />
        </span>{' '}
        {required && <strong className={part.required}>required</strong>}{' '}
        {(header?.deprecated || view.deprecated) && <em className={part.badge}>deprecated</em>}{' '}
        {view.readOnly && direction === null && <em className={part.badge}>only in responses</em>}
        {view.writeOnly && direction === null && <em className={part.badge}>only in requests</em>}{' '}
        <a className={part.fieldLink} href={`#${id}`} aria-label={`Link to ${name}`} />
      </p>
      <Limits api={api} view={isShownBelow ? withoutFitting(api, view) : view} />
      {note !== undefined && <p className="note">{note}</p>}
      {end && !note?.includes(end) && <p className="note">Ends on {end}.</p>}
      <Markdown text={header?.description || view.description || ownTitle(name, schema)} />
      {sent.length > 0 && (
        <p className="note">
          <InlineWords api={api} words={sent} />
        </p>
      )}
      <OtherRules view={view} />
      {examples.length > 0 && <DescribedValues values={examples} />}
      <SchemaRows context={{ ...context, depth: context.depth + 1 }} tree={inside} id={id} />
    </li>
  );
}

/** Return the title of a schema as Markdown; empty if the title of a shared schema is its type's name, or repeats the field's name. */
function ownTitle(name: string, { ref, title = '' }: Schema): string {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return ref !== undefined || letters(title) === letters(name) ? '' : escapeMarkdown(title);
}

/** Return the type of a row's input; undefined for an object, whose fields have their own inputs. */
function inputType(view: Schema): string | undefined {
  if (view.properties && !view.oneOf && !view.anyOf) return 'object';
  const [type = 'any'] = view.types ?? [];
  if (view.enum && view.enum.length > 1) return `${type} enum`;
  return type;
}

/** List the examples with a summary or description, or with a link or a serialised form. */
export function namedExamples({ examples }: Pick<Header, 'examples'>): DescribedValue[] {
  return examples.flatMap(({ value, serialized, externalValue, summary, description }) => {
    const [shown = null, ...others] = [
      ...(value === null ? [] : [showJson(value)]),
      ...(serialized === null ? [] : [serialized]),
      ...(externalValue === null ? [] : [externalValue]),
    ];
    const also = others.map((other) => `${other === serialized ? 'Sent as' : 'Also'} \`\` ${other} \`\`.`);
    const words = [escapeMarkdown(summary), description].filter(Boolean).join(': ');
    const text = [words, ...also].filter(Boolean).join('\n\n');
    return shown !== null && (text || value === null) ? [{ value: shown, text }] : [];
  });
}
