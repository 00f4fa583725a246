/** A name that breaks at its signs and capitals, where a word of it is long. */
export function Breakable({ name }: { name: string }) {
  const parts = name.replace(/\S{16,}/g, (word) => word.replace(/[_.]+|[a-z\d](?=[A-Z])/g, '$&\u200b')).split('\u200b');
  if (parts.length === 1) return name;
  return <span>{parts.map((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))}</span>;
}
