import { readFiles, type Files } from '../source/files';
import { type Diagnostic, sortDiagnostics } from '../../report/diagnostic';
import { checkOperations, checkPathParameters, resolveLinks, checkContradictions } from './checks';
import { ContentReader } from './content-reader';
import { convertSwagger } from '../source/convert';
import type { SpecFile } from '../source/document';
import {
  readExternalDocs,
  readInfo,
  readSecurity,
  readSecuritySchemes,
  readServers,
  readTagGroups,
  readTags,
} from './info-reader';
import type { Api, Schema, Server } from '../model/model';
import { nameOperations, readOperations } from './operation-reader';
import { field, text } from '../source/raw';
import { child, type At } from '../source/place';
import { Reader } from '../source/reader';
import { SharedSchemas } from './shared-schemas';
import { anchorAddresses, resolveModelLinks } from './text-links';
import { findVersion, validate, type Version } from '../source/validate';

interface ApiFile {
  /** Path from the project's root, with forward slashes: the name in messages, and the base of references to other files. */
  path: string;
  text: string;
  /** The part of every address that names the API. */
  slug: string;
}

/**
 * Read a specification (YAML or JSON; Swagger 2.0, OpenAPI 3.0, 3.1 or 3.2) into a model, and list its errors, then its warnings.
 * Never rejects. `api` is null if too little can be read.
 * @param options `readFile` returns the text of another file, by its path from the project's root; null for a missing file.
 * `overlays` are applied in their order
 * @returns also `source`, the file with its overlays applied, which finds the lines of its values
 */
export async function readApi(
  file: ApiFile,
  { readFile = () => null, overlays }: Partial<Files> = {},
): Promise<{ api: Api | null; diagnostics: Diagnostic[]; source?: SpecFile }> {
  const textOf = (path: string) => (path === file.path ? file.text : readFile(path));
  const read = await readFiles(file.path, { readFile: textOf, overlays }).catch(String);
  if (typeof read === 'string') {
    const message = `swagger-parser cannot read this specification: ${read}`;
    const group = 'specifications cannot be read';
    return { api: null, diagnostics: [{ severity: 'error', file: file.path, message, group }] };
  }
  const { source, files } = read;
  if (source.diagnostics.some(({ severity }) => severity === 'error'))
    return { api: null, diagnostics: sortDiagnostics(source.diagnostics) };
  const first = new Reader(source, files);
  const version = findVersion(first);
  if (version === null) return { api: null, diagnostics: first.diagnostics };
  const root = version === '2.0' ? await convertSwagger(source).catch(({ message }: Error) => message) : source;
  if (typeof root === 'string') {
    validate(first, source, version);
    const message = `This Swagger 2.0 file cannot be read as OpenAPI 3.0: ${root}`;
    if (!first.diagnostics.some(({ severity }) => severity === 'error')) first.report('error', first.top, { message });
    return { api: null, diagnostics: sortDiagnostics(first.diagnostics) };
  }
  const reader = root === source ? first : new Reader(root, new Map(files).set(root.path, root));
  const { api, places } = build(reader, file.slug, version);
  reportLostLinks(reader, resolveModelLinks(api, anchorAddresses(api)));
  // Resolve links before this check: it remembers views of schemas, with their texts.
  checkContradictions(reader, api, places);
  // Mistakes that reading found come first: they say more about a place than the JSON Schemas.
  validate(reader, source, version);
  const ofFiles = new Set([source, ...reader.opened].flatMap((one) => one.diagnostics));
  return { api, diagnostics: sortDiagnostics([...ofFiles, ...reader.diagnostics]), source };
}

/** OpenAPI's default. */
const ownServer: Server = { name: '', url: '/', description: '', variables: [] };

/** Report all relative links in one warning. */
function reportLostLinks(reader: Reader, lost: readonly string[]): void {
  const [first] = lost;
  if (first === undefined) return;
  const links = lost.length === 1 ? '1 link is' : `${lost.length} links are`;
  reader.report('warning', reader.find(first), {
    message: `${links} relative to an unknown site, so pages show text instead. The first: ${first}`,
    fix: 'Write whole addresses, such as https://example.com/guide.',
  });
}

function build(reader: Reader, slug: string, version: Version): { api: Api; places: ReadonlyMap<Schema, At> } {
  const { root, top } = reader;
  const part = (key: string) => reader.misplaced(child(top, key));
  const schemas = new SharedSchemas(reader);
  const content = new ContentReader(reader, schemas);
  const info = readInfo(reader, part('info'), slug);
  const servers = readServers(reader, part('servers'));
  const security = part('security');
  const defaults = {
    servers: servers.length > 0 ? servers : [ownServer],
    security: security ? readSecurity(reader, security) : [],
  };
  const operations = readOperations(reader, content, part('paths'), defaults);
  // The API's security requirements are for requests to it.
  const webhooks = readOperations(reader, content, part('webhooks') ?? child(top, 'x-webhooks'), {
    ...defaults,
    security: [],
  });
  const places = new Map([...operations, ...webhooks]);
  const named = [...places.keys()];
  nameOperations(reader, places, info.title);
  content.visit();
  resolveLinks(reader, content.linkPlaces, named);
  checkOperations(reader, places, part('tags'));
  checkPathParameters(reader, operations);
  const [server = ownServer] = defaults.servers;
  const tags = named.flatMap((operation) => operation.tags);
  const api: Api = {
    slug,
    ...info,
    openapi: version === '2.0' ? version : reader.openapi,
    self: text(field(root.root, '$self')) || null,
    externalDocs: readExternalDocs(child(top, 'externalDocs')),
    servers: defaults.servers,
    securitySchemes: readSecuritySchemes(reader, reader.components('securitySchemes'), server),
    tags: readTags(reader, part('tags'), tags),
    tagGroups: readTagGroups(child(top, 'x-tagGroups')),
    operations: [...operations.keys()],
    webhooks: [...webhooks.keys()],
    schemas: schemas.finish(named),
    source: {
      file: root.path,
      parts: [...reader.opened, ...(root.written ?? [])].flatMap(({ path }) => (path === root.path ? [] : path)),
      format: root.format,
      text: root.text,
    },
  };
  return { api, places: schemas.places };
}
