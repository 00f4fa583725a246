/** Replaces the host of a server that has none. */
const placeholderHost = 'https://api.example.com';

/** Convert a server's address for samples: with a host, without the trailing slash. */
export function sampleServer(url: string): string {
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(url)
    ? url
    : url.startsWith('//')
      ? `https:${url}`
      : `${placeholderHost}${url.replace(/^(?!\/)/, '/')}`;
  return absolute.replace(/\/+$/, '');
}
