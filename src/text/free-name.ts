/** Find a name that none of `taken` is, with a number behind the wanted one where that is needed, and add it to them. */
export function freeName(wanted: string, taken: Set<string>, sign = '-'): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${sign}${count}`;
  taken.add(name);
  return name;
}
