import { contentExamples } from '../../openapi/examples';
import type { Response } from '../../openapi/model';
import { Choice } from './choice';
import { ExampleChoice } from './example-choice';
import type { PageContext } from './page-context';

/** What comes back, by status. */
export function ResponseExamples({ page, responses }: { page: PageContext; responses: Response[] }) {
  const all = responses
    .map(({ status, content }) => ({
      status,
      examples: contentExamples(page.api, content, 'response'),
    }))
    .filter(({ examples }) => examples.length > 0);
  if (all.length === 0) return null;
  return (
    <Choice
      named
      id={page.newId('', 'response-example')}
      options={all.map(({ status, examples }) => ({
        label: status,
        content: <ExampleChoice id={page.newId('', `response-${status}-example`)} examples={examples} />,
      }))}
    />
  );
}

/** Whether there is anything to show. */
export function hasExamples(page: PageContext, responses: Response[]): boolean {
  return responses.some(({ content }) => contentExamples(page.api, content, 'response').length > 0);
}
