import { convertV2 } from 'openapi-to-postmanv2';

/**
 * A specification as a Postman collection 2.1. The random ids that the library makes are left out, so that the same
 * specification always gives the same collection; Postman makes its own on import.
 * @param specification a complete one in a single file, YAML or JSON
 */
export async function postmanCollection(specification: string): Promise<string> {
  const collection = await new Promise<unknown>((resolve, reject) => {
    const options = { folderStrategy: 'Tags', parametersResolution: 'Example' } as const;
    convertV2({ type: 'string', data: specification }, options, (error, result) => {
      if (result?.result) resolve(result.output?.[0]?.data);
      else reject(new Error(result?.reason ?? error?.message));
    });
  });
  return `${JSON.stringify(withoutIds(collection))}\n`;
}

const isEntity = (value: object) => ['request', 'originalRequest', 'item'].some((key) => key in value);

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== '_postman_id' && !(key === 'id' && isEntity(value)));
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutIds(child)]));
}
