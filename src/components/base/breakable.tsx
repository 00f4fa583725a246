/** A name that may break at signs and capitals if it contains a long word. */
export function Breakable({ name }: { name: string }) {
  const parts = name.replace(/\S{16,}/g, (word) => word.replace(/[_.]+|[a-z\d](?=[A-Z])/g, '$&\u200b')).split('\u200b');
  if (parts.length === 1) return name;
  return <span>{parts.map((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))}</span>;
}

/** The path of an operation, which breaks at its slashes; its parameters stand out. */
export function UrlPath({ path }: { path: string }) {
  return (
    <>
      {path.split(/(\{[^{}]*\}|\/[^/{}]*)/).map((part, index) => {
        if (part.startsWith('{')) return <var key={index}>{part}</var>;
        return part.startsWith('/') ? [<wbr key={index} />, part] : part || null;
      })}
    </>
  );
}
