import { operationRequest } from '../../openapi/samples/operation-request';
import { sampleRequest } from '../../openapi/samples/request';
import { sampleLanguages } from '../../openapi/samples/samples';
import type { Operation } from '../../openapi/model/model';
import { scriptText } from '../../text/script-text';
import { Choice } from '../schema/choice';
import { CodeBlock } from '../text/code-block';
import type { PageContext } from '../page/page-context';

/**
 * The request in each language, the author's own samples first. From the shape beside them `src/client/reference/typed-values.ts` makes
 * them again when the reader types.
 */
export function Samples({ page, operation }: { page: PageContext; operation: Operation }) {
  const shape = operationRequest(page.api, operation);
  const request = sampleRequest(shape);
  const isShort = [shape.body, ...shape.parameters].some((part) => part?.all !== undefined);
  const whole = isShort ? sampleRequest(shape, { all: true }) : undefined;
  const id = page.newId('', 'sample');
  const authored = operation.codeSamples.map(({ lang, label, source }) => ({
    label: label || lang,
    content: <CodeBlock code={source} language={lang.toLowerCase()} label="Copy the sample" />,
  }));
  const made = sampleLanguages
    .filter(({ label }) => !authored.some((one) => one.label.toLowerCase() === label.toLowerCase()))
    .map(({ id, label, print }) => ({
      label,
      content: (
        <div data-sample={id}>
          <CodeBlock code={print(request)} all={whole && print(whole)} language={id} label="Copy the sample" />
        </div>
      ),
    }));
  return (
    <div className="samples">
      {isShort && (
        <>
          <input type="checkbox" id={`${id}-all`} />
          <label htmlFor={`${id}-all`} className="note">
            {shape.body?.all === undefined ? 'All parameters' : 'All fields'}
          </label>
        </>
      )}
      <Choice id={id} group="language" options={[...authored, ...made]} />
      <script
        type="application/json"
        className="request-shape"
        dangerouslySetInnerHTML={{ __html: scriptText(JSON.stringify(shape)) }}
      />
    </div>
  );
}
