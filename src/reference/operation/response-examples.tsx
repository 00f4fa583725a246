import { contentExamples, type BodyExample } from '../../openapi/examples/examples';
import type { Direction } from '../../openapi/schema/problems';
import type { Api, Response } from '../../openapi/model/model';
import { grouped } from '../../text/grouped';
import { Choice } from '../schema/choice';
import { ExampleChoice } from '../schema/example-choice';
import type { PageContext } from '../page/page-context';

export interface StatusExamples {
  status: string;
  examples: BodyExample[];
}

/** List the examples of every response that has any, once for the statuses that share them. */
export function responseExamples(api: Api, responses: readonly Response[], direction: Direction): StatusExamples[] {
  const all = responses
    .map(({ status, content }) => ({ status, examples: contentExamples(api, content, direction) }))
    .filter(({ examples }) => examples.length > 0);
  return grouped(all, ({ examples }) => JSON.stringify(examples)).map((same) => ({
    status: same.map(({ status }) => status).join(', '),
    examples: same[0].examples,
  }));
}

/** Examples of responses, by status. */
export function ResponseExamples({ page, statuses }: { page: PageContext; statuses: StatusExamples[] }) {
  return (
    <Choice
      named
      id={page.newId('', 'response-example')}
      options={statuses.map(({ status, examples }) => ({
        label: status,
        content: <ExampleChoice id={page.newId('', `response-${status}-example`)} examples={examples} />,
      }))}
    />
  );
}
