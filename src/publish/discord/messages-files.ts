import { absoluteUrl, type BuiltPage, type Output } from '../../data/pages/output';
import type { Deployment } from '../../data/source/deployment';
import { isForDiscord } from '../../nav';
import { paths } from '../../paths';
import { discordMessages } from './parts';

/** Write each document and post as messages for Discord, a JSON array of texts in its page's folder. */
export function discordFiles(
  pages: readonly BuiltPage[],
  markdown: readonly Output[],
  deployment: Deployment,
): Output[] {
  const texts = new Map(markdown.map(({ path, content }) => [path, content.toString()]));
  return pages
    .filter(({ type }) => isForDiscord(type))
    .map(({ path }) => ({
      path: paths.discord(path),
      content: JSON.stringify(discordMessages(texts.get(paths.markdown(path)) ?? '', absoluteUrl(deployment, path))),
    }));
}
