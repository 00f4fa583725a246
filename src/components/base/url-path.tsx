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
