import { fieldTree } from '../../openapi/words/field-tree';
import { modelExamples } from '../../openapi/examples/examples';
import type { SharedSchema } from '../../openapi/model/model';
import { viewSchema } from '../../openapi/schema/view';
import { typeWords } from '../../openapi/words/words';
import { ExampleChoice } from './example-choice';
import { Heading } from '../page/heading';
import { InlineWords } from './inline-words';
import { Markdown } from '../text/markdown';
import type { PageContext } from '../page/page-context';
import { SchemaRows } from './schema-rows';
import { Deprecated, SchemaRules } from './schema-rules';
import { part } from '../../text/reference-parts';

/** The page of a schema. On a phone, the schema's example comes after its fields. */
export function Model({ page, shared }: { page: PageContext; shared: SharedSchema }) {
  const { api } = page;
  const schema = { ref: shared.id };
  const view = viewSchema(api, schema);
  const examples = modelExamples(api, schema);
  return (
    <div className={part.operation}>
      <div className="about">
        <Deprecated view={view} />
        <Markdown text={view.description ?? ''} under={1} />
      </div>
      <div className={part.contract}>
        <section>
          <Heading page={page} level={2} text="Fields" id="section.fields" />
          <p className={part.bodyType}>
            <span className={part.type}>
              <InlineWords api={api} words={typeWords(api, { ...view, ref: undefined })} />
            </span>
          </p>
          <SchemaRules api={api} view={{ ...view, examples: undefined, deprecated: undefined }} />
          <SchemaRows
            context={{ ...page, direction: null, depth: 0, editable: false }}
            tree={fieldTree(api, schema, null, '', page.newId)}
            id="fields"
          />
        </section>
      </div>
      {examples.length > 0 && (
        <div className="beside">
          <section>
            <Heading page={page} level={2} text="Example" id="section.example" />
            <ExampleChoice id={page.newId('', 'section.example')} examples={examples} />
          </section>
        </div>
      )}
    </div>
  );
}
