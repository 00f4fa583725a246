/** The bodies of an API's pages as static HTML: plain elements and classes, which `src/styles/reference.ts` dresses. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiHistory } from '../openapi/changes/history';
import { modelNotes, operationHistory, operationNotes, type FieldNotes } from '../openapi/changes/own-history';
import type { Api, Operation as OperationModel, SharedSchema } from '../openapi/model/model';
import { ApiOverview } from './api-overview';
import { Changes } from './changes/changes';
import { Model } from './schema/model';
import { Operation, TreeActions } from './operation/operation';
import type { PageBody } from './page-body';
import { createPageContext, type PageContext } from './page/page-context';

/** An operation's or a webhook's page. */
export function renderOperation(api: Api, operation: OperationModel, history: ApiHistory = []): PageBody {
  const own = operationHistory(history, operation);
  const notes = own ? operationNotes(api, operation, own) : undefined;
  return body(api, (page) => <Operation page={page} operation={operation} history={own} />, notes);
}

/** What an API is for and what its operations share. */
export function renderOverview(api: Api): PageBody {
  return body(api, (page) => <ApiOverview page={page} />);
}

/** What each version of an API changed. */
export function renderChanges(api: Api, history?: ApiHistory): PageBody {
  return body(api, (page) => <Changes page={page} history={history} />);
}

/** The page of a shared schema. */
export function renderModel(api: Api, shared: SharedSchema, history: ApiHistory = []): PageBody {
  return body(api, (page) => <Model page={page} shared={shared} />, modelNotes(history, shared));
}

const treeActions = renderToStaticMarkup(<TreeActions />);

/** A page's body. How many folds it has is known at its end alone: what opens them all goes where there are not two. */
function body(api: Api, content: (page: PageContext) => ReactElement, notes?: FieldNotes): PageBody {
  const page = createPageContext(api, notes);
  const html = renderToStaticMarkup(content(page));
  const folds = html.split('<details').length - 1;
  return { html: folds > 1 ? html : html.replace(treeActions, ''), headings: page.headings.list };
}
