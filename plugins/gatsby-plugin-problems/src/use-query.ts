import { useEffect, useState } from 'react';

const againMs = 500;

/** Query the development server again and again while the window is visible. Returns undefined before the first response. */
export function useQuery<Data>(query: string, variables: object = {}): Data | undefined {
  const [text, setText] = useState<string>();
  const body = JSON.stringify({ query, variables });
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch('/___graphql', { method: 'POST', headers, body });
      setText(await response.text());
    };
    const asking = () => void ask().catch(() => undefined);
    asking();
    const again = setInterval(asking, againMs);
    return () => clearInterval(again);
  }, [body]);
  return text === undefined ? undefined : (JSON.parse(text) as { data: Data }).data;
}
