import type { Deployment } from '../../data/source/deployment';
import { absoluteUrl } from '../../data/pages/output';

/** Matches fenced code, code spans, and the start of a root-relative address in a link, picture or definition. */
const codeOrAddress =
  /^([ >]*)(`{3,}|~{3,})[^]*?^[ >]*\2|(`+)[^`](?:[^]*?[^`])??\3(?!`)|(\]\(<?|^ *\[[^\]]+\]: <?)\/(?!\/)/gm;

/** Make the links to the site's own paths absolute. Code stays as it is. */
export function absoluteLinks(markdown: string, deployment: Deployment): string {
  return markdown.replace(codeOrAddress, (match, _indent, _fence, _span, opening?: string) =>
    opening === undefined ? match : opening + absoluteUrl(deployment, '/'),
  );
}
