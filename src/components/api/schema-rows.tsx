import { isLeftOut } from '../../openapi/fits';
import type { Schema } from '../../openapi/model';
import { schemaLink, schemaVariants, sharedSchema, viewSchema, type Variants } from '../../openapi/view';
import { typeWords, variantName } from '../../openapi/words';
import { paths } from '../../paths';
import { Field } from './field';
import { InlineWords } from './inline-words';
import { Markdown } from './markdown';
import type { SchemaContext } from './schema-context';
import { SchemaRules } from './schema-rules';
import { Choice } from './choice';

interface SchemaRowsProps {
  context: SchemaContext;
  schema: Schema;
  /** Name of the field whose rows these are; empty for a whole body. */
  owner: string;
}

/** What is inside a schema: its fields, its items' fields, its variants. Nothing where it has no inside. */
export function SchemaRows({ context, schema, owner }: SchemaRowsProps) {
  const { api, trail, depth } = context;
  const link = schemaLink(api, schema, trail);
  if (link !== null && schema.ref !== undefined) {
    return (
      <p className="elsewhere">
        <a href={paths.model(api.slug, link)}>Fields of {sharedSchema(api, schema.ref).name}</a>
      </p>
    );
  }
  if (schema.ref !== undefined && trail.includes(schema.ref)) return null;
  const inner = schema.ref === undefined ? context : { ...context, trail: [...trail, schema.ref] };
  const view = viewSchema(api, schema);
  if (isLeaf(view)) return null;
  if (depth === 0) return <SchemaInside context={inner} view={view} owner={owner} />;
  if (view.items && onlyItems(view)) return <ItemRows context={inner} items={view.items} owner={owner} />;
  const label = view.properties
    ? count(fieldsOf(inner, view).length, 'field')
    : schemaVariants(view)
      ? 'Variants'
      : 'More';
  return (
    <details className="inside" open={isOpen(inner, view)}>
      <summary>
        {label}
        {owner && ` of ${owner}`}
      </summary>
      <SchemaInside context={inner} view={view} owner={owner} />
    </details>
  );
}

const count = (amount: number, word: string) => `${amount} ${word}${amount === 1 ? '' : 's'}`;

const insides = [
  'properties',
  'patternProperties',
  'oneOf',
  'anyOf',
  'allOf',
  'discriminator',
  'items',
  'prefixItems',
  'not',
  'if',
  'contains',
  'dependentSchemas',
  'contentSchema',
] as const;

const describes = (schema: Schema | undefined): schema is Schema =>
  schema !== undefined && Object.keys(schema).length > 0;

const isLeaf = (view: Schema) =>
  insides.every((key) => view[key] === undefined) &&
  !describes(view.additionalProperties) &&
  !view.additionalProperties;

const onlyItems = (view: Schema) =>
  insides.every((key) => key === 'items' || view[key] === undefined) && !view.additionalProperties;

/** Shallow nests stand open; deep and long ones wait for the reader. */
function isOpen(context: SchemaContext, view: Schema): boolean {
  const rows = (view.properties ?? []).length;
  return context.depth <= 1 && rows <= 8 && rows > 0;
}

const fieldsOf = ({ api, direction }: SchemaContext, view: Schema) =>
  (view.properties ?? []).filter(({ schema }) => direction === null || !isLeftOut(viewSchema(api, schema), direction));

/** An array adds no level of its own: its items' rows stand in its place. */
function ItemRows({ context, items, owner }: { context: SchemaContext; items: Schema; owner: string }) {
  const { api } = context;
  const view = viewSchema(api, items);
  const inner = { ...context, editable: false };
  return (
    <>
      {items.ref === undefined && view.description && <Markdown text={view.description} />}
      <div className="of-items">
        <SchemaRules api={api} view={{ ...view, examples: undefined }} />
      </div>
      <SchemaRows context={inner} schema={items} owner={owner && `each of ${owner}`} />
    </>
  );
}

