/** Check a server's responses to odd addresses, requested exactly as given, with nothing decoded or normalised. */
import { get } from '../hosting/request';
import type { Address } from './generate';

/** The expected responses of a server at `origin`. */
export interface Expected {
  origin: string;
  prefix: string;
  /** Return the file of the site at a path such as `docs/index.html`. */
  file: (path: string) => Buffer;
}

const allowed: Record<Address['kind'], readonly number[]> = {
  page: [200],
  none: [404],
  forbidden: [400, 404, 414],
};

/** List the wrong responses, one line each. */
export async function wrongResponses(
  addresses: readonly Address[],
  { origin, prefix, file }: Expected,
): Promise<string[]> {
  const notFound = file('404.html');
  const check = async ({ path, query, kind, page }: Address): Promise<string[]> => {
    const target = prefix + path + encodeURI(query).replaceAll('%25', '%');
    const { status, body, headers } = await get(origin, target);
    const say = (problem: string) => [`${problem}: ${target.slice(0, 200)}`];
    if (!allowed[kind].includes(status)) return say(`${status} for a path that is ${kind}`);
    if (headers.location !== undefined) return say(`leads to ${headers.location}`);
    const expected = page === undefined ? notFound : file(`${page}index.html`.slice(1));
    return body.equals(expected) ? [] : say(`${status} with another page (${body.length} bytes)`);
  };
  const wrong: string[] = [];
  // A server has a limit of connections.
  for (let first = 0; first < addresses.length; first += 100)
    wrong.push(...(await Promise.all(addresses.slice(first, first + 100).map(check))).flat());
  return wrong;
}
