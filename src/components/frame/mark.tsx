import { trusted } from '../../client/browser/trusted';

// Defined by src/gatsby/webpack/webpack.ts.
declare const MARK: string;

const markup = { __html: trusted.createHTML(MARK) };

/** The site's mark, `static/mark.svg`. Decorative: the site's name is beside it. */
export function Mark() {
  return <span className="mark" aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}
