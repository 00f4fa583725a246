/** Write an API as a Postman collection 2.1: https://schema.getpostman.com/collection/json/v2.1.0/draft-07/docs/index.html. Pure. */
import { bodyExamples, exampleLabel } from '../../openapi/examples/examples';
import { formatJson, parseJson } from '../../openapi/model/json';
import type { Api, Operation, Parameter, Response, SecurityScheme } from '../../openapi/model/model';
import { serialize, type Pair } from '../../openapi/model/serialize';
import { statusText } from '../../openapi/model/status-text';
import { contentHeaders, type SampleBody, type SampleRequest } from '../../openapi/samples/languages/sample';
import { operationRequest } from '../../openapi/samples/operation-request';
import { sampleRequest, type RequestShape } from '../../openapi/samples/request';
import { absoluteServer } from '../../openapi/samples/absolute-server';
import { operationTitle, serverUrl } from '../../openapi/schema/view';

/** A row of a table in Postman; one that is disabled is not sent. */
interface Row {
  key: string;
  value: string;
  description?: string;
  disabled?: true;
}

/**
 * Write an API's operations as requests, in a folder for each tag. They are what our samples send; optional parameters are
 * there too, disabled. Servers and secrets are variables of the collection.
 * @returns JSON, the same for the same API
 */
export function postmanCollection(api: Api): string {
  const servers = [...new Set([...api.servers, ...api.operations.flatMap((one) => one.servers)].map(serverAddress))];
  const variables = servers.map((value, index) => ({ key: index === 0 ? 'baseUrl' : `baseUrl${index + 1}`, value }));
  const keyOf = new Map(variables.map(({ key, value }) => [value, key]));
  const item = (operation: Operation) => {
    const [server] = operation.servers;
    return requestItem(api, operation, `{{${keyOf.get(server ? serverAddress(server) : '') ?? 'baseUrl'}}}`);
  };
  const itemsOf = (tag?: string) => api.operations.filter(({ tags: [first] }) => first === tag).map((one) => item(one));
  const folders = api.tags.map(({ name, displayName, description }) => {
    return { name: displayName, description, item: itemsOf(name) };
  });
  const collection = {
    info: {
      name: api.title,
      description: api.description,
      version: api.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: [...folders.filter((folder) => folder.item.length > 0), ...itemsOf()],
    variable: [...variables, ...api.securitySchemes.flatMap(secretsOf).map((key) => ({ key, value: '' }))],
  };
  return `${JSON.stringify(collection)}\n`;
}

const serverAddress = (server: Api['servers'][number]) => absoluteServer(serverUrl(server));

function requestItem(api: Api, operation: Operation, server: string) {
  const shape = operationRequest(api, operation);
  const auth = authorization(api, operation);
  const sent = auth ? { ...shape, credentials: [] } : shape;
  const required = sampleRequest(sent);
  const all = sampleRequest(sent, { all: true });
  return {
    name: operationTitle(operation),
    request: {
      method: operation.method,
      url: urlOf(
        shape,
        operation,
        server,
        described(rows(queryOf(required), queryOf(all)), operation.parameters.query),
      ),
      header: described(rows(headersOf(required), headersOf(all)), operation.parameters.header),
      ...(all.body && { body: bodyOf(all.body, required.body) }),
      ...(auth && { auth }),
      description: operation.description,
    },
    response: operation.responses.flatMap((response) => savedResponses(api, response)),
  };
}

const queryOf = ({ url }: SampleRequest): Pair[] =>
  (url.split('?').slice(1).join('?') || undefined)?.split('&').map((pair) => {
    const [key = '', ...value] = pair.split('=');
    return [key, value.join('=')];
  }) ?? [];
const headersOf = ({ headers, body }: SampleRequest): Pair[] => [...headers, ...contentHeaders(body)];

/** List all pairs; those that are not required are disabled. */
function rows(required: readonly Pair[], all: readonly Pair[]): Row[] {
  const left = required.map(([key]) => key);
  return all.map(([key, value]) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return { key, value, ...(at < 0 && { disabled: true as const }) };
  });
}

/** Add the descriptions of parameters to their rows. */
const described = (all: readonly Row[], parameters: readonly Parameter[]): Row[] =>
  all.map((row) => {
    const description = parameters.find(({ name }) => name === row.key)?.description;
    return description ? { ...row, description } : row;
  });

