/** Make a function that remembers its results, each as long as its argument lives. */
export function remembered<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const { result } = known.get(key) ?? { result: compute(key) };
    known.set(key, { result });
    return result;
  };
}
