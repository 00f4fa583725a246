/** Return a name that is not in `taken`, with a number if needed, and add it to `taken`. */
export function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`;
  taken.add(name);
  return name;
}
