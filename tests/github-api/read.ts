/** The OpenAPI description of GitHub's REST API, 1,223 operations: `generated/api.github.com.json` of @octokit/openapi 23.0.2. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Return the published file's text, 13 MB. It is kept compressed here, since its package has 385 MB. */
export const githubApi = (): string =>
  brotliDecompressSync(readFileSync(new URL('api.github.com.json.br', import.meta.url))).toString();
