/** Digests of what the pages of an API are made from: an unchanged one is not rendered again. Pure. */
import { createHash } from 'node:crypto';
import type { ApiHistory } from '../../openapi/changes/history';
import type { ApiError } from '../../openapi/errors/errors';
import type { Api, Operation, SharedSchema, Tag } from '../../openapi/model/model';
import { isTopic } from '../../openapi/read/groups';
import { reachedSchemas } from '../../openapi/read/references';
import { remembered } from '../../text/remembered';

const hash = (text: string) => createHash('sha1').update(text).digest('base64');
const changeHash = remembered((change: object) => hash(JSON.stringify(change)));

/** Put a digest in the place of a change: each lists all operations that it reaches, and each of these has it in its history. */
function brief(_key: string, value: unknown): unknown {
  const isChange = typeof value === 'object' && value !== null && 'keyword' in value && 'operations' in value;
  return isChange ? changeHash(value) : value;
}

/** Digest the contents of pages: for an operation, exactly the schemas that it reaches and the titles in its links. */
export function digests(api: Api) {
  const { operations, webhooks: _webhooks, schemas, source: _source, ...head } = api;
  // Positions change with every line above them, and no page shows them.
  const textOf = ({ position: _, ...rest }: Operation | SharedSchema) => JSON.stringify(rest);
  const shared = JSON.stringify([
    api.slug,
    api.title,
    api.version,
    api.securitySchemes,
    api.tags.filter((tag) => !isTopic(tag)),
  ]);
  const hashes = new Map(Object.entries(schemas).map(([id, schema]) => [id, hash(textOf(schema))]));
  const titles = new Map(operations.map((operation) => [operation.name, operation.title]));
  return {
    overview: (history: ApiHistory = []) => hash(JSON.stringify([head, history.map(({ slug }) => slug)])),
    topic: (tag: Tag) => hash(JSON.stringify([shared, tag])),
    changes: (history: ApiHistory) => hash(JSON.stringify([shared, operations.map(({ name }) => name), history])),
    /** Digest the page of errors, with what its lists show of operations. */
    errors(errors: readonly ApiError[]): string {
      const told = ({ name, method, path }: Operation) => [name, titles.get(name), method, path];
      const responses = errors.flatMap((error) => error.responses);
      const reached = reachedSchemas(
        api,
        responses.flatMap(({ response }) => response.content.flatMap(({ schema }) => schema ?? [])),
      );
      return hash(
        JSON.stringify([
          shared,
          errors.map(({ status }) => status),
          responses.map(({ response, given }) => [
            response,
            given.map((one) => [told(one.operation), one.response.description]),
          ]),
          [...reached].sort().map((id) => hashes.get(id)),
        ]),
      );
    },
    /**
     * Digest one page.
     * @param linked names of the operations whose titles its links show
     * @param past what it shows of earlier versions
     */
    of(
      value: Operation | SharedSchema,
      reached: ReadonlySet<string>,
      linked: readonly string[],
      past: unknown,
    ): string {
      const schemaHashes = [...reached].sort().map((id) => hashes.get(id));
      const titlesOfLinked = linked.map((name) => titles.get(name));
      return hash(JSON.stringify([shared, textOf(value), titlesOfLinked, schemaHashes, JSON.stringify(past, brief)]));
    },
  };
}
