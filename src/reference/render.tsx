/** Render the bodies of an API's pages as static HTML: plain elements and classes, styled by `src/styles/reference.ts`. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Api, Operation as OperationModel, SharedSchema } from '../openapi/model/model';
import { ApiOverview } from './api-overview';
import { Model } from './schema/model';
import { Operation, TreeActions } from './operation/operation';
import type { PageBody } from './page-body';
import { createPageContext, type PageContext } from './page/page-context';

/** Render an operation's or a webhook's page. */
export function renderOperation(api: Api, operation: OperationModel): PageBody {
  return body(api, (page) => <Operation page={page} operation={operation} />);
}

/** Render an API's overview. */
export function renderOverview(api: Api): PageBody {
  return body(api, (page) => <ApiOverview page={page} />);
}

/** Render the page of a shared schema. */
export function renderModel(api: Api, shared: SharedSchema): PageBody {
  return body(api, (page) => <Model page={page} shared={shared} />);
}

const treeActions = renderToStaticMarkup(<TreeActions />);

/**
 * Render a page's body. The number of folds is known only at its end: buttons for all of them are removed if there are
 * fewer than two.
 */
function body(api: Api, content: (page: PageContext) => ReactElement): PageBody {
  const page = createPageContext(api);
  const html = renderToStaticMarkup(content(page));
  const folds = html.split('<details').length - 1;
  return { html: folds > 1 ? html : html.replace(treeActions, ''), headings: page.headings.list };
}
