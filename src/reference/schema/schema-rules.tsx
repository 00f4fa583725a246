import type { Api, EnumValue, Schema } from '../../openapi/model/model';
import { constraintWords, enumTexts } from '../../openapi/words/words';
import { dayInWords } from '../../text/day';
import { InlineWords } from './inline-words';
import { Markdown, MoreDocs } from '../text/markdown';
import { part } from '../../text/reference-parts';

/** A longer list of values is folded. */
const shownValues = 16;

interface SchemaRulesProps {
  api: Api;
  view: Schema;
  /** The subject of the rules, if not the field itself. */
  lead?: string;
}

/** The rules of a schema other than its type: its deprecation, limits, values, contradictions. */
export function SchemaRules(props: SchemaRulesProps) {
  return (
    <>
      <Deprecated view={props.view} />
      <Limits {...props} />
      <OtherRules {...props} />
    </>
  );
}

/** The end of a schema, with its date if it has one. */
export function Deprecated({ view: { deprecated, sunset } }: { view: Schema }) {
  return deprecated && <p className="deprecated">Deprecated.{sunset && ` Ends on ${dayInWords(sunset)}.`}</p>;
}

const isDescribed = (values: readonly EnumValue[]) => values.some(({ description }) => description);

/** The rules on the line of the type: limits, and allowed values without descriptions. */
export function Limits({ api, view, lead }: SchemaRulesProps) {
  const rules = constraintWords(api, view);
  const values = view.enum ?? [];
  return (
    <>
      {values.length > 1 && !isDescribed(values) && <EnumValues values={values} />}
      {rules.length > 0 && (
        <ul className={part.rules}>
          {lead !== undefined && <li className={part.subject}>{lead}</li>}
          {rules.map((words, index) => (
            <li key={index}>
              <InlineWords api={api} words={words} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The rules on lines of their own. */
export function OtherRules({ view }: Pick<SchemaRulesProps, 'view'>) {
  const values = view.enum ?? [];
  return (
    <>
      {isDescribed(values) && <EnumValues values={values} />}
      {view.conflicts?.map(({ message }) => (
        <p key={message} className="conflict">
          <strong>Contradiction in the specification:</strong> {message}
        </p>
      ))}
      <MoreDocs docs={view.externalDocs} fallback="More about this" />
    </>
  );
}

/** A value as shown among the rules, and its description in Markdown. */
export interface DescribedValue {
  value: string;
  text: string;
}

export function DescribedValues({ values }: { values: readonly DescribedValue[] }) {
  return (
    <dl className={part.values}>
      {values.map(({ value, text }) => (
        <div key={value + text}>
          <dt>
            <code>{value}</code>
          </dt>
          <dd>
            <Markdown text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function EnumValues({ values }: { values: readonly EnumValue[] }) {
  const texts = enumTexts(values);
  const list = isDescribed(values) ? (
    <DescribedValues
      values={values.map(({ description }, index) => ({ value: texts[index] ?? '', text: description }))}
    />
  ) : (
    <ul className={part.values}>
      {values.map(({ value }, index) => (
        <li key={value}>
          <code>{texts[index]}</code>
        </li>
      ))}
    </ul>
  );
  if (values.length > shownValues) {
    return (
      <details className={part.more}>
        <summary>{values.length} allowed values</summary>
        {list}
      </details>
    );
  }
  return (
    <div className={isDescribed(values) ? part.allowed : `${part.allowed} ${part.rules}`}>
      <p>Allowed values</p>
      {list}
    </div>
  );
}
