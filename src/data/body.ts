import type { CreateResolversArgs } from 'gatsby';
import type { EarlierPage } from '../reference/earlier-notice';
import {
  renderEarlierNotice,
  renderChanges,
  renderErrors,
  renderModel,
  renderOperation,
  renderOverview,
  renderTopic,
  type PageBody,
} from '../reference/render';
import { remembered } from '../text/remembered';
import type { ApiHistory } from '../openapi/changes/history';
import type { Api } from '../openapi/model/model';
import { introductions } from '../openapi/read/groups';
import { paths } from '../paths';
import { withEarlier, operationAt } from './source/apis';
import { siteApis } from './current-source';
import { modelsOf } from './pages/api-facts';
import { pageTypes, type PageType } from '../page-kinds';
import { withBody } from './pages/schema';
import type { SitePage } from './pages/site-page';

interface ApiNode {
  path: string;
  slug: string;
  internal: { type: PageType };
}

/** Put the build's path prefix before the root-relative addresses of a finished body. */
export function prefixed(html: string, pathPrefix: string): string {
  if (pathPrefix === '') return html;
  // Text may hold quotes and so resemble an attribute, but it never holds `<`.
  return html.replace(/<[a-z](?:[^<>"]|"[^"]*")*>/gi, (tag) =>
    tag
      .replace(/ (href|src|poster)="\/(?!\/)/g, ` $1="${pathPrefix}/`)
      .replace(/ srcset="[^"]*"/gi, (attribute) => attribute.replace(/(["\s,])\/(?!\/)/g, `$1${pathPrefix}/`)),
  );
}

/** Create the resolvers of fields with finished HTML, which depends on the path prefix or takes long to render. */
export function createBodyResolvers(args: CreateResolversArgs): void {
  // The path prefix of this build: empty, or `/prefix` without a trailing slash.
  const { createResolvers, basePath } = args;
  // Several fields come from one body.
  const bodyOf = remembered(async (node: ApiNode): Promise<PageBody | null> => {
    const apis = await siteApis(args);
    const api = withEarlier(apis).get(node.slug);
    return api ? apiBody(api, { type: node.internal.type, path: node.path }, apis.histories.get(node.slug)) : null;
  });
  const ownHtml = { html: { resolve: ({ html }: { html: string }) => prefixed(html, basePath) } };
  const renderedBody = {
    html: { resolve: async (node: ApiNode) => prefixed((await bodyOf(node))?.html ?? '', basePath) },
    headings: { resolve: async (node: ApiNode) => (await bodyOf(node))?.headings ?? [] },
  };
  createResolvers({
    ...Object.fromEntries(pageTypes.map((type) => [type, withBody.includes(type) ? renderedBody : ownHtml])),
    ApiTag: ownHtml,
    EarlierPage: { notice: { resolve: (earlier: EarlierPage) => prefixed(renderEarlierNotice(earlier), basePath) } },
  });
}

/** Render the body of an API's page; null for a page that the API does not have. */
export function apiBody(
  api: Api,
  { type, path }: Pick<SitePage, 'type' | 'path'>,
  history?: ApiHistory,
): PageBody | null {
  if (type === 'ApiOverview') return renderOverview(api, history);
  if (type === 'ApiChanges') return renderChanges(api, history);
  if (type === 'ApiErrors') return renderErrors(api);
  if (type === 'ApiModel') {
    const model = modelsOf(api).find((one) => one.path === path);
    return model ? renderModel(api, model.shared, history) : null;
  }
  if (type === 'ApiTopic') {
    const topic = introductions(api).find(({ page }) => paths.topic(api.slug, page) === path);
    return topic ? renderTopic(api, topic.tag) : null;
  }
  const operation = operationAt(api, path);
  return operation ? renderOperation(api, operation, history) : null;
}
