/** Every route of the site except search and the models, once, for the browser tests and the budgets. */

export type RouteKind = 'home' | 'document' | 'list' | 'operation' | 'reference' | 'release';

export interface Route {
  /** Path with its trailing slash, without the path prefix. */
  path: string;
  kind: RouteKind;
  /** The heading of the page. */
  heading: string;
  /** The page's part of the title; by default the heading; null for only the site's title. */
  title?: string | null;
}

const fcp = '/docs/api/fcp-api/';
const bot = '/docs/api/internal-api/';

const operations = (api: string, names: Record<string, string>): Route[] =>
  Object.entries(names).map(([name, heading]) => ({ path: `${api}${name}/`, kind: 'operation', heading }));

export const routes: readonly Route[] = [
  { path: '/', kind: 'home', heading: 'The Pilot Club Documentation', title: null },
  { path: '/markdown-page/', kind: 'document', heading: 'Writing pages' },
  { path: '/docs/', kind: 'list', heading: 'Documentation' },
  { path: '/docs/welcome/', kind: 'document', heading: 'Welcome' },
  { path: '/docs/dev-help/discord-bot/', kind: 'document', heading: 'Discord bot development' },
  { path: '/docs/dev-help/github/', kind: 'document', heading: 'Working on GitHub' },
  { path: '/docs/discord/server-commands/', kind: 'document', heading: 'Server commands' },
  { path: '/docs/sops/tech-team/', kind: 'document', heading: 'Tech team procedures' },
  { path: '/docs/services/apis/', kind: 'document', heading: 'APIs' },
  { path: fcp, kind: 'reference', heading: 'Flight Crew Portal API operations' },
  { path: `${fcp}errors/`, kind: 'reference', heading: 'Errors of the Flight Crew Portal API' },
  { path: `${fcp}flight-crew-portal-api/`, kind: 'reference', heading: 'Flight Crew Portal API' },
  ...operations(fcp, {
    'add-user': 'Add User',
    'add-user-audit-log': 'Add User Audit Log',
    'delete-user': 'Delete User',
    'get-fbos': 'Get FBOs',
    'get-fbo': 'Get FBO',
    'get-sectors': 'Get Sectors',
    'get-user-callsign': 'Get User Callsign',
    'get-user-details': 'Get User Details',
    'get-users': 'Get Users',
  }),
  { path: bot, kind: 'reference', heading: 'Discord Bot API operations' },
  { path: `${bot}errors/`, kind: 'reference', heading: 'Errors of the Discord Bot API' },
  { path: `${bot}discord-bot-api/`, kind: 'reference', heading: 'Discord Bot API' },
  ...operations(bot, {
    'delete-question': 'Delete Question',
    'find-current': "Get Today's Question",
    'find-next': "Get Tomorrow's Question",
    'get-all': 'Get All Questions',
    'get-question-by-id': 'Get Question by ID',
    'get-random': 'Get Random Question',
    'update-question': 'Update Question',
  }),
  { path: '/releases/', kind: 'list', heading: 'New Releases' },
  { path: '/releases/fcp/1.1/', kind: 'release', heading: 'Flight Crew Portal v1.1' },
  { path: '/releases/fcp/1.0/', kind: 'release', heading: 'Flight Crew Portal v1.0' },
  { path: '/releases/discord-bot/3.0.0/', kind: 'release', heading: 'Discord Bot v3.0.0 & v2.1.9' },
  { path: '/releases/archive/', kind: 'list', heading: 'Archive' },
  { path: '/releases/authors/', kind: 'list', heading: 'Authors' },
  { path: '/releases/tags/', kind: 'list', heading: 'Tags' },
  { path: '/releases/tags/discord-bot/', kind: 'list', heading: 'Releases tagged “Discord Bot”' },
  { path: '/releases/tags/fcp/', kind: 'list', heading: 'Releases tagged “FCP”' },
  { path: '/releases/tags/flight-crew-portal/', kind: 'list', heading: 'Releases tagged “Flight Crew Portal”' },
];

/** A former address, and the page that it leads to. */
export const moved = { from: `${fcp}get-fb-os/`, to: `${fcp}get-fbos/` };
