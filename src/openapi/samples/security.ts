/** Describe who may call an operation, and where a sample puts the secrets. Pure. */
import { capitalised } from '../../text/sentence';
import { idStep } from '../schema/field-id';
import type { Api, OAuthFlow, Security, SecurityScheme, SecurityUse } from '../model/model';
import { basicPlaceholder } from './languages/sample';
import type { Credential } from './request';

/** Find a scheme; undefined for one that the API does not describe. */
export const findScheme = (api: Api, { scheme }: SecurityUse): SecurityScheme | undefined =>
  api.securitySchemes.find(({ id }) => id === scheme);

/** Return the id of a scheme's section on the API's overview. */
export const schemeId = (id: string) => `scheme-${idStep(id)}`;

/** True if no credentials are known to be needed. */
export function isOptional(security: Security): boolean {
  return security.length === 0 || security.some((alternative) => alternative.length === 0);
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
      return 'a client certificate (mutual TLS), presented with its key as the connection is made';
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

/** List the schemes that a sample uses: those of the first non-empty alternative. */
export const sentSchemes = (api: Api, security: Security): SecurityScheme[] =>
  (security.find((alternative) => alternative.length > 0) ?? []).flatMap((use) => findScheme(api, use) ?? []);

/** List the secrets that a sample sends. */
export function sampleCredentials(api: Api, security: Security): Credential[] {
  const all = sentSchemes(api, security).flatMap(schemeCredentials);
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
