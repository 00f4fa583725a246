/** A policy of Trusted Types (W3C), or its functions in a browser without Trusted Types. Both return text unchanged. */
interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

declare global {
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;
  /** The page's policy. Global, because bundles share no modules, and a policy can be made only once. */
  var docsPolicy: Policy | undefined;
}

const rules: Policy = { createHTML: (html) => html, createScriptURL: (address) => address };

/**
 * Mark HTML and script addresses as trusted: for `innerHTML` and `src`, browsers refuse all others (`contentSecurityPolicy` in
 * `scripts/hosting/headers.ts`). Pass only text that the build made or that is escaped.
 */
export const trusted = (globalThis.docsPolicy ??= globalThis.trustedTypes?.createPolicy('docs', rules) ?? rules);
