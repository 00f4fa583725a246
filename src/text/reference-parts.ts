/**
 * The names of parts in the HTML of the reference: classes, and attributes that begin with `data-`. Components write these names;
 * the code for Markdown and for "Use your own values" reads no others.
 */
export const part = {
  operation: 'operation',
  contract: 'contract',
  authorization: 'data-authorization',
  operations: 'operations',
  operationLine: 'operation-line',
  method: 'method',
  /** A parameter's location; it stands around the fields of that location. */
  in: 'data-in',
  /** A body, and a body whose fields a reader can fill in. */
  body: 'body',
  editableBody: 'data-body',
  bodyType: 'body-type',
  /** A text about one field of a body, which begins with the field's name. */
  fieldNote: 'field-note',
  /** A link to an id that the page's Markdown lacks. */
  idLink: 'id-link',
  fields: 'fields',
  field: 'field',
  fieldHead: 'field-head',
  fieldLink: 'field-link',
  name: 'name',
  type: 'type',
  required: 'required',
  badge: 'badge',
  /** A description. */
  text: 'text',
  rules: 'rules',
  /** Names the part that rules apply to, such as each item. Rules of the field itself have no such part. */
  subject: 'subject',
  allowed: 'allowed',
  /** Folded allowed values. */
  more: 'more',
  values: 'values',
  /** The type of a field that a reader can fill in, and the pattern of its value. */
  inputType: 'data-type',
  pattern: 'data-pattern',
  variants: 'variants',
  parts: 'parts',
  /** The title of variants or parts, and other labels. */
  label: 'label',
  servers: 'servers',
  /** A server's address with its variables. */
  template: 'data-template',
  serverUrl: 'data-server-url',
  /** The button of "Use your own values". */
  typedValues: 'data-typed-values',
  samples: 'samples',
  /** The language of a sample that the site prints, and the mark of one with optional fields. */
  sample: 'data-sample',
  all: 'data-all',
  /** The list of bodies to choose from. */
  bodies: 'data-bodies',
  /** The JSON from which samples are printed. */
  requestShape: 'request-shape',
} as const;

export type Part = (typeof part)[keyof typeof part];

/** Matches the tabs of media types, variants and examples of a request's body. */
export const bodyTab = '[role=tab][id^=body]';

/** Write the CSS selector of a part. */
export const selector = (name: Part): string => (name.startsWith('data-') ? `[${name}]` : `.${name}`);
