import { fieldTree } from '../../openapi/words/field-tree';
import type { Header, Parameter, ParameterLocation } from '../../openapi/model/model';
import { fittingExample } from '../../openapi/samples/operation-request';
import { Field } from '../schema/field';
import { Heading } from '../page/heading';
import type { PageContext } from '../page/page-context';
import { part } from '../../text/reference-parts';

const titles: Record<ParameterLocation, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  querystring: 'Query string',
  header: 'Headers',
  cookie: 'Cookies',
};

interface ParametersProps {
  page: PageContext;
  parameters: Record<ParameterLocation, Parameter[]>;
}

export function Parameters({ page, parameters }: ParametersProps) {
  const { prefix } = page;
  const locations = (Object.keys(titles) as ParameterLocation[]).filter((location) => parameters[location].length > 0);
  return (
    <>
      {locations.map((location) => (
        <section key={location} data-in={prefix ? undefined : location}>
          <Heading page={page} level={prefix ? 4 : 2} text={titles[location]} />
          <HeaderFields page={page} parent={prefix + location} headers={parameters[location]} editable={!prefix} />
        </section>
      ))}
    </>
  );
}

interface HeaderFieldsProps {
  page: PageContext;
  parent: string;
  headers: Header[];
  editable?: boolean;
}

/** Rows of parameters, or of response headers. */
export function HeaderFields({ page, parent, headers, editable = false }: HeaderFieldsProps) {
  return (
    <ul className={part.fields}>
      {headers.map((header) => {
        const { name, required, schema, content, examples } = header;
        const shape = content?.schema ?? schema;
        const authored = examples.flatMap(({ value }) =>
          value === null ? [] : [fittingExample(page.api, shape, value) ?? value],
        );
        const id = page.newId(parent, name);
        return (
          <Field
            key={name}
            context={{ ...page, direction: 'request', depth: 0, editable }}
            id={id}
            name={name}
            schema={authored.length > 0 ? { ...shape, examples: authored } : shape}
            inside={fieldTree(page.api, shape, 'request', id, page.newId)}
            required={required}
            header={header}
          />
        );
      })}
    </ul>
  );
}
