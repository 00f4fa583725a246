/** Digests of what the pages of an API are made from: an unchanged one is not rendered again. Pure. */
import { createHash } from 'node:crypto';
import type { ApiError } from '../../openapi/errors/errors';
import type { Api } from '../../openapi/model/model';
import { isTopic } from '../../openapi/read/groups';
import { remembered } from '../../text/remembered';

const hash = (text: string) => createHash('sha1').update(text).digest('base64');
const changeHash = remembered((change: object) => hash(JSON.stringify(change)));

/** Put a digest in the place of a change: each lists all operations that it reaches, and each of these has it in its history. */
function brief(_key: string, value: unknown): unknown {
  const isChange = typeof value === 'object' && value !== null && 'keyword' in value && 'operations' in value;
  return isChange ? changeHash(value) : value;
}

/** No page shows a pointer into the source. */
const textOf = ({ pointer: _, ...rest }: { pointer?: unknown }) => JSON.stringify(rest);

/**
 * Make the function that digests a page of an API.
 * @returns a function of what the page shows: a part of the model, the shared schemas that it reaches, and earlier versions
 */
export function digester(api: Api) {
  const { slug, title, version, securitySchemes, tags, schemas } = api;
  const shared = JSON.stringify([slug, title, version, securitySchemes, tags.filter((tag) => !isTopic(tag))]);
  const hashes = new Map(Object.entries(schemas).map(([id, schema]) => [id, hash(textOf(schema))]));
  return (part: object, reached: ReadonlySet<string> = new Set(), past: unknown = null): string =>
    hash(
      [shared, textOf(part), JSON.stringify(past, brief), ...[...reached].sort().map((id) => hashes.get(id))].join(),
    );
}

/** Return what the page of errors shows of them and, in its lists, of operations. */
export const errorsShown = (errors: readonly ApiError[]) =>
  errors.map(({ status, responses }) => [
    status,
    responses.map(({ response, given }) => [
      response,
      given.map(({ operation, response: { description } }) => {
        const { name, title, method, path } = operation;
        return [name, title, method, path, description];
      }),
    ]),
  ]);
