import { contentExamples, type BodyExample } from '../../openapi/examples/examples';
import type { MediaType, Response } from '../../openapi/model/model';
import type { Direction } from '../../openapi/schema/problems';
import { Heading } from '../page/heading';
import type { PageContext } from '../page/page-context';
import { Tabs } from '../../components/base/tabs';
import { CodeBlock } from '../text/code-block';
import { Markdown } from '../text/markdown';
import { WebLink } from '../../components/base/web-link';
import { part } from '../../text/reference-parts';
import { grouped } from '../../text/grouped';
import { Status } from '../text/status';

/** The examples of one body, by name. */
export function ExampleChoice({ id, examples }: { id: string; examples: BodyExample[] }) {
  return (
    <Tabs
      id={id}
      tabs={examples.map((example) => ({
        label: example.label,
        content: (
          <>
            <Markdown text={example.description} />
            {example.text !== null && (
              <CodeBlock code={example.text} language={example.language} label="Copy the example" />
            )}
            {example.externalValue !== null && (
              <p>
                <WebLink url={example.externalValue}>See this example</WebLink>
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}

interface ExamplesProps {
  page: PageContext;
  content: MediaType[];
  direction: Direction;
  id: string;
}

/** The examples of a body in a callback. The examples of the page's own operation are next to its fields. */
export function Examples({ page, content, direction, id }: ExamplesProps) {
  const examples = page.prefix ? contentExamples(page.api, content, direction) : [];
  if (examples.length === 0) return null;
  return (
    <div>
      <p className={part.label}>Examples</p>
      <ExampleChoice id={page.newId('', id)} examples={examples} />
    </div>
  );
}

/** Examples of responses, by status; responses that share them are shown once. */
export function ResponseExamples({
  page,
  responses,
  direction,
}: Pick<ExamplesProps, 'page' | 'direction'> & { responses: Response[] }) {
  const all = responses
    .map(({ status, content }) => ({ status, examples: contentExamples(page.api, content, direction) }))
    .filter(({ examples }) => examples.length > 0);
  if (all.length === 0) return null;
  return (
    <section>
      <Heading page={page} level={2} text="Response examples" />
      <Tabs
        named
        id={page.newId('', 'response-example')}
        tabs={grouped(all, ({ examples }) => JSON.stringify(examples)).map((same) => {
          const statuses = same.map(({ status }) => status);
          const id = page.newId('', `response-${statuses.join(', ')}-example`);
          return {
            label: statuses.map((status, index) => [index > 0 && ', ', <Status key={status} status={status} />]),
            content: <ExampleChoice id={id} examples={same[0].examples} />,
          };
        })}
      />
    </section>
  );
}
