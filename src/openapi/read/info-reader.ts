/** Reads the title, servers, security and tags of an API. */
import type { ExternalDocs, OAuthFlow, Security, SecurityScheme, Server, Tag, TagGroup } from '../model/model';
import { isMap, type JsonValue } from '../model/json';
import { field, text } from '../source/raw';
import { child, entries, isTrue, items, textAt, type At } from '../source/place';
import { isMisspelt, type Reader } from '../source/reader';
import { tagId } from '../../paths';
import { freeName } from '../../text/free-name';
import { inWords } from '../../text/sentence';
import { serverUrl } from '../schema/view';
import { checkServer } from './checks';
import { suggest } from '../source/suggest';

/** @param name the slug of the API, from which a missing title is made */
export function readInfo(reader: Reader, at: At | undefined, name: string) {
  const info = at?.value;
  for (const key of ['title', 'version'])
    if (at && field(info, key) === '')
      reader.report('warning', child(at, key) ?? at, { message: `${key} is empty.`, group: 'fields are empty' });
  const contact = field(info, 'contact');
  const license = field(info, 'license');
  const version = text(field(info, 'version'));
  const optional = (value: JsonValue | undefined) => text(value) || null;
  const texts = <Key extends string>(of: JsonValue | undefined, ...keys: Key[]) =>
    Object.fromEntries(keys.map((key) => [key, optional(field(of, key))])) as Record<Key, string | null>;
  const person = texts(contact, 'name', 'url', 'email');
  const terms = texts(license, 'name', 'url', 'identifier');
  const licenseName = terms.name ?? terms.identifier ?? terms.url;
  return {
    title: text(field(info, 'title')).trim() || inWords(name),
    version,
    label: versionLabel(version),
    summary: text(field(info, 'summary')),
    description: reader.text(at && child(at, 'description')),
    termsOfService: optional(field(info, 'termsOfService')),
    contact: person.name || person.url || person.email ? person : null,
    license: licenseName === null ? null : { ...terms, name: licenseName },
  };
}

/** Shorten a version: `v1` for `1.0.0`, `v0.3` for `0.3.1`. Other forms, such as a date, stay. */
export function versionLabel(version: string): string {
  const match = /^v?(\d{1,3})(?:\.(\d+))?(?:\.\d+)?$/i.exec(version.trim());
  if (!match) return version;
  const [, major = '', minor] = match;
  return major === '0' && minor !== undefined ? `v0.${minor}` : `v${major}`;
}

/** Matches an address that no HTTP client can request. If a number follows the colon, it is a host with a port. */
const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:(?!\d)/i;

/** Read servers, HTTP first: samples request the first. */
export function readServers(reader: Reader, at: At | undefined): Server[] {
  const servers = items(at).flatMap((server) => readServer(reader, server) ?? []);
  servers.sort((a, b) => Number(otherScheme.test(serverUrl(a))) - Number(otherScheme.test(serverUrl(b))));
  const first = servers[0] && serverUrl(servers[0]);
  if (at && first && otherScheme.test(first) && !/^wss?:/i.test(first))
    reader.warnOnce(at, {
      message: `No server takes requests by HTTP, so samples send them to ${first}.`,
      fix: 'List a server whose URL begins with https://.',
    });
  return servers;
}

/** Read a server; null for a value of another type. */
function readServer(reader: Reader, at: At | undefined): Server | null {
  const server = reader.misplaced(at);
  if (!server || !isMap(server.value)) return null;
  const read: Server = {
    name: textAt(server, 'name'),
    url: textAt(server, 'url') || '/',
    description: textAt(server, 'description'),
    variables: entries(child(server, 'variables')).map(([name, { value }]) => {
      const values = field(value, 'enum');
      return {
        name,
        default: text(field(value, 'default')),
        enum: Array.isArray(values) ? values.map(text) : [],
        description: text(field(value, 'description')),
      };
    }),
  };
  checkServer(reader, server, read);
  return read;
}

/**
 * Read security requirements. Keep an undeclared scheme by its name, and report it once. An empty list means that no credentials
 * are needed.
 */
