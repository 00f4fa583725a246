/**
 * The typed, normalised form of one OpenAPI specification: what every output (HTML, Markdown, search, samples) reads.
 * Plain JSON data. Nothing is dereferenced: a schema names a shared one by id, so the model grows in line with its source.
 * Names are OpenAPI's own. Lists keep the order of the source; an empty list means none. Text is raw Markdown.
 */

/**
 * A JSON value as compact JSON text. Integers past 2^53 keep every digit, which a JavaScript number would not.
 * `parseJson` and `formatJson` of `./json` read and indent it.
 */
export type JsonText = string;

export interface Api {
  slug: string;
  title: string;
  version: string;
  /** The version as a badge: `v1` of `1.0.0`, `v0.3` of `0.3.1`; other forms, such as a date, as they are. */
  label: string;
  /** The version of OpenAPI the source is written in, such as `3.1.0` or `2.0`. */
  openapi: string;
  /** `$self`: the address by which the specification calls itself. */
  self: string | null;
  summary: string;
  description: string;
  termsOfService: string | null;
  contact: Contact | null;
  license: License | null;
  externalDocs: ExternalDocs | null;
  /** At least one: OpenAPI's own default is a single server `/`. */
  servers: Server[];
  securitySchemes: SecurityScheme[];
  /** Declared tags first, then those that only operations name. */
  tags: Tag[];
  /** `x-tagGroups`; empty where the source has none. */
  tagGroups: TagGroup[];
  operations: Operation[];
  /** Requests the API sends. Their `path` is the webhook's key in the source. */
  webhooks: Operation[];
  /** Every schema that anything refers to, and every one in `components/schemas`, by id. Look up with `sharedSchema`. */
  schemas: Record<string, SharedSchema>;
  source: SourceText;
}

export interface SourceText {
  /** Path from the project's root. */
  file: string;
  format: 'yaml' | 'json';
  text: string;
}

/** Where something stands in the source. Lines count from 1. */
export interface Position {
  file: string;
  line: number;
  /** JSON pointer (RFC 6901). */
  pointer: string;
}

export interface Contact {
  name: string | null;
  url: string | null;
  email: string | null;
}

export interface License {
  name: string;
  url: string | null;
  /** SPDX expression. */
  identifier: string | null;
}

export interface ExternalDocs {
  url: string;
  description: string;
}

export interface Server {
  /** What hosts are called where there are several; empty where the source says nothing. */
  name: string;
  /** May hold `{variable}`s, and may be relative. `serverUrl` fills the defaults in. */
  url: string;
  description: string;
  variables: ServerVariable[];
}

export interface ServerVariable {
  name: string;
  default: string;
  /** The values to choose from; empty where any is allowed. */
  enum: string[];
  description: string;
}

export interface Tag {
  name: string;
  /** `x-displayName`, else the summary, else the name. */
  displayName: string;
  /** Name of the tag that this one is a part of. */
  parent: string | null;
  /** What it sorts by: `nav` where the source says nothing (OpenAPI 3.2, 4.22.1). */
  kind: string;
  description: string;
  externalDocs: ExternalDocs | null;
}

export interface TagGroup {
  name: string;
  /** Names of tags. */
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
  /** Its key in `components/securitySchemes`. */
  id: string;
  description: string;
  deprecated: boolean;
}

export interface OAuthFlow {
  flow: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization';
  authorizationUrl: string | null;
  deviceAuthorizationUrl: string | null;
  tokenUrl: string | null;
  refreshUrl: string | null;
  scopes: { name: string; description: string }[];
}

/**
 * Alternatives, any one of which is enough (OR); each lists schemes that are needed together (AND).
 * No alternative at all, or an empty one among them, means that the call works without credentials.
 */
export type Security = SecurityUse[][];

export interface SecurityUse {
  /** Id of a `SecurityScheme`. */
  scheme: string;
  scopes: string[];
}

/** What a request and its answers look like, wherever it stands: a path, a webhook or a callback. */
export interface OperationBody {
  /** Upper case, but for a method of the author's own, which is sent as it is written. */
  method: string;
  path: string;
  /** May be empty: `operationTitle` gives a name for people in any case. */
  summary: string;
  description: string;
  deprecated: boolean;
  parameters: Record<ParameterLocation, Parameter[]>;
  requestBody: RequestBody | null;
  /** In the order 1xx to 5xx, then `default`. */
  responses: Response[];
}

export interface Operation extends OperationBody {
  /** Page name, unique in its API: the last part of the page's address. */
  name: string;
  operationId: string | null;
  tags: string[];
  /** The operation's own, else the path's, else the API's. */
  servers: Server[];
  security: Security;
  callbacks: Callback[];
  externalDocs: ExternalDocs | null;
  /** `x-sunset`: the day on which it ends, as written. */
  sunset: string | null;
  /** `x-deprecated-description`, `x-sunset`, `x-stability` and `x-badges`, each as a short text. */
  notes: string[];
  /** `x-codeSamples`: the author's own samples. */
  codeSamples: CodeSample[];
  position: Position;
}

export interface Callback {
  name: string;
  /** Runtime expression of the address that is called, such as `{$request.body#/callbackUrl}`. */
  expression: string;
  /** Its `path` is the expression. */
  operation: OperationBody;
}

export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** `querystring` is the whole of what follows the question mark, as one document. */
export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

