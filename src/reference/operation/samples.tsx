import { operationRequest } from '../../openapi/samples/operation-request';
import { sampleRequest } from '../../openapi/samples/request';
import { sampleSecrets } from '../../openapi/samples/security';
import { shownLanguages } from '../../openapi/samples/samples';
import type { Operation } from '../../openapi/model/model';
import { scriptText } from '../../text/escape-html';
import { Tabs } from '../../components/base/tabs';
import { CodeBlock } from '../text/code-block';
import type { PageContext } from '../page/page-context';
import { part } from '../../text/reference-parts';

/**
 * The request in each language, after the author's own samples; also with optional fields. `src/client/reference/reference.ts`
 * prints the samples again from the shape of the request when the reader types values or chooses another body.
 */
export function Samples({ page, operation }: { page: PageContext; operation: Operation }) {
  const shape = operationRequest(page.api, operation);
  const { body, bodies = body ? [body] : [], parameters } = shape;
  const isPart = [...bodies, ...parameters].some(({ all }) => all !== undefined);
  const isRequired =
    bodies.length > 0 ? !bodies.some(({ optional }) => optional) : parameters.some(({ value }) => value);
  const requests = [
    { label: isRequired ? 'Required only' : 'Minimal', all: undefined, request: sampleRequest(shape) },
    ...(isPart ? [{ label: 'With optional', all: '', request: sampleRequest(shape, { all: true }) }] : []),
  ];
  const id = page.newId('', 'sample');
  const authored = operation.codeSamples.map(({ lang, label, source }) => ({
    label: label || lang,
    content: <CodeBlock code={source} language={lang.toLowerCase()} label="Copy the sample" />,
  }));
  const made = shownLanguages
    .filter(({ label }) => !authored.some((one) => one.label.toLowerCase() === label.toLowerCase()))
    .map((language) => ({
      label: language.label,
      content: (
        <Tabs
          id={`${id}-${language.id}`}
          group="optional"
          tabs={requests.map(({ label, all, request }) => ({
            label,
            content: (
              <div data-sample={language.id} data-all={all}>
                <CodeBlock code={language.print(request)} language={language.id} label="Copy the sample" />
              </div>
            ),
          }))}
        />
      ),
    }));
  return (
    <div className={part.samples}>
      {shape.bodies && (
        <label className="body-choice" data-needs-js="">
          Body{' '}
          <select data-bodies="" autoComplete="off">
            {shape.bodies.map(({ label }, index) => (
              <option key={index}>{label}</option>
            ))}
          </select>
        </label>
      )}
      <Tabs id={id} group="language" tabs={[...authored, ...made]} />
      {sampleSecrets(page.api, operation.security).map(
        ({ scheme, first, credential }) =>
          scheme !== first && (
            <p key={scheme.id} className="note">
              The samples send <code>{first.id}</code> and lack <code>{scheme.id}</code>: both need the {credential.in}{' '}
              <code>{credential.name}</code>, which a request has once.
            </p>
          ),
      )}
      <script
        type="application/json"
        className={part.requestShape}
        dangerouslySetInnerHTML={{ __html: scriptText(JSON.stringify(shape)) }}
      />
    </div>
  );
}
