/** Warnings about servers that nobody can request as they are written. */
import type { Server } from '../model/model';
import { serverUrl } from '../schema/view';
import { child, type At } from '../source/place';
import type { Finding, Reader } from '../source/reader';
import { suggest } from '../source/suggest';

/** Matches an address of HTTP, or one that was to be one. */
const http = /^https?(:|\/\/)/i;
/** Matches what RFC 3986 does not allow in an address. */
const forbidden = /[\s<>"\\^`|]/;
/** Matches a host before a path: it ends in a top-level domain, and is no file of a server. */
const bareHost = /^(localhost|([a-z\d-]+\.)+(?!(aspx?|cgi|do|html?|jsp|php)\b)[a-z]{2,})(?=[/:]|$)/i;

function findingOf(server: Server): Finding | null {
  const declared = server.variables.map(({ name }) => name);
  const undeclared = [...server.url.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !declared.includes(name));
  if (undeclared !== undefined)
    return {
      message: `The server ${server.url} has no variable ${undeclared}.`,
      fix: suggest(undeclared, declared) ?? 'Declare it in variables, with a default, or write what it stands for.',
    };
  const url = serverUrl(server);
  if (forbidden.test(url) || (http.test(url) && !(/^https?:\/\//i.test(url) && URL.canParse(url))))
    return {
      message: `The server ${url} is not a valid URL.`,
      fix: 'Write a URL such as https://api.example.com/v1, with variables for the parts that differ: https://{domain}/v1.',
    };
  if (bareHost.test(url))
    return {
      message: `The server ${url} has no scheme, so tools read it as a path of the site that they load the specification from.`,
      fix: `Write its scheme, such as https://${url}.`,
    };
  return null;
}

/** Warn about a server that is no URL, or another one than its author means (OpenAPI, Server Object). */
export function checkServer(reader: Reader, at: At, server: Server): void {
  const finding = findingOf(server);
  if (finding) reader.warnOnce(child(at, 'url') ?? at, finding);
}
