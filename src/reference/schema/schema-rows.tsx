import type { Schema } from '../../openapi/model/model';
import { viewSchema } from '../../openapi/schema/view';
import type { FieldGroup, FieldRow, FieldTree } from '../../openapi/words/field-tree';
import { choosingWords, isDescribedElsewhere, typeWords, wordsToText } from '../../openapi/words/words';
import { paths } from '../../paths';
import { Tabs } from '../../components/base/tabs';
import { Field } from './field';
import { InlineWords } from './inline-words';
import { Markdown } from '../text/markdown';
import type { SchemaContext } from '../page/page-context';
import { SchemaRules } from './schema-rules';
import { part } from '../../text/reference-parts';

interface SchemaRowsProps {
  context: SchemaContext;
  tree: FieldTree;
  /** Id of the row or body around these rows. */
  id: string;
}

/** The contents of a schema: its fields, its items' fields and its variants. Nothing for an empty schema. */
export function SchemaRows({ context, tree, id }: SchemaRowsProps) {
  const { api, depth, inVariant = false } = context;
  const { elsewhere, items, rows, others, groups } = tree;
  // A body does not name the fields of single items, so readers cannot type them.
  const inside = items.length > 0 ? { ...context, editable: false } : context;
  const content = (
    <>
      {rows.length > 0 && <Rows context={inside} rows={rows} />}
      {others && <p className="note">{others}</p>}
      {groups.map((group, index) => (
        <Group key={index} context={inside} group={group} id={`${id}-${index + 1}`} />
      ))}
    </>
  );
  const folds = depth > 0 && (rows.length > 0 || groups.length > 0);
  return (
    <>
      {elsewhere.map(
        ({ id: key, name, page }) =>
          page !== null && (
            <p key={key} className="elsewhere">
              <a href={paths.model(api.slug, page)}>Fields of {name}</a>
            </p>
          ),
      )}
      {items.map((item, index) => (
        <ItemRules key={index} context={context} item={item} />
      ))}
      {folds ? (
        <details open={isOpen(depth, tree) && !(inVariant && groups.length > 0)}>
          <summary>{summary(tree)}</summary>
          {content}
        </details>
      ) : (
        content
      )}
    </>
  );
}

function summary({ rows, items, groups }: FieldTree): string {
  const each = items.length > 0 ? ' in each item' : '';
  if (rows.length === 0) return `${groups.some(({ kind }) => kind === 'variants') ? 'Variants' : 'Details'}${each}`;
  return `${rows.length} ${rows.length === 1 ? 'field' : 'fields'}${each}`;
}

/** True for shallow trees. The reader opens deep and long ones, and a variant's own variants. */
function isOpen(depth: number, { rows, groups }: FieldTree): boolean {
  const shown =
    rows.length + groups.reduce((sum, { kind, rows: inside }) => sum + (kind === 'variants' ? 1 : inside.length), 0);
  return depth <= 1 && shown <= 8;
}

function Rows({ context, rows }: { context: SchemaContext; rows: FieldRow[] }) {
  return (
    <ul className={part.fields}>
      {rows.map(({ id, name, literal, required, schema, inside }) => (
        <Field
          key={id}
          context={{ ...context, editable: context.editable && literal }}
          id={id}
          name={name}
          label={literal ? undefined : <i>{name}</i>}
          schema={schema}
          inside={inside}
          required={required}
        />
      ))}
    </ul>
  );
}

/** The rules for the items of an array, except their fields, which follow. */
function ItemRules({ context: { api }, item }: { context: SchemaContext; item: Schema }) {
  const view = viewSchema(api, item);
  return (
    <>
      {!isDescribedElsewhere(api, item) && <Markdown text={view.description ?? ''} lead="Each item: " />}
      <SchemaRules api={api} view={view} lead="each item:" />
    </>
  );
}

function Group({ context, group, id }: { context: SchemaContext; group: FieldGroup; id: string }) {
  const { title, kind, propertyName, rows } = group;
  const inner = { ...context, editable: context.editable && kind === 'variants' && context.depth === 0 };
  return (
    <div className={part[kind]}>
      <p className={part.label}>{title}</p>
      {kind === 'parts' ? (
        <Rows context={inner} rows={rows} />
      ) : (
        <Tabs
          named
          id={`${id}-choice`}
          tabs={rows.map((row) => ({
            label: row.name,
            content: <Variant context={inner} row={row} propertyName={propertyName} />,
          }))}
        />
      )}
    </div>
  );
}

/** One of several variants; its id can be linked to, like a field's. */
function Variant({
  context,
  row,
  propertyName,
}: {
  context: SchemaContext;
  row: FieldRow;
  propertyName: string | null;
}) {
  const { api } = context;
  const { id, schema, inside } = row;
  const choosing = choosingWords(propertyName, row);
  const view = viewSchema(api, schema);
  const type = typeWords(api, schema);
  return (
    <div id={id} className="variant">
      {choosing.length > 0 && (
        <p className="note">
          <InlineWords api={api} words={choosing} />.
        </p>
      )}
      {(isDescribedElsewhere(api, schema) || wordsToText(type) !== row.name) && (
        <p className={part.type}>
          <InlineWords api={api} words={type} />
        </p>
      )}
      <Markdown text={view.description ?? ''} />
      <SchemaRules api={api} view={view} />
      <SchemaRows context={{ ...context, depth: 0, inVariant: true }} tree={inside} id={id} />
    </div>
  );
}
