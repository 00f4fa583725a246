import type { BodyExample } from '../../openapi/examples/examples';
import { Choice } from '../schema/choice';
import { CodeBlock } from '../text/code-block';
import { Markdown } from '../text/markdown';
import { WebLink } from '../text/web-link';

/** The examples of one body, by name. */
export function ExampleChoice({ id, examples }: { id: string; examples: BodyExample[] }) {
  return (
    <Choice
      id={id}
      options={examples.map(({ label, description, text, externalValue, language }, index) => ({
        label: label || `Example ${index + 1}`,
        content: (
          <>
            <Markdown text={description} />
            {text !== null && <CodeBlock code={text} language={language} label="Copy the example" />}
            {externalValue !== null && (
              <p>
                <WebLink url={externalValue}>See this example</WebLink>
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}
