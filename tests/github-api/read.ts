/** The OpenAPI description of GitHub's REST API, 1,223 operations: `generated/api.github.com.json` of @octokit/openapi 23.0.2. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Return the published file's text, 13 MB. It is kept compressed here, since its package has 385 MB. */
export const githubApi = (): string =>
  brotliDecompressSync(readFileSync(new URL('api.github.com.json.br', import.meta.url))).toString();

interface Sampled {
  paths: Record<string, unknown>;
  components: Record<string, Record<string, unknown>>;
  webhooks?: unknown;
  'x-webhooks'?: unknown;
}

/** Return a specification of one path in `every`, with the components that it needs. */
export function githubSample(every: number): string {
  const { 'x-webhooks': _, ...whole } = JSON.parse(githubApi()) as Sampled;
  const paths = Object.fromEntries(Object.entries(whole.paths).filter((__, index) => index % every === 0));
  return JSON.stringify({ ...whole, paths, components: usedComponents(whole, paths) });
}

/** Return the components that a part of a specification refers to, directly or not. */
export function usedComponents(whole: Pick<Sampled, 'components'>, part: unknown): Sampled['components'] {
  const components: Sampled['components'] = {};
  const keep = (value: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(/"#\/components\/([^/"]+)\/([^"]+)"/g)) {
      const kept = (components[kind] ??= {});
      if (name in kept) continue;
      kept[name] = whole.components[kind]?.[name];
      keep(kept[name]);
    }
  };
  keep(part);
  return components;
}
