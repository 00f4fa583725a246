import type { Server } from '../../openapi/model/model';
import { serverUrl } from '../../openapi/schema/view';
import { Markdown } from '../text/markdown';
import { part } from '../../text/reference-parts';

/** True for a description that is plain words, which a label can hold. */
const isName = (markdown: string) => /^[\p{L}\p{N} ,.:;()'-]+$/u.test(markdown);

/** The API's servers. The reader's choice changes every address on this API's pages (`src/client/reference/server-choice.ts`). */
export function Servers({ api, servers }: { api: string; servers: Server[] }) {
  const choice = servers.length > 1;
  const list = (
    <ul className={part.servers} data-servers={api}>
      {servers.map((server, index) => (
        <li key={server.url} data-template={server.url}>
          <label>
            {choice && <input type="radio" name="server" value={index} defaultChecked={index === 0} data-needs-js="" />}{' '}
            {server.name && <b>{server.name} </b>}
            {isName(server.description) && <b>{server.description}</b>} <code>{serverUrl(server)}</code>
          </label>
          {!isName(server.description) && <Markdown text={server.description} />}
          {server.variables.length > 0 && (
            <dl className="variables">
              {server.variables.map(({ name, default: fallback, enum: values, description }) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>
                    <p>
                      {fallback ? (
                        <>
                          Default <code>{fallback}</code>
                        </>
                      ) : (
                        'Empty by default'
                      )}
                      {values.length > 0 && '; any of '}
                      {values.map((value, at) => [at > 0 && ', ', <code key={value}>{value}</code>])}
                    </p>
                    <Markdown text={description} />
                    {values.length > 0 ? (
                      <select aria-label={name} data-variable={name} defaultValue={fallback} data-needs-js="">
                        {values.map((value) => (
                          <option key={value}>{value}</option>
                        ))}
                      </select>
                    ) : (
                      <input aria-label={name} data-variable={name} defaultValue={fallback} data-needs-js="" />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
  return choice ? (
    <div role="radiogroup" aria-label="Server">
      {list}
    </div>
  ) : (
    list
  );
}
