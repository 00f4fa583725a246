/**
 * The typed, normalised form of one OpenAPI specification, which every output (HTML, Markdown, search, samples) reads. Plain JSON
 * data. Nothing is dereferenced: a schema refers to a shared schema by id, so the model is about as large as the specification.
 * Names are OpenAPI's own. Lists keep the order of the source; an empty list means that the source has none. Text is raw Markdown.
 */

/**
 * A JSON value as compact JSON text. Integers past 2^53 keep every digit, unlike JavaScript numbers. `parseJson` and
 * `formatJson` of `./json` read and indent it.
 */
export type JsonText = string;

export interface Api {
  /** The path of its pages below `/docs/api/`: `fcp-api`, and `fcp-api/1.0.0` for an earlier version. */
  slug: string;
  title: string;
  version: string;
  /** The version as a badge: `v1` for `1.0.0`, `v0.3` for `0.3.1`; other forms, such as a date, unchanged. */
  label: string;
  /** The source's version of OpenAPI, such as `3.1.0` or `2.0`. */
  openapi: string;
  /** `$self`: the address of the specification itself. */
  self: string | null;
  summary: string;
  description: string;
  termsOfService: string | null;
  contact: Contact | null;
  license: License | null;
  externalDocs: ExternalDocs | null;
  /** At least one: OpenAPI's default is a single server `/`. Servers that an HTTP client can request come first. */
  servers: Server[];
  securitySchemes: SecurityScheme[];
  /** Declared tags first, then tags that only operations name. */
  tags: Tag[];
  /** `x-tagGroups`; empty if the source has none. */
  tagGroups: TagGroup[];
  operations: Operation[];
  /** Requests that the API sends. Their `path` is the webhook's key in the source. */
  webhooks: Operation[];
  /** Every schema of `components/schemas`, and every other schema that is referred to, by id. Look up with `sharedSchema`. */
  schemas: Record<string, SharedSchema>;
  source: SourceText;
}

interface SourceText {
  /** Path from the project's root. */
  file: string;
  /** Paths of its overlays, and of the other files that it refers to. */
  parts: string[];
  format: 'yaml' | 'json';
  text: string;
}

interface Contact {
  name: string | null;
  url: string | null;
  email: string | null;
}

interface License {
  name: string;
  url: string | null;
  identifier: string | null;
}

export interface ExternalDocs {
  url: string;
  description: string;
}

export interface Server {
  /** The server's name, which tells several apart; empty for none. */
  name: string;
  /** May hold `{variable}`s, and may be relative. `serverUrl` fills in the defaults. */
  url: string;
  description: string;
  variables: ServerVariable[];
}

interface ServerVariable {
  name: string;
  default: string;
  /** The values to choose from; empty if any value is allowed. */
  enum: string[];
  description: string;
}

export interface Tag {
  /** The id of its section on the API's index; unique in its API. */
  id: string;
  name: string;
  /** `x-displayName`, else the summary, else the name. */
  displayName: string;
  parent: string | null;
  /** Category of the tag: `nav` if the source gives none (OpenAPI 3.2, 4.22.1). */
  kind: string;
  description: string;
  externalDocs: ExternalDocs | null;
}

export interface TagGroup {
  name: string;
  tags: string[];
}

export type SecurityScheme = SecuritySchemeBase &
  (
    | { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; parameterName: string }
    | { type: 'http'; /** Lower case: `bearer`, `basic`, ... */ scheme: string; bearerFormat: string | null }
    | { type: 'oauth2'; flows: OAuthFlow[]; metadataUrl: string | null }
    | { type: 'openIdConnect'; openIdConnectUrl: string }
    | { type: 'mutualTLS' }
  );

interface SecuritySchemeBase {
  /** The key in `components/securitySchemes`. */
  id: string;
  description: string;
  deprecated: boolean;
}

export interface OAuthFlow {
  /** For readers: `Implicit flow`. */
  name: string;
  addresses: { name: string; url: string }[];
  scopes: { name: string; description: string }[];
}

/**
 * Alternatives, of which one is enough (OR); each lists schemes that are needed together (AND). An empty alternative needs no
 * credentials. An empty list means that the source says nothing about credentials.
 */
