/** Stands where a specification's server has no host of its own. */
const placeholderHost = 'https://api.example.com';

/** A server's address as samples have it: with a host, without the last slash. */
export function sampleServer(url: string): string {
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(url)
    ? url
    : url.startsWith('//')
      ? `https:${url}`
      : `${placeholderHost}${url.replace(/^(?!\/)/, '/')}`;
  return absolute.replace(/\/+$/, '');
}
