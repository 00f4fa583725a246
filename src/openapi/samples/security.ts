/** Describe which credentials an operation needs, and where a sample puts them. Pure. */
import { freeName } from '../../text/free-name';
import { capitalised } from '../../text/sentence';
import { idStep } from '../schema/field-id';
import type { Api, Security, SecurityScheme, SecurityUse } from '../model/model';
import { basicPlaceholder } from './languages/sample';
import type { Credential } from './request';

/** Find a scheme; undefined if the API does not describe it. */
export const findScheme = (api: Api, { scheme }: SecurityUse): SecurityScheme | undefined =>
  api.securitySchemes.find(({ id }) => id === scheme);

/** Return the id of a scheme's section on the API's overview; each scheme has its own. */
export function schemeId({ securitySchemes }: Api, { id }: SecurityScheme): string {
  const taken = new Set<string>();
  const sections = securitySchemes.map(
    (scheme) => [scheme.id, freeName(`scheme-${idStep(scheme.id)}`, taken)] as const,
  );
  return new Map(sections).get(id) ?? '';
}

/** True if the source does not say that credentials are needed. */
export function isOptional(security: Security): boolean {
  return security.length === 0 || security.some((alternative) => alternative.length === 0);
}

/** A scheme's credential and its place, as Markdown that continues a sentence, and what a sample sends; null for nothing. */
interface SchemeForm {
  words: string;
  credential: Credential | null;
}

/** Describe how requests are authorized by a scheme. */
export function schemeForm(scheme: SecurityScheme): SchemeForm {
  const authorization = (what: string, prefix: string, placeholder: string): SchemeForm => ({
    words: `${what}, sent as \`Authorization: ${prefix}${placeholder}\``,
    credential: { in: 'header', name: 'Authorization', prefix, placeholder },
  });
  switch (scheme.type) {
    case 'http': {
      const { scheme: name, bearerFormat } = scheme;
      if (name === 'bearer')
        return authorization(`a bearer token${bearerFormat ? ` (${bearerFormat})` : ''}`, 'Bearer ', 'YOUR_TOKEN');
      if (name === 'basic') return authorization('a user name and a password (HTTP Basic)', 'Basic ', basicPlaceholder);
      return authorization(`HTTP ${name} authentication`, `${capitalised(name)} `, 'YOUR_CREDENTIALS');
    }
    case 'apiKey': {
      const { in: location, parameterName: name } = scheme;
      const where = { header: 'header', query: 'query parameter', cookie: 'cookie' }[location];
      return {
        words: `an API key, sent in the ${where} \`${name}\``,
        credential: { in: location, name, placeholder: 'YOUR_API_KEY' },
      };
    }
    case 'oauth2':
      return authorization('an OAuth 2.0 access token', 'Bearer ', 'YOUR_ACCESS_TOKEN');
    case 'openIdConnect':
      return authorization('an OpenID Connect token', 'Bearer ', 'YOUR_ACCESS_TOKEN');
    case 'mutualTLS':
      return {
        words: 'a client certificate (mutual TLS), presented with its key as the connection is made',
        credential: null,
      };
  }
}

/** List the schemes that a sample uses: those of the first non-empty alternative. */
export const sentSchemes = (api: Api, security: Security): SecurityScheme[] =>
  (security.find((alternative) => alternative.length > 0) ?? []).flatMap((use) => findScheme(api, use) ?? []);

interface Secret {
  scheme: SecurityScheme;
  credential: Credential;
  /** The first scheme that sets the same header or parameter: a request can have only one, so only that scheme is sent. */
  first: SecurityScheme;
}

/** List the secrets that a sample needs. */
export function sampleSecrets(api: Api, security: Security): Secret[] {
  const all = sentSchemes(api, security).flatMap((scheme) => {
    const { credential } = schemeForm(scheme);
    return credential ? [{ scheme, credential, place: `${credential.in} ${credential.name.toLowerCase()}` }] : [];
  });
  return all.map((one) => ({ ...one, first: all.find(({ place }) => place === one.place)?.scheme ?? one.scheme }));
}
