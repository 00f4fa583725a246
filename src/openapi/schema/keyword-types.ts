/** The types of values that keywords apply to. Pure. */
import type { Schema, SchemaType } from '../model/model';

/** Keywords that apply to values of some types only (JSON Schema 2020-12, Core 7.6.1). */
export const keywordTypes: readonly (readonly [SchemaType[], (keyof Schema)[]])[] = [
  [
    ['object'],
    [
      'properties',
      'patternProperties',
      'additionalProperties',
      'propertyNames',
      'required',
      'dependentRequired',
      'minProperties',
      'maxProperties',
    ],
  ],
  [['array'], ['items', 'prefixItems', 'contains', 'uniqueItems', 'minItems', 'maxItems']],
  [['string'], ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType']],
  [
    ['number', 'integer'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ],
];
