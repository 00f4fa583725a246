import { fieldTree } from '../../openapi/words/field-tree';
import type { Direction } from '../../openapi/schema/problems';
import { bodyForms, isJsonBody, type BodyForm } from '../../openapi/words/body-schemas';
import { encodingWords } from '../../openapi/words/how-sent';
import type { MediaType, RequestBody as RequestBodyModel } from '../../openapi/model/model';
import { viewSchema } from '../../openapi/schema/view';
import { bodyWords } from '../../openapi/words/words';
import { Tabs } from '../../components/base/tabs';
import { InlineWords } from '../schema/inline-words';
import { Markdown } from '../text/markdown';
import type { PageContext } from '../page/page-context';
import { HeaderFields } from './parameters';
import { SchemaRows } from '../schema/schema-rows';
import { SchemaRules } from '../schema/schema-rules';
import { part } from '../../text/reference-parts';
import { Examples } from '../schema/example-choice';
import { Heading } from '../page/heading';

interface MediaTypesProps {
  page: PageContext;
  content: MediaType[];
  direction: Direction;
  /** Id of the part they belong to, such as `body` or `response-200`. */
  parent: string;
  editable?: boolean;
}

/** The forms of a body, each with its media types; those after the first have a name in their ids. */
export function MediaTypes({ page, content, direction, parent, editable = false }: MediaTypesProps) {
  const forms = bodyForms(page.api, content);
  return (
    <Tabs
      id={page.newId('', `${parent}-media-type`)}
      tabs={forms.map(({ label, media }, index) => ({
        label,
        content: (
          <Body
            page={page}
            label={label}
            media={media}
            direction={direction}
            parent={index === 0 ? parent : `${parent}-${media.mediaType.replace(/[^a-z\d]+/gi, '-')}`}
            editable={editable && index === 0 && !/[/+]xml\b/i.test(media.mediaType)}
            named={forms.length > 1}
            checked={index === 0 && /^(body|response-\w+)$/.test(parent) && isJsonBody(page.api, media)}
          />
        ),
      }))}
    />
  );
}

interface BodyProps extends Omit<MediaTypesProps, 'content'>, BodyForm {
  /** True if its media types are already shown. */
  named: boolean;
  /** True if the page's `bodies.json` has its schema, for "Check JSON". */
  checked: boolean;
}

function Body({ page, label, media, direction, parent, editable, named, checked }: BodyProps) {
  const { api } = page;
  const { schema } = media;
  const view = schema ? viewSchema(api, schema) : {};
  return (
    <div className={part.body} data-body={editable ? '' : undefined}>
      <p className={part.bodyType}>
        {!named && <code>{label}</code>}{' '}
        {schema && (
          <span className={part.type}>
            <InlineWords api={api} words={bodyWords(api, media)} />
          </span>
        )}{' '}
        {checked && (
          <button type="button" className="action" data-check={parent} data-needs-js="" aria-expanded="false">
            Check JSON
          </button>
        )}
      </p>
      {schema && (
        <>
          <Markdown text={view.description ?? ''} />
          <SchemaRules api={api} view={{ ...view, examples: undefined }} />
          <SchemaRows
            context={{ ...page, direction, depth: 0, editable: editable ?? false }}
            tree={fieldTree(api, schema, direction, parent, page.newId)}
            id={parent}
          />
        </>
      )}
      {encodingWords(api, media).map((words, index) => (
        <p key={index} className={`${part.fieldNote} note`}>
          <InlineWords api={api} words={words} />
        </p>
      ))}
      {[...media.encoding, ...(media.parts ?? [])].map(
        ({ property, headers }) =>
          headers.length > 0 && (
            <details key={property}>
              <summary>Headers of {property}</summary>
              <HeaderFields page={page} parent={`${parent}.${property}.header`} headers={headers} />
            </details>
          ),
      )}
    </div>
  );
}

interface RequestBodyProps {
  page: PageContext;
  body: RequestBodyModel;
  /** `response` if the API sends it. */
  direction: Direction;
}

export function RequestBody({ page, body, direction }: RequestBodyProps) {
  const { prefix } = page;
  const { description, required, content } = body;
  return (
    <section>
      <Heading page={page} level={prefix ? 4 : 2} text="Request body">
        Request body{' '}
        {required ? <strong className={part.required}>required</strong> : <em className={part.badge}>optional</em>}
      </Heading>
      <Markdown text={description} under={2} />
      {content.length === 0 && <p className="note">The contract does not say what it holds.</p>}
      <MediaTypes page={page} content={content} direction={direction} parent={`${prefix}body`} editable={!prefix} />
      <Examples page={page} content={content} direction={direction} id={`${prefix}body-example`} />
    </section>
  );
}
