/** Host for servers whose address has none. */
export const placeholderHost = 'https://api.example.com';

/** Divide an address at its query, which must follow the path of an operation. Leave out its fragment. */
export function divided(address: string): [base: string, query: string] {
  const [whole = ''] = address.split('#', 1);
  const [base = '', ...query] = whole.split('?');
  return [base, query.join('?')];
}

const withScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const withHost = /^\/\/|^[^/?#]+:\d/;

/** True for an address with a host. */
export const namesHost = (url: string) => withScheme.test(url) || withHost.test(url);

/** Make a server's address absolute, without the trailing slash. A WebSocket begins as an HTTP request (RFC 6455, 4.1). */
export function absoluteServer(url: string): string {
  const absolute = withScheme.test(url)
    ? url.replace(/^ws(?=s?:)/i, 'http')
    : withHost.test(url)
      ? `https://${url.replace(/^\/\//, '')}`
      : `${placeholderHost}${url.replace(/^(?!\/)/, '/')}`;
  return absolute.replace(/^([^?#]*?)\/+(?=[?#]|$)/, '$1');
}