export type Security = SecurityUse[][];

export interface SecurityUse {
  scheme: string;
  scopes: string[];
}

/** A request and its responses, in a path, a webhook or a callback. */
export interface OperationBody {
  /** Upper case, except for a custom method, which is sent as written. */
  method: string;
  path: string;
  /** May be empty, unlike an operation's `title`. */
  summary: string;
  description: string;
  deprecated: boolean;
  parameters: Record<ParameterLocation, Parameter[]>;
  requestBody: RequestBody | null;
  /** In the order 1xx to 5xx, then `default`. */
  responses: Response[];
}

export interface Operation extends OperationBody {
  /** Page name, unique in its API: the last part of the page's path. */
  name: string;
  /** Display name: the summary, else a title that `operationTitles` makes. */
  title: string;
  operationId: string | null;
  tags: string[];
  /** The operation's own, else the path's, else the API's. */
  servers: Server[];
  security: Security;
  callbacks: Callback[];
  externalDocs: ExternalDocs | null;
  /** `x-sunset`: the day on which the operation ends, as written. */
  sunset: string | null;
  /** `x-deprecated-description`, `x-sunset`, `x-stability` and `x-badges`, each as a short text. */
  notes: string[];
  /** `x-codeSamples`: the author's own samples. */
  codeSamples: CodeSample[];
  /** Its place in its file (JSON pointer, RFC 6901). */
  pointer: string;
}

export interface Callback {
  name: string;
  /** Its `path` is the runtime expression of the called address, such as `{$request.body#/callbackUrl}`. */
  operation: OperationBody;
}

export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** `querystring` is the complete query, everything after the question mark, as one document. */
export const parameterLocations = ['path', 'query', 'querystring', 'header', 'cookie'] as const;
export type ParameterLocation = (typeof parameterLocations)[number];

/** Fields that parameters and response headers share. */
export interface Header {
  name: string;
  description: string;
  required: boolean;
  deprecated: boolean;
  /** `x-sunset`: the day on which the parameter or header ends, as written. */
  sunset: string | null;
  style: ParameterStyle;
  explode: boolean;
  /** Schema of the value; `{}` if the source gives none. With `content`, the schema of that media type. */
  schema: Schema;
  /** Set if the value is itself a document, such as JSON in a query parameter. */
  content: MediaType | null;
  examples: Example[];
}

export interface Parameter extends Header {
  in: ParameterLocation;
  /** True if reserved characters are not encoded; false if the version of OpenAPI ignores the field. */
  allowReserved: boolean;
  allowEmptyValue: boolean;
}

export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'tabDelimited'
  | 'deepObject'
  | 'cookie';

export interface RequestBody {
  description: string;
  required: boolean;
  content: MediaType[];
}

export interface MediaType {
  mediaType: string;
  /** Null if the source gives no schema. For a sequence: the array of its items. */
  schema: Schema | null;
  /** True for `itemSchema`: the body is a sequence of items, such as a stream of events. */
  sequence: boolean;
  /** The author's examples of the complete body. */
  examples: Example[];
  /** Serialisation of single fields of a form. */
  encoding: Encoding[];
  /** Serialisation of parts without names, as in `multipart/mixed`; `property` describes the part in words. */
  parts?: Encoding[];
}

export interface Encoding {
  property: string;
  contentType: string | null;
  headers: Header[];
  style: ParameterStyle | null;
  explode: boolean | null;
  allowReserved: boolean;
  /** True for a field of a form that may be sent empty (Swagger 2.0). */
  allowEmptyValue?: true;
}

export interface Example {
  /** Key in `examples`; null for a lone `example`. */
  name: string | null;
  summary: string;
  description: string;
  /** Null if the example is only a link. For XML or text bodies: a JSON string that holds the body. */
  value: JsonText | null;
  /** `serializedValue`: the value as it is sent. */
  serialized: string | null;
  externalValue: string | null;
}

export interface Response {
  status: string;
  description: string;
  headers: Header[];
  content: MediaType[];
  links: Link[];
}