function SchemaInside({ context, view, owner }: { context: SchemaContext; view: Schema; owner: string }) {
  const { api, parent, newId } = context;
  const variants = schemaVariants(view);
  const fields = fieldsOf(context, view);
  const rest = view.additionalProperties;
  const named = (view.patternProperties?.length ?? 0) > 0 || describes(rest);
  const child = (name: string) => newId(parent, name);
  return (
    <>
      {(fields.length > 0 || named) && (
        <ul className="fields">
          {fields.map(({ name, schema, required }) => (
            <Field key={name} context={context} id={child(name)} name={name} schema={schema} required={required} />
          ))}
          {view.patternProperties?.map(({ pattern, schema }) => (
            <Field
              key={pattern}
              context={{ ...context, editable: false }}
              id={child(pattern)}
              name={pattern}
              label={`/${pattern}/`}
              description={viewSchema(api, schema).description || 'Every field whose name matches this expression.'}
              schema={schema}
            />
          ))}
          {describes(rest) && !rest.never && (
            <Field
              context={{ ...context, editable: false }}
              id={child('additional')}
              name={fields.length > 0 ? 'any other name' : 'any name'}
              label={<i>{fields.length > 0 ? 'any other name' : 'any name'}</i>}
              schema={rest}
            />
          )}
        </ul>
      )}
      {rest && !describes(rest) && fields.length > 0 && <p className="note">Other fields may be there as well.</p>}
      {rest?.never && fields.length > 0 && <p className="note">No other fields.</p>}
      {rest && !describes(rest) && fields.length === 0 && <p className="note">Fields of any name and type.</p>}
      {view.items && <ItemRows context={context} items={view.items} owner={owner} />}
      {view.prefixItems && (
        <Parts context={context} title="Items, in this order" schemas={view.prefixItems} name="item" />
      )}
      {variants && <VariantRows context={context} variants={variants} />}
      {view.oneOf && view.anyOf && (
        <VariantRows
          context={context}
          variants={{ kind: 'anyOf', propertyName: null, items: view.anyOf.map((schema) => ({ schema, values: [] })) }}
        />
      )}
      {view.allOf && <Parts context={context} title="And all of these" schemas={view.allOf} name="part" />}
      {view.contains && (
        <Parts context={context} title="At least one item is" schemas={[view.contains]} name="contains" />
      )}
      {view.not && <Parts context={context} title="But not" schemas={[view.not]} name="not" />}
      {view.if && <Parts context={context} title="If it is" schemas={[view.if]} name="if" />}
      {view.then && <Parts context={context} title="Then" schemas={[view.then]} name="then" />}
      {view.else && <Parts context={context} title="Otherwise" schemas={[view.else]} name="else" />}
      {view.contentSchema && (
        <Parts context={context} title="The text holds" schemas={[view.contentSchema]} name="content" />
      )}
      {view.dependentSchemas?.map(({ property, schema }) => (
        <Parts
          key={property}
          context={context}
          title={`If ${property} is there, also`}
          schemas={[schema]}
          name="dependent"
        />
      ))}
    </>
  );
}

/** Schemas that have no name of their own, with what they say. */
function Parts({
  context,
  title,
  schemas,
  name,
}: {
  context: SchemaContext;
  title: string;
  schemas: Schema[];
  name: string;
}) {
  return (
    <div className="parts">
      <p>{title}</p>
      <ul className="fields">
        {schemas.map((schema, index) => {
          const id = context.newId(context.parent, schemas.length > 1 ? `${name}-${index + 1}` : name);
          const label = variantName(context.api, schema, index);
          return (
            <Field
              key={id}
              context={{ ...context, editable: false }}
              id={id}
              name={label}
              label={<i>{label}</i>}
              schema={schema}
            />
          );
        })}
      </ul>
    </div>
  );
}

function VariantRows({ context, variants }: { context: SchemaContext; variants: Variants }) {
  const { api, parent, newId } = context;
  const { kind, propertyName, items } = variants;
  const lead = { oneOf: 'One of these', anyOf: 'Any of these, one or more', discriminator: 'One of these' }[kind];
  return (
    <div className="variants">
      <p>
        {lead}
        {propertyName !== null && (
          <>
            , told apart by <code>{propertyName}</code>
          </>
        )}
      </p>
      <Choice
        id={newId('', `variant ${parent}`)}
        options={items.map(({ schema, values }, index) => {
          const name = variantName(api, schema, index);
          const view = viewSchema(api, schema);
          const inner = { ...context, editable: false, parent: newId(parent, name), depth: 0 };
          return {
            label: name,
            content: (
              <>
                {values.length > 0 && propertyName !== null && (
                  <p className="note">
                    <code>{propertyName}</code> is{' '}
                    {values.map((value, at) => [at > 0 && ' or ', <code key={value}>{value}</code>])}.
                  </p>
                )}
                <p className="type">
                  <InlineWords api={api} words={typeWords(api, schema)} />
                  {view.format ? ` (${view.format})` : null}
                </p>
                <Markdown text={view.description ?? ''} />
                <SchemaRules api={api} view={view} />
                <SchemaRows context={inner} schema={schema} owner="" />
              </>
            ),
          };
        })}
      />
    </div>
  );
}
