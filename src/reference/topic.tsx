import type { Tag } from '../openapi/model/model';
import { markdownToHtml } from '../openapi/model/markdown';
import { paths } from '../paths';
import type { PageContext } from './page/page-context';
import { MoreDocs } from './text/markdown';
import { part } from '../text/reference-parts';

/** The introduction of a topic that has no operations of its own. */
export function Topic({ page, tag: { displayName, description, externalDocs } }: { page: PageContext; tag: Tag }) {
  const html = markdownToHtml(description, { heading: (text, depth) => page.headings.add(text, depth) });
  return (
    <div className="api-overview">
      {html && <div className={part.text} dangerouslySetInnerHTML={{ __html: html }} />}
      <MoreDocs docs={externalDocs} fallback={`More about ${displayName}`} />
      <p>
        <a href={paths.api(page.api.slug)}>All operations</a>
      </p>
    </div>
  );
}
