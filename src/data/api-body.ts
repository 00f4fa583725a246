import type { PageBody } from '../reference/page-body';
import {
  renderChanges,
  renderErrors,
  renderModel,
  renderOperation,
  renderOverview,
  renderTopic,
} from '../reference/render';
import type { ApiHistory } from '../openapi/changes/history';
import type { Api } from '../openapi/model/model';
import { modelAt, operationAt, topicAt } from './source/apis';
import type { SitePage } from './pages/site-page';

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
    const shared = modelAt(api, path);
    return shared ? renderModel(api, shared, history) : null;
  }
  if (type === 'ApiTopic') {
    const topic = topicAt(api, path);
    return topic ? renderTopic(api, topic) : null;
  }
  const operation = operationAt(api, path);
  return operation ? renderOperation(api, operation, history) : null;
}
