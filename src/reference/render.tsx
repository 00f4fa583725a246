/** Render the bodies of an API's pages as static HTML: plain elements and classes, styled by `src/styles/reference.ts`. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiHistory } from '../openapi/changes/history';
import { modelNotes, operationHistory, operationNotes, type FieldNotes } from '../openapi/changes/own-history';
import type { Api, Operation as OperationModel, SharedSchema, Tag } from '../openapi/model/model';
import { ApiOverview, Topic } from './api-overview';
import type { Heading } from '../nav';
import { Changes } from './changes/changes';
import { EarlierNotice, type EarlierPage } from './earlier-notice';
import { Errors } from './errors';
import { Model } from './schema/model';
import { Operation, TreeActions } from './operation/operation';
import { createPageContext, type PageContext } from './page/page-context';

/** A finished page body. Its template writes the h1. */
export interface PageBody {
  html: string;
  /** In the order of the page. */
  headings: Heading[];
}

/** Render an operation's or a webhook's page. */
export function renderOperation(api: Api, operation: OperationModel, history: ApiHistory = []): PageBody {
  const own = operationHistory(history, operation);
  const notes = own ? operationNotes(api, operation, own) : undefined;
  return body(api, (page) => <Operation page={page} operation={operation} history={own} />, notes);
}

/** Render an API's overview. */
export function renderOverview(api: Api, history?: ApiHistory): PageBody {
  return body(api, (page) => <ApiOverview page={page} history={history} />);
}

/** Render the introduction of a topic. */
export function renderTopic(api: Api, tag: Tag): PageBody {
  return body(api, (page) => <Topic page={page} tag={tag} />);
}

/** Render the changes of each version of an API. */
export function renderChanges(api: Api, history: ApiHistory = []): PageBody {
  return body(api, (page) => <Changes page={page} history={history} />);
}

/** Render the notice on a page of an earlier version. */
export function renderEarlierNotice(earlier: EarlierPage): string {
  return renderToStaticMarkup(<EarlierNotice {...earlier} />);
}

/** Render the errors of an API's operations, by status. */
export function renderErrors(api: Api): PageBody {
  return body(api, (page) => <Errors page={page} />);
}

/** Render the page of a shared schema. */
export function renderModel(api: Api, shared: SharedSchema, history: ApiHistory = []): PageBody {
  return body(api, (page) => <Model page={page} shared={shared} />, modelNotes(history, shared));
}

const treeActions = renderToStaticMarkup(<TreeActions />);

/** Render a page's body. Leave out the buttons for all folds if there are fewer than two folds. */
function body(api: Api, content: (page: PageContext) => ReactElement, notes?: FieldNotes): PageBody {
  const page = createPageContext(api, notes);
  const html = renderToStaticMarkup(content(page));
  const folds = html.split('<details').length - 1;
  return { html: folds > 1 ? html : html.replace(treeActions, ''), headings: page.headings.list };
}
