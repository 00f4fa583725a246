import type { Direction } from '../../openapi/schema/problems';
import type { RequestBody as RequestBodyModel } from '../../openapi/model/model';
import { Examples } from '../schema/example-choice';
import { Heading } from '../page/heading';
import { Markdown } from '../text/markdown';
import { MediaTypes } from './media-types';
import type { PageContext } from '../page/page-context';
import { part } from '../../text/reference-parts';

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
