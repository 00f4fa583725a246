/** Describe who may call an operation, and where a sample puts the secrets. Pure. */
import { capitalised } from '../../text/sentence';
import { markdownToText } from '../model/markdown';
import { idStep } from '../schema/field-id';
import type { Api, OAuthFlow, Security, SecurityScheme, SecurityUse } from '../model/model';
import { basicPlaceholder } from './languages/sample';
import type { Credential } from './request';

export interface SecurityWords {
  /**
   * Start of a sentence that the alternatives finish: "Needs any one of these:", or "Needs" before a lone scheme. Empty where nothing
   * is known.
   */
  lead: string;
  /** Alternatives, each a list of schemes that are needed together. */
  alternatives: SchemeWords[][];
  /** Description of the only scheme, as Markdown, where it is short enough for each operation to repeat; else empty. */
  help: string;
}

export interface SchemeWords {
  id: string;
  /** The credential and its place, as Markdown: "a bearer token, sent as `Authorization: Bearer YOUR_TOKEN`". */
  how: string;
  /** True for a scheme that the API describes; otherwise only its name is known. */
  described: boolean;
  scopes: string[];
}

/** In characters. */
const shortHelp = 120;

const findScheme = (api: Api, { scheme }: SecurityUse) => api.securitySchemes.find(({ id }) => id === scheme);

/** Return the id of a scheme's section on the API's overview. */
export const schemeId = (id: string) => `scheme-${idStep(id)}`;

/** True if no credentials are known to be needed. */
export function isOptional(security: Security): boolean {
  return security.length === 0 || security.some((alternative) => alternative.length === 0);
}

/** Describe an operation's security requirements. @param isWebhook true for a request that the API sends */
export function securityWords(api: Api, security: Security, isWebhook = false): SecurityWords {
  const alternatives = security
    .filter((alternative) => alternative.length > 0)
    .map((alternative) =>
      alternative.map((use) => {
        const scheme = findScheme(api, use);
        return {
          id: use.scheme,
          how: scheme
            ? schemeWords(scheme) + (scheme.deprecated ? ' (deprecated)' : '')
            : 'a scheme that the API does not describe',
          described: scheme !== undefined,
          scopes: use.scopes,
        };
      }),
    );
  const isOpen = security.length > 0 && alternatives.length === 0;
  return {
    lead:
      isOpen && !isWebhook
        ? 'Anyone may call this; no token is needed.'
        : lead(alternatives, isOptional(security), isWebhook),
    alternatives,
    help: help(api, alternatives),
  };
}

function help(api: Api, alternatives: SchemeWords[][]): string {
  const [only, ...others] = alternatives.flat();
  const text = api.securitySchemes.find(({ id }) => id === only?.id)?.description ?? '';
  return others.length === 0 && markdownToText(text).length <= shortHelp ? text : '';
}

function lead(alternatives: SchemeWords[][], optional: boolean, isWebhook: boolean): string {
  const [first = []] = alternatives;
  if (alternatives.length === 0) return '';
  const [always, sometimes] = isWebhook
    ? ['Comes with', 'Comes with or without']
    : ['Needs', 'Works without credentials, and also with'];
  const needs = optional ? sometimes : always;
  if (alternatives.length > 1) return `${needs} any one of these:`;
  if (first.length === 1) return needs;
  return `${needs} ${first.length === 2 ? 'both of these' : 'all of these'} together:`;
}

/** Describe a scheme's credential and its place, as Markdown that continues a sentence. */
export function schemeWords(scheme: SecurityScheme): string {
  const [credential] = schemeCredentials(scheme);
  const sent = credential
    ? `, sent as \`${credential.name}: ${credential.prefix ?? ''}${credential.placeholder}\``
    : '';
  switch (scheme.type) {
    case 'http':
      if (scheme.scheme === 'bearer')
        return `a bearer token${scheme.bearerFormat ? ` (${scheme.bearerFormat})` : ''}${sent}`;
      if (scheme.scheme === 'basic') return `a user name and a password (HTTP Basic)${sent}`;
      return `HTTP ${scheme.scheme} authentication${sent}`;
    case 'apiKey': {
      const where = { header: 'header', query: 'query parameter', cookie: 'cookie' }[scheme.in];
      return `an API key, sent in the ${where} \`${scheme.parameterName}\``;
    }
    case 'oauth2':
      return `an OAuth 2.0 access token${sent}`;
    case 'openIdConnect':
      return `an OpenID Connect token${sent}`;
    case 'mutualTLS':
      return 'a client certificate (mutual TLS)';
  }
}

export const flowNames: Record<OAuthFlow['flow'], string> = {
  implicit: 'Implicit flow',
  password: 'Password flow',
  clientCredentials: 'Client credentials flow',
  authorizationCode: 'Authorization code flow',
  deviceAuthorization: 'Device authorization flow',
};

/** List the addresses of a flow, each with its name. */
export function flowAddresses(flow: OAuthFlow): [name: string, url: string][] {
  return Object.entries({
    'Authorization address': flow.authorizationUrl,
    'Device authorization address': flow.deviceAuthorizationUrl,
    'Token address': flow.tokenUrl,
    'Refresh address': flow.refreshUrl,
  }).flatMap(([name, url]): [string, string][] => (url ? [[name, url]] : []));
}

/** List the secrets that a sample sends: those of the first non-empty alternative. */
export function sampleCredentials(api: Api, security: Security): Credential[] {
  const uses = security.find((alternative) => alternative.length > 0) ?? [];
  const all = uses.flatMap((use) => {
    const scheme = findScheme(api, use);
    return scheme ? schemeCredentials(scheme) : [];
  });
  return all.filter((one, index) => all.findIndex((other) => other.in === one.in && other.name === one.name) === index);
}

function schemeCredentials(scheme: SecurityScheme): Credential[] {
  const authorization = (prefix: string, placeholder: string): Credential[] => [
    { in: 'header', name: 'Authorization', prefix, placeholder },
  ];
  switch (scheme.type) {
    case 'http':
      if (scheme.scheme === 'bearer') return authorization('Bearer ', 'YOUR_TOKEN');
      if (scheme.scheme === 'basic') return authorization('Basic ', basicPlaceholder);
      return authorization(`${capitalised(scheme.scheme)} `, 'YOUR_CREDENTIALS');
    case 'apiKey':
      return [{ in: scheme.in, name: scheme.parameterName, placeholder: 'YOUR_API_KEY' }];
    case 'oauth2':
    case 'openIdConnect':
      return authorization('Bearer ', 'YOUR_ACCESS_TOKEN');
    case 'mutualTLS':
      return [];
  }
}
