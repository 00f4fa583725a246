import { fieldTree } from '../../openapi/field-tree';
import type { Header, Parameter, ParameterLocation } from '../../openapi/model';
import { viewSchema } from '../../openapi/view';
import { Field } from './field';
import { Heading } from './heading';
import { schemaContext, type PageContext } from './page-context';

const titles: Record<ParameterLocation, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

const styles: Record<string, string> = {
  deepObject: 'Sent as `name[field]=value`.',
  spaceDelimited: 'Values are separated by spaces.',
  pipeDelimited: 'Values are separated by `|`.',
  matrix: 'Sent as `;name=value`.',
  label: 'Sent with a dot before it.',
};

interface ParametersProps {
  page: PageContext;
  parameters: Record<ParameterLocation, Parameter[]>;
  /** Before the ids, where the page holds several requests. */
  prefix?: string;
}

export function Parameters({ page, parameters, prefix = '' }: ParametersProps) {
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
    <ul className="fields">
      {headers.map((header) => {
        const { name, required, deprecated, schema, content, examples } = header;
        const shape = content?.schema ?? schema;
        const authored = examples.flatMap(({ value }) => (value === null ? [] : [value]));
        const id = page.newId(parent, name);
        return (
          <Field
            key={name}
            context={schemaContext(page, 'request', editable)}
            id={id}
            name={name}
            schema={authored.length > 0 ? { ...shape, examples: authored } : shape}
            inside={fieldTree(page.api, shape, 'request', id, page.newId)}
            required={required}
            deprecated={deprecated}
            description={[header.description || viewSchema(page.api, shape).description, howSent(page, header)]
              .filter(Boolean)
              .join('\n\n')}
          />
        );
      })}
    </ul>
  );
}

/** How a list or an object is written, where that is not what everybody expects. */
function howSent({ api }: PageContext, { style, explode, content, schema }: Header): string {
  if (content) return `Sent as ${content.mediaType} text.`;
  const { types = [] } = viewSchema(api, schema);
  if (!types.includes('array') && !types.includes('object')) return '';
  if (style === 'form') {
    if (types.includes('array')) return explode ? 'Repeat it for each value.' : 'Values are separated by commas.';
    return explode ? 'Each field is sent as a parameter of its own.' : '';
  }
  return styles[style] ?? '';
}
