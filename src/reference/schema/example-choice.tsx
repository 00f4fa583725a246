import { exampleLabel, type BodyExample } from '../../openapi/examples/examples';
import type { PageContext } from '../page/page-context';
import { Choice } from './choice';
import { CodeBlock } from '../text/code-block';
import { Markdown } from '../text/markdown';
import { WebLink } from '../text/web-link';

/** The examples of one body, by name. */
export function ExampleChoice({ id, examples }: { id: string; examples: BodyExample[] }) {
  return (
    <Choice
      id={id}
      options={examples.map((example, index) => ({
        label: exampleLabel(example, index),
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

/** The examples of a body within the contract; nothing for none. */
export function Examples({ page, id, examples }: { page: PageContext; id: string; examples: BodyExample[] }) {
  if (examples.length === 0) return null;
  return (
    <div className="examples-of">
      <p className="label">Examples</p>
      <ExampleChoice id={page.newId('', id)} examples={examples} />
    </div>
  );
}
