/** Render an API's index with its template; resolve its links as Gatsby does. */
import { CacheProvider } from '@emotion/react';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiIndex } from '../../components/pages/api-index';
import type { ModelLink } from '../../components/pages/model-list';
import type { OperationLink } from '../../components/pages/operation-list';
import type { Api } from '../../openapi/model/model';
import { createStyleCache } from '../../styles/style-cache';
import { apiDownloads } from '../../openapi/versions/earlier';
import { indexFacts } from '../pages/api-facts';
import { apiPages } from '../pages/api-pages';

export function indexHtml(api: Api): string {
  const pages = apiPages(api);
  const linked = <T>(ids: readonly string[]) => pages.filter(({ id }) => ids.includes(id)) as unknown as T[];
  const { groups, webhooks, models, deprecated, ...rest } = indexFacts(api);
  const props: ComponentProps<typeof ApiIndex> = {
    ...rest,
    downloads: apiDownloads(api),
    groups: groups.map(({ title, tags }) => ({
      title,
      tags: tags.map((tag) => ({ ...tag, operations: linked<OperationLink>(tag.operations) })),
    })),
    webhooks: linked(webhooks),
    models: linked<ModelLink>(models),
    deprecated: linked<OperationLink>(deprecated),
  };
  return renderToStaticMarkup(
    createElement(CacheProvider, { value: createStyleCache() }, createElement(ApiIndex, props)),
  );
}