/** Write an address. A parameter that fills a segment of the path is a variable of Postman's; others are filled in. */
function urlOf({ path, parameters }: RequestShape, operation: Operation, server: string, query: Row[]) {
  const given = parameters.filter((one) => one.in === 'path' && one.value !== undefined);
  const variable: Row[] = [];
  const segments = path
    .replace(/^\//, '')
    .split('/')
    .map((segment) => {
      const whole = given.find((one) => segment === `{${one.name}}` && /^[\w-]+$/.test(one.name));
      if (whole) variable.push({ key: whole.name, value: serialize(whole, parseJson(whole.value ?? '')) });
      if (whole) return `:${whole.name}`;
      return given.reduce(
        (text, one) => text.replaceAll(`{${one.name}}`, () => serialize(one, parseJson(one.value ?? ''))),
        segment,
      );
    });
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    raw: `${server}/${segments.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: [server],
    path: segments,
    query,
    variable: described(variable, operation.parameters.path),
  };
}

function bodyOf(all: SampleBody, required: SampleBody | null) {
  switch (all.kind) {
    case 'json':
      return { mode: 'raw', raw: formatJson(all.value, 2), options: { raw: { language: 'json' } } };
    case 'text':
      return { mode: 'raw', raw: all.text };
    case 'file':
      return { mode: 'file', file: { src: all.fileName } };
    case 'form':
      return { mode: 'urlencoded', urlencoded: rows(required?.kind === 'form' ? required.fields : [], all.fields) };
    case 'multipart': {
      const names = (required?.kind === 'multipart' ? required.parts : []).map(({ name }): Pair => [name, '']);
      const parts = rows(
        names,
        all.parts.map((part): Pair => [part.name, 'value' in part ? part.value : part.fileName]),
      );
      return {
        mode: 'formdata',
        formdata: parts.map(({ value, ...row }, index) => ({
          ...row,
          ...(all.parts[index] && 'fileName' in all.parts[index]
            ? { type: 'file', src: value }
            : { type: 'text', value }),
          contentType: all.parts[index]?.contentType,
        })),
      };
    }
  }
}

/** List the variables that hold a scheme's secrets; none for a scheme that is sent as an ordinary header. */
function secretsOf(scheme: SecurityScheme): string[] {
  if (scheme.type === 'http' && scheme.scheme === 'basic') return [`${scheme.id} user`, `${scheme.id} password`];
  return rowsOfAuth(scheme) ? [scheme.id] : [];
}

const text = (key: string, value: string) => ({ key, value, type: 'string' });

/** Write a scheme as Postman's "Authorization" has it; undefined for one that it does not know. */
function rowsOfAuth(scheme: SecurityScheme) {
  const secret = `{{${scheme.id}}}`;
  switch (scheme.type) {
    case 'oauth2':
    case 'openIdConnect':
      return { type: 'bearer', bearer: [text('token', secret)] };
    case 'http':
      if (scheme.scheme === 'bearer') return { type: 'bearer', bearer: [text('token', secret)] };
      if (scheme.scheme !== 'basic') return undefined;
      return {
        type: 'basic',
        basic: [text('username', `{{${scheme.id} user}}`), text('password', `{{${scheme.id} password}}`)],
      };
    case 'apiKey':
      if (scheme.in === 'cookie') return undefined;
      return {
        type: 'apikey',
        apikey: [text('key', scheme.parameterName), text('value', secret), text('in', scheme.in)],
      };
    case 'mutualTLS':
      return undefined;
  }
}

/** Write the authorization of an operation. Undefined for several schemes together, which Postman sends as headers. */
function authorization(api: Api, { security }: Operation) {
  const uses = security.find((alternative) => alternative.length > 0);
  if (!uses) return { type: 'noauth' };
  const scheme = uses.length === 1 ? api.securitySchemes.find(({ id }) => id === uses[0]?.scheme) : undefined;
  return scheme && rowsOfAuth(scheme);
}

/** Write a response once for each example of its first media type; none for `default`, which is no status. */
function savedResponses(api: Api, { status, description, content }: Response) {
  const code = Number(status.replace(/xx$/i, '00'));
  if (!Number.isInteger(code)) return [];
  const [media] = content;
  const examples = media ? bodyExamples(api, media, 'response').filter(({ text }) => text !== null) : [];
  const name = description.split('\n')[0] || status;
  return (examples.length > 0 ? examples : [undefined]).map((example, index) => ({
    name: example && examples.length > 1 ? `${name} (${exampleLabel(example, index)})` : name,
    code,
    status: statusText(status),
    header: media ? [{ key: 'Content-Type', value: media.mediaType }] : [],
    body: example?.text ?? '',
    ...(example?.language && { _postman_previewlanguage: example.language }),
  }));
}
