/** Objects in the order of their source: JavaScript would list names that look like integers first. Runs in browsers, too. */
const orders = new WeakMap<object, readonly string[]>();

/** Matches a name that JavaScript takes for an index. */
const index = /^(?:0|[1-9]\d*)$/;

/** Make an object. Of pairs with the same name the last one wins. `__proto__` is an ordinary name. */
export function objectOf<Value>(pairs: Iterable<readonly [string, Value]>): Record<string, Value> {
  const list = [...pairs];
  const object = Object.fromEntries(list);
  if (list.some(([name]) => index.test(name))) orders.set(object, [...new Set(list.map(([name]) => name))]);
  return object;
}

/** List the names and values of an object in the order of its source. */
export function entriesOf<Value>(object: Readonly<Record<string, Value>>): [string, Value][] {
  const order = orders.get(object);
  return order ? order.map((name): [string, Value] => [name, object[name] as Value]) : Object.entries(object);
}