/** What parameters and response headers have in common. */
export interface Header {
  name: string;
  description: string;
  required: boolean;
  deprecated: boolean;
  /** `x-sunset`: the day on which it ends, as written. */
  sunset: string | null;
  style: ParameterStyle;
  explode: boolean;
  /** The value's shape; `{}` where the source says nothing. With `content`, the shape of that. */
  schema: Schema;
  /** Set where the value is itself a document, such as JSON in a query parameter. */
  content: MediaType | null;
  examples: Example[];
}

export interface Parameter extends Header {
  in: ParameterLocation;
  allowReserved: boolean;
  allowEmptyValue: boolean;
}

export type ParameterStyle =
  'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'cookie';

export interface RequestBody {
  description: string;
  required: boolean;
  content: MediaType[];
}

export interface MediaType {
  /** Such as `application/json`. */
  mediaType: string;
  /** Null where the source gives no schema. Of a sequence: the array of what it holds. */
  schema: Schema | null;
  /** `itemSchema`: the body is a sequence of items, one after the other, such as a stream of events. */
  sequence: boolean;
  /** The author's examples of the whole body. */
  examples: Example[];
  /** How single fields of a form are sent. */
  encoding: Encoding[];
}

export interface Encoding {
  property: string;
  contentType: string | null;
  headers: Header[];
  style: ParameterStyle | null;
  explode: boolean | null;
  allowReserved: boolean;
}

export interface Example {
  /** Key in `examples`; null for a lone `example`. */
  name: string | null;
  summary: string;
  description: string;
  /** Null where the example is only linked to. For XML or text bodies: a JSON string that holds the body. */
  value: JsonText | null;
  /** `serializedValue`: the same as it is sent. */
  serialized: string | null;
  externalValue: string | null;
}

export interface Response {
  /** `200`, `2XX` or `default`. */
  status: string;
  description: string;
  headers: Header[];
  content: MediaType[];
  links: Link[];
}

export interface Link {
  name: string;
  description: string;
  /** Page name of the operation linked to; null where this API has none like it. */
  operation: string | null;
  /** `operationId` or `operationRef` as written. */
  target: string;
  /** The value is a runtime expression such as `$response.body#/id`, or a constant. */
  parameters: { name: string; value: JsonText }[];
  requestBody: JsonText | null;
}

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/**
 * A schema as written, with the idioms of all versions folded into one. No field at all means "any value".
 * Read it through `viewSchema`, which follows `ref`, merges `allOf` and leaves one flat schema.
 */
export interface Schema {
  /** Id of the shared schema whose shape this is. What is set beside it wins over what is set there. */
  ref?: string;
  /** Nothing is valid here: the boolean schema `false`. */
  never?: true;

  title?: string;
  description?: string;
  deprecated?: boolean;
  /** `x-sunset`: the day on which it ends, as written. */
  sunset?: string;
  /** Only in responses. */
  readOnly?: boolean;
  /** Only in requests. */
  writeOnly?: boolean;
  default?: JsonText;
  /** The author's examples of this value, from `example` and `examples`. */
  examples?: JsonText[];
  externalDocs?: ExternalDocs;

  /** Without `null`, for which there is `nullable`. Absent: any; empty: null is the only value. */
  types?: SchemaType[];
  /** The value may be null, whichever idiom said so. */
  nullable?: boolean;
  format?: string;
  contentEncoding?: string;
  contentMediaType?: string;
  contentSchema?: Schema;
  const?: JsonText;
  /** Without null. */
  enum?: EnumValue[];

  /** Limits on numbers, as JSON number text: int64's reach past what a JavaScript number holds. */
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
  /** Required names that `properties` does not hold, as in "either of these two" variants. */
  required?: string[];
  patternProperties?: { pattern: string; schema: Schema }[];
  /** Absent: other properties are neither described nor forbidden. */
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

  /** Each has at least two members; a lone one has been folded in. */
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  discriminator?: Discriminator;
  /** What `viewSchema` could not merge: parts of an `allOf` that contradict each other. */
  conflicts?: Conflict[];

  xml?: { name?: string; namespace?: string; prefix?: string; attribute?: boolean; wrapped?: boolean };
}

export interface Property {
  name: string;
  schema: Schema;
  required: boolean;
}

export interface EnumValue {
  value: JsonText;
  /** From `x-enum-descriptions`, `x-enumDescriptions`, `x-enum-varnames`, `x-enumNames` and a described `oneOf` of constants. */
  description: string;
}

export interface Discriminator {
  propertyName: string;
  /** Every value the property can take, with the shape it stands for; implied names are filled in. */
  mapping: { value: string; ref: string }[];
  /** The shape where the property is absent, or has another value. */
  otherwise?: { ref: string };
}

export interface Conflict {
  /** The schema keyword, such as `types` or `const`. */
  keyword: string;
  /** A sentence for readers. */
  message: string;
  /** The properties that one part describes and another forbids. */
  properties?: string[];
}

export interface SharedSchema {
  id: string;
  /** For people: the key in `components/schemas`, else the last part of the reference. */
  name: string;
  /** Name of a page of its own, where it is shared and deep, or contains itself; else null. */
  page: string | null;
  /** It contains itself. */
  cyclic: boolean;
  schema: Schema;
  position: Position;
}