export function readSecurity(reader: Reader, at: At): Security {
  if (Array.isArray(at.value) && at.value.length === 0) return [[]];
  const names = entries(reader.components('securitySchemes')).map(([name]) => name);
  return items(at).map((alternative) =>
    entries(alternative).map(([name, scopes]) => {
      // From OpenAPI 3.2 on, a requirement may name a scheme by its address (4.30).
      const scheme = name.replace(/^#\/components\/securitySchemes\//, '');
      const { root } = reader.root;
      const isLost = isMisspelt(root, 'components') || isMisspelt(field(root, 'components'), 'securitySchemes');
      if (!names.includes(scheme) && !isLost) {
        const fix = suggest(scheme, names) ?? 'Declare it in components/securitySchemes.';
        reader.warnOnce(scopes, { message: `The API has no security scheme ${scheme}.`, fix });
      }
      return { scheme, scopes: items(scopes).map(({ value }) => text(value)) };
    }),
  );
}

/** Schemes of HTTP (https://www.iana.org/assignments/http-authschemes). */
const httpSchemes = 'basic bearer digest mutual negotiate privatetoken dpop gnap vapid hoba'.split(' ');

/** @param server the first server, against which relative addresses are resolved */
export function readSecuritySchemes(reader: Reader, at: At | undefined, server: Server): SecurityScheme[] {
  const base = `${serverUrl(server).replace(/\/+$/, '')}/`;
  const absolute = (url: string) => (url && URL.canParse(url, base) ? new URL(url, base).href : url);
  return entries(at).flatMap(([id, scheme]): SecurityScheme | SecurityScheme[] => {
    const found = reader.follow(scheme, 'securitySchemes');
    if (!found) return [];
    const get = (key: string) => textAt(found, key);
    const common = { id, description: get('description'), deprecated: isTrue(found, 'deprecated') };
    switch (get('type').replace(/^basic$/, 'http')) {
      case 'apiKey': {
        const location = (['header', 'query', 'cookie'] as const).find((one) => one === get('in'));
        return location ? { ...common, type: 'apiKey', in: location, parameterName: get('name') } : [];
      }
      case 'http': {
        const name = get('scheme').toLowerCase();
        const meant = suggest(name, httpSchemes);
        if (meant && !httpSchemes.includes(name))
          reader.report('warning', child(found, 'scheme') ?? found, {
            message: `${get('scheme')} is not a scheme of HTTP.`,
            fix: meant,
          });
        return { ...common, type: 'http', scheme: name || 'basic', bearerFormat: get('bearerFormat') || null };
      }
      case 'oauth2':
        return {
          ...common,
          type: 'oauth2',
          flows: readFlows(child(found, 'flows'), absolute),
          metadataUrl: absolute(get('oauth2MetadataUrl')) || null,
        };
      case 'openIdConnect':
        return { ...common, type: 'openIdConnect', openIdConnectUrl: absolute(get('openIdConnectUrl')) };
      case 'mutualTLS':
        return { ...common, type: 'mutualTLS' };
      default:
        return [];
    }
  });
}

/** Read flows. OpenAPI's names of fields, in words, name them and their addresses. */
function readFlows(at: At | undefined, absolute: (url: string) => string): OAuthFlow[] {
  return entries(at)
    .filter(([flow]) => !flow.startsWith('x-'))
    .map(([flow, found]) => ({
      name: `${inWords(flow)} flow`,
      addresses: entries(found)
        .filter(([key, { value }]) => /^[a-z]+Url$/i.test(key) && text(value) !== '')
        .map(([key, { value }]) => ({ name: `${inWords(key.slice(0, -3))} address`, url: absolute(text(value)) })),
      scopes: entries(child(found, 'scopes')).map(([name, { value }]) => ({ name, description: text(value) })),
    }));
}

/** Read `externalDocs`; null if it is missing or has no address. */
export function readExternalDocs(at: At | undefined): ExternalDocs | null {
  const url = textAt(at, 'url');
  return url ? { url, description: textAt(at, 'description') } : null;
}

/** Defaults of an undeclared tag. */
export const plainTag = { parent: null, kind: 'nav', description: '', externalDocs: null };

/** Read declared tags, then tags that only operations name. */
export function readTags(reader: Reader, at: At | undefined, used: readonly string[]): Tag[] {
  const written = [...used, ...items(at).map((tag) => textAt(tag, 'name'))];
  // Operations without a tag have this id, unless a tag is called "Other".
  const ids = new Set(written.includes('Other') ? [] : ['tag-other']);
  const newId = (name: string) => freeName(tagId(name), ids);
  const declared = items(at).flatMap((item): Tag | Tag[] => {
    const tag = reader.misplaced(item);
    const name = textAt(tag, 'name');
    if (!name) return [];
    return {
      id: newId(name),
      name,
      displayName: textAt(tag, 'x-displayName') || textAt(tag, 'summary') || name,
      parent: textAt(tag, 'parent') || null,
      kind: textAt(tag, 'kind') || 'nav',
      description: reader.text(child(tag, 'description')),
      externalDocs: readExternalDocs(child(tag, 'externalDocs')),
    };
  });
  const names = new Set(declared.map(({ name }) => name));
  const others = [...new Set(used)].filter((name) => !names.has(name));
  return [...declared, ...others.map((name) => ({ ...plainTag, id: newId(name), name, displayName: name }))];
}

export function readTagGroups(at: At | undefined): TagGroup[] {
  return items(at).map((group) => ({
    name: textAt(group, 'name'),
    tags: items(child(group, 'tags')).map(({ value }) => text(value)),
  }));
}
