/** Host for servers whose address has none. */
const placeholderHost = 'https://api.example.com';

/** Make a server's address absolute, without the trailing slash. */
export function absoluteServer(url: string): string {
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(url)
    ? url
    : url.startsWith('//')
      ? `https:${url}`
      : `${placeholderHost}${url.replace(/^(?!\/)/, '/')}`;
  return absolute.replace(/\/+$/, '');
}