export interface Link {
  name: string;
  description: string;
  /** Page name of the linked operation; null if this API has no such operation. */
  operation: string | null;
  /** `operationId` or `operationRef` as written. */
  target: string;
  /** The value is a runtime expression such as `$response.body#/id`, or a constant. */
  parameters: { name: string; value: JsonText }[];
  requestBody: JsonText | null;
}

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/**
 * A schema as written, with the idioms of all OpenAPI versions unified. Without any field it means "any value". Read it through
 * `viewSchema`, which follows `ref`, merges `allOf` and returns one flat schema.
 */
export interface Schema {
  /** Id of the referenced shared schema. Fields next to it win. */
  ref?: string;
  /** True for the boolean schema `false`: nothing is valid. */
  never?: true;

  title?: string;
  description?: string;
  deprecated?: boolean;
  /** `x-sunset`: the day on which the field ends, as written. */
  sunset?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  default?: JsonText;
  /** The author's examples of this value, from `example` and `examples`. */
  examples?: JsonText[];
  externalDocs?: ExternalDocs;

  /** Without `null`, which `nullable` covers. Absent: any type; empty: only null is valid. */
  types?: SchemaType[];
  /** True if the value may be null, in any idiom. */
  nullable?: boolean;
  format?: string;
  contentEncoding?: string;
  contentMediaType?: string;
  contentSchema?: Schema;
  const?: JsonText;
  enum?: EnumValue[];

  /** Limits on numbers, as the text of a JSON number: JavaScript numbers cannot hold every int64 exactly. */
  minimum?: JsonText;
  maximum?: JsonText;
  exclusiveMinimum?: JsonText;
  exclusiveMaximum?: JsonText;
  multipleOf?: JsonText;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;

  properties?: Property[];
  /** Required names that are not in `properties`, as in variants of "either of these two". */
  required?: string[];
  patternProperties?: { pattern: string; schema: Schema }[];
  /** Absent: the source neither describes nor forbids other properties. */
  additionalProperties?: Schema;
  unevaluatedProperties?: Schema;
  propertyNames?: Schema;
  dependentRequired?: { property: string; required: string[] }[];
  dependentSchemas?: { property: string; schema: Schema }[];

  items?: Schema;
  prefixItems?: Schema[];
  unevaluatedItems?: Schema;
  contains?: Schema;
  minContains?: number;
  maxContains?: number;

  /** At least two members each; a single member has been merged. */
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  discriminator?: Discriminator;
  /** Contradictions between parts of an `allOf` that `viewSchema` could not merge. */
  conflicts?: Conflict[];

  xml?: { name?: string; namespace?: string; prefix?: string; nodeType?: XmlNodeType };
}

/**
 * Node types of XML (OpenAPI 3.2, 4.26.2). Before 3.2, `attribute: true` stood for `attribute`, and `wrapped: true` for `element`
 * around a list.
 */
export const xmlNodeTypes = ['element', 'attribute', 'text', 'cdata', 'none'] as const;
export type XmlNodeType = (typeof xmlNodeTypes)[number];

export interface Property {
  name: string;
  schema: Schema;
  required: boolean;
}

export interface EnumValue {
  value: JsonText;
  /** From extensions such as `x-enum-descriptions` (`read/schema-values.ts`), and from constants with descriptions in a `oneOf`. */
  description: string;
}

export interface Discriminator {
  propertyName: string;
  /** Every value of the property, with the schema that it selects, implied values included. */
  mapping: { value: string; ref: string }[];
  /** The schema to use if the property is absent or has another value. */
  otherwise?: { ref: string };
}

export interface Conflict {
  /** The schema keyword, such as `types` or `const`. */
  keyword: string;
  message: string;
  /** Properties that one part describes and another forbids. */
  properties?: string[];
}

export interface SharedSchema {
  id: string;
  /** Display name: the key in `components/schemas`, or the last part of the reference. */
  name: string;
  /** Page name, if the schema has its own page (`read/schema-graph.ts`); else null. */
  page: string | null;
  schema: Schema;
  /** Its place in its file (JSON pointer, RFC 6901). */
  pointer: string;
}
