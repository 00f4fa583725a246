import type { Output } from '../../data/pages/output';
import type { SiteSource } from '../../data/pages/sources';
import { withEarlier } from '../../data/source/apis';
import { bodySchemas } from '../../openapi/words/body-schemas';
import { paths } from '../../paths';

/** Write the schemas of each operation's JSON bodies beside its page, for "Check JSON" (`src/client/reference/check-json.ts`). */
export function bodySchemaFiles(site: Pick<SiteSource, 'apis' | 'earlier'>): Output[] {
  return [...withEarlier(site).values()].flatMap((api) =>
    [
      ...api.operations.map((operation) => [operation, 'request'] as const),
      ...api.webhooks.map((webhook) => [webhook, 'response'] as const),
    ].flatMap(([operation, sent]) => {
      const content = bodySchemas(api, operation, sent);
      return content
        ? [{ path: `${paths.operation(api.slug, operation.name)}bodies.json`, content: JSON.stringify(content) }]
        : [];
    }),
  );
}
