/** The Markdown of pages with a finished body, without a build: what their templates add is missing. Pure. */
import type { ContentDocument } from '../../content/project';
import { apiBody } from '../../data/api-body';
import type { BuiltPage } from '../../data/pages/output';
import type { ApiHistory } from '../../openapi/changes/history';
import type { Api } from '../../openapi/model/model';
import { pageMarkdown, titledBody } from './markdown-pages';

type Page = Pick<BuiltPage, 'type' | 'path' | 'title' | 'description'>;

/** Write the page of an API; empty for one without a body, such as the list of its operations. */
export function apiPageMarkdown(api: Api, page: Page, history?: ApiHistory, base = ''): string {
  const body = apiBody(api, page, history);
  return body ? pageMarkdown(page, titledBody(page.title, body.html), base) : '';
}

/** Write a document. @param base precedes root-relative addresses, which have no path prefix */
export function documentMarkdown(
  page: Page,
  { compiled }: Pick<ContentDocument<unknown>, 'compiled'>,
  base = '',
): string {
  return pageMarkdown(page, titledBody(page.title, compiled.html), base);
}
