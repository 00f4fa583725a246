import { paths } from '../../paths';
import { href } from '../base/a';

/**
 * Tell programs that read HTML where the page's Markdown is. Only built pages have it: no reader sees it, so no browser
 * needs its code.
 */
export function MarkdownLine({ path }: { path: string }) {
  return (
    <p hidden>
      Markdown of this page: <a href={href(paths.markdown(path))}>index.md</a>. Of all:{' '}
      <a href={href(paths.llms)}>llms.txt</a>.
    </p>
  );
}
