import { convertV2 } from 'openapi-to-postmanv2';
import type { Api, Operation } from '../../openapi/model/model';
import { operationRequest } from '../../openapi/samples/operation-request';
import { sampleRequest } from '../../openapi/samples/request';
import { operationTitle } from '../../openapi/schema/view';
import { formatJson } from '../../openapi/model/json';

/** Methods supported by the library. */
const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

interface Collection {
  info: object;
  item: unknown[];
}

/**
 * Convert a specification to a Postman collection 2.1. The library's random ids are left out, so that a specification
 * always gives the same collection; Postman makes its own on import. Operations that the library cannot convert (methods of
 * OpenAPI 3.2; all of them, if it fails) are added with the values of our samples.
 * @param specification a complete one in a single file, YAML or JSON
 */
export async function postmanCollection(api: Api, specification: string): Promise<string> {
  const converted = await convert(specification);
  const others = api.operations.filter(({ method }) => !converted || !methods.includes(method));
  const collection = converted ?? { info: { name: api.title, schema: schemaAddress }, item: [] };
  const items = [...collection.item, ...others.map((operation) => requestItem(api, operation))];
  return `${JSON.stringify(withoutIds({ ...collection, item: items }))}\n`;
}

const schemaAddress = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Convert with the library; null where it fails. */
function convert(specification: string): Promise<Collection | null> {
  return new Promise((resolve) => {
    const options = { folderStrategy: 'Tags', parametersResolution: 'Example' } as const;
    convertV2({ type: 'string', data: specification }, options, (_error, result) => {
      resolve(result?.result ? ((result.output?.[0]?.data as Collection | undefined) ?? null) : null);
    });
  });
}

/** Make a Postman request with the values of our samples. */
function requestItem(api: Api, operation: Operation) {
  const { method, url, headers, body } = sampleRequest(operationRequest(api, operation));
  const content = body && 'mediaType' in body ? [['Content-Type', body.mediaType] as const] : [];
  const raw = body?.kind === 'json' ? formatJson(body.value, 2) : body?.kind === 'text' ? body.text : undefined;
  return {
    name: operationTitle(operation),
    request: {
      method,
      url,
      header: [...headers, ...content].map(([key, value]) => ({ key, value })),
      ...(raw !== undefined && { body: { mode: 'raw', raw } }),
    },
  };
}

const isEntity = (value: object) => ['request', 'originalRequest', 'item'].some((key) => key in value);

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== '_postman_id' && !(key === 'id' && isEntity(value)));
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutIds(child)]));
}
