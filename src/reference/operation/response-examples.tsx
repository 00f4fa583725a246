import { contentExamples, type BodyExample } from '../../openapi/examples/examples';
import type { Direction } from '../../openapi/schema/problems';
import type { Api, Response } from '../../openapi/model/model';
import { grouped } from '../../text/grouped';
import { Tabs } from '../../components/base/tabs';
import { ExampleChoice } from '../schema/example-choice';
import { Status } from '../text/status';
import type { PageContext } from '../page/page-context';

interface StatusExamples {
  statuses: string[];
  examples: BodyExample[];
}

/** List the examples of every response that has any, once for the statuses that share them. */
export function responseExamples(api: Api, responses: readonly Response[], direction: Direction): StatusExamples[] {
  const all = responses
    .map(({ status, content }) => ({ status, examples: contentExamples(api, content, direction) }))
    .filter(({ examples }) => examples.length > 0);
  return grouped(all, ({ examples }) => JSON.stringify(examples)).map((same) => ({
    statuses: same.map(({ status }) => status),
    examples: same[0].examples,
  }));
}

/** Examples of responses, by status. */
export function ResponseExamples({ page, all }: { page: PageContext; all: StatusExamples[] }) {
  return (
    <Tabs
      named
      id={page.newId('', 'response-example')}
      tabs={all.map(({ statuses, examples }) => ({
        label: statuses.map((status, index) => [index > 0 && ', ', <Status key={status} status={status} />]),
        content: <ExampleChoice id={page.newId('', `response-${statuses.join(', ')}-example`)} examples={examples} />,
      }))}
    />
  );
}
