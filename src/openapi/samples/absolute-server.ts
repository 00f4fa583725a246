/** Host for servers whose address has none. */
export const placeholderHost = 'https://api.example.com';

/** Divide an address at its query, which follows the path of an operation. Its fragment is left out. */
export function divided(address: string): [base: string, query: string] {
  const [whole = ''] = address.split('#', 1);
  const [base = '', ...query] = whole.split('?');
  return [base, query.join('?')];
}

const withScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const withHost = /^\/\/|^[^/?#]+:\d/;

/** True for an address that says where the server is. */
export const namesHost = (url: string) => withScheme.test(url) || withHost.test(url);

/** Make a server's address absolute, without the trailing slash. A WebSocket begins as a request of HTTP (RFC 6455, 4.1). */
export function absoluteServer(url: string): string {
  const absolute = withScheme.test(url)
    ? url.replace(/^ws(?=s?:)/i, 'http')
    : withHost.test(url)
      ? `https://${url.replace(/^\/\//, '')}`
      : `${placeholderHost}${url.replace(/^(?!\/)/, '/')}`;
  return absolute.replace(/^([^?#]*?)\/+(?=[?#]|$)/, '$1');
}
