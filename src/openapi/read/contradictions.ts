/** Warnings about schemas that contradict themselves. */
import type { Api, Schema } from '../model/model';
import { childSchemas } from '../schema/children';
import { contradiction } from '../schema/contradiction';
import { refsOf, sharedSchema, viewSchema } from '../schema/view';
import type { At } from '../source/place';
import type { Reader } from '../source/reader';
import { finished } from './schema-graph';

/** Report each schema that contradicts itself, and none that only includes or needs such a schema. */
export function checkContradictions(reader: Reader, api: Api, places: ReadonlyMap<Schema, At>): void {
  const shared = new Map(Object.values(api.schemas).map((one) => [one.schema, one]));
  const reported = new Set<Schema | string>();
  const fine = { request: new Set<Schema | string>(), response: new Set<Schema | string>() };
  const check = (schema: Schema, at: At): void => {
    const { id, name = 'this schema' } = shared.get(schema) ?? {};
    const whole = id === undefined ? schema : { ref: id };
    const { never, conflicts: [conflict] = [] } = viewSchema(api, whole);
    if (never) return;
    const none =
      contradiction(api, whole, 'request', fine.request) && contradiction(api, whole, 'response', fine.response);
    const isKnown = refsOf(schema).some((ref) => reported.has(ref));
    if (none)
      reader.report('warning', at, { message: `No value fits ${name}: it ${none}.`, group: 'schemas fit no value' });
    else if (conflict && !isKnown)
      reader.report('warning', at, { message: conflict.message, group: 'schemas contradict themselves' });
    else if (!isKnown) return;
    // Others that include or need it say nothing more.
    for (const set of [reported, fine.request, fine.response]) set.add(id ?? schema);
  };
  const inside = (schema: Schema) => [
    ...childSchemas(schema),
    ...(schema.ref === undefined ? [] : [sharedSchema(api, schema.ref).schema]),
  ];
  for (const schema of finished(places.keys(), inside)) {
    const at = places.get(schema);
    // A mere reference says nothing of its own.
    if (at && (schema.ref === undefined || shared.has(schema))) check(schema, at);
  }
}
