/** Describe a field's place on its page, from its id: "Request body › user". Pure. */

const places = new Map([
  ['path', 'Path parameter'],
  ['query', 'Query parameter'],
  ['header', 'Header parameter'],
  ['cookie', 'Cookie parameter'],
  ['body', 'Request body'],
]);

/** Return the last step of an id: the field's own name. */
export function fieldName(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** @param id such as `body.user.email`, `query.limit` or `response-200.data.id` */
export function fieldPlace(id: string): string {
  const steps = id.split('.').slice(0, -1);
  const [first = '', ...parents] = steps;
  const status = /^response-(\w+)/.exec(first)?.[1];
  const start = status ? `Response ${status}` : first.startsWith('body-') ? places.get('body') : places.get(first);
  const words = start ? [start, ...parents] : steps.length > 0 ? steps : ['Field'];
  return words.join(' › ');
}

/** Rate the likelihood that readers mean a field, up to 1: parameters before bodies, bodies before responses, deep fields last. */
export function nearness(id: string): number {
  const depth = Math.min(id.split('.', 7).length, 6);
  if (id.startsWith('response')) return 0.95 - 0.04 * depth;
  return /^(path|query|header|cookie)\./.test(id) && depth === 2 ? 1 : 1 - 0.04 * depth;
}
