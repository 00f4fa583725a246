/** Anchors that authors write for other viewers (Redoc, Scalar, Swagger UI), as addresses of this site. Pure. */
import { paths } from '../../paths';
import { decode } from '../../text/decode';
import { createSlugger } from '../../text/frame-ids';
import { markdownToHtml } from '../model/markdown';
import type { Api } from '../model/model';
import { operationSchemas, reachedSchemas } from './references';

/** Returns the address of an anchor; null for one of another viewer that leads to nothing here; undefined for any other. */
export type AnchorAddress = (anchor: string) => string | null | undefined;

/** Make the addresses of an API's parts. */
export function anchorAddresses(api: Api): AnchorAddress {
  const { slug, title, tags, schemas } = api;
  const operations = [...api.operations, ...api.webhooks];
  let known: Set<string> | undefined;
  const sections = () => (known ??= headingIds(api.description));
  const section = (name: string) => {
    const id = createSlugger().slug(name);
    return sections().has(id) ? `${paths.apiOverview(slug, title)}#${id}` : null;
  };
  const same = (one: string, other: string) =>
    one.replace(/[\s_-]+/g, '-').toLowerCase() === other.replace(/[\s_-]+/g, '-').toLowerCase();
  const operation = (test: (one: (typeof operations)[number]) => boolean) => {
    const found = operations.find(test);
    return found ? paths.operation(slug, found.name) : null;
  };
  const byId = (id: string) => operation(({ operationId }) => operationId === id);
  const tag = (name: string) => {
    const found = tags.find((one) => one.name === name) ?? tags.find((one) => same(one.name, name));
    return found ? `${paths.api(slug)}#${found.id}` : section(name);
  };
  const schema = (name: string) => {
    const found = Object.values(schemas).find((one) => one.name === name);
    if (!found) return null;
    // A schema without a page is shown where it is used.
    return found.page === null
      ? operation((one) => reachedSchemas(api, operationSchemas(one)).has(found.id))
      : paths.model(slug, found.page);
  };
  return (anchor) => {
    if (!anchor.startsWith('#')) return undefined;
    const steps = anchor.replace(/^#\/?/, '').split('/').map(decode);
    const [kind = '', name = '', ...rest] = steps;
    if (kind === 'operation' || kind === 'operations') return byId(steps.at(-1) ?? '');
    if (kind === 'section' || kind === 'description') return section(steps.at(-1) ?? '');
    if (/^(?:schemas?|models?)$/.test(kind)) return schema(steps.at(-1) ?? '');
    if (kind === 'components' && name === 'schemas') return schema(rest[0] ?? '');
    if (kind === 'tag' && (rest[0] === 'operation' || rest[0] === 'paths')) return byId(rest.slice(1).join('/'));
    if (kind === 'tag' && rest.length > 1)
      return operation(
        ({ method, path }) => method === rest[0]?.toUpperCase() && path === `/${rest.slice(1).join('/')}`,
      );
    if (kind === 'tag') return tag(name);
    // Swagger UI: `#/tag/operationId`.
    if (anchor.startsWith('#/')) return name === '' ? tag(kind) : byId(name);
    return section(kind) ?? undefined;
  };
}

/** Return the ids of a text's headings. */
function headingIds(markdown: string): Set<string> {
  const slugger = createSlugger();
  markdownToHtml(markdown, { heading: (text) => slugger.slug(text) });
  return new Set(Object.keys(slugger.occurrences));
}
