import type { BodyExample } from '../../openapi/examples';
import { Choice } from './choice';
import { CodeBlock } from './code-block';
import { Markdown } from './markdown';
import { WebLink } from './web-link';

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
