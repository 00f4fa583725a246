/** The HTML that a specification's author may use. Pure. */
import type { Options as SanitizeSchema } from 'rehype-sanitize';

const kept =
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ol p pre q s samp section span strong sub summary sup table tbody td th thead tr u ul var';

/** HTML elements to drop. Their text stays, except for those in `strip`. */
const dropped =
  'abbr acronym address applet area article aside audio base basefont bdi bdo bgsound big body button canvas caption center cite col colgroup data datalist dfn dialog dir fieldset figcaption figure font footer form frame frameset head header hgroup html label legend link main map mark marquee menu meta meter nav noframes optgroup option output param picture plaintext progress rp rt ruby search select slot small source strike time track tt video wbr xmp';

const stripped = 'embed iframe math noembed noscript object script style svg template textarea title'.split(' ');

/** Kinds of `> [!NOTE]`. */
export const admonitionKinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'];

/**
 * `style`, `class`, event handlers and ids, except those of footnotes, are removed; links and images must point to the web or this
 * site.
 */
export const safeHtml: SanitizeSchema = {
  tagNames: kept.split(' '),
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', ['id', /^fnref-[\w%-]+$/], 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel'],
    blockquote: [['dataAdmonition', ...admonitionKinds]],
    code: [['className', /^language-./]],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height'],
    input: [
      ['type', 'checkbox'],
      ['disabled', true],
      ['checked', true],
    ],
    li: [
      ['className', 'task-list-item'],
      ['id', /^fn-[\w%-]+$/],
    ],
    ol: ['start'],
    section: ['dataFootnotes'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
    ul: [['className', 'contains-task-list']],
  },
  clobber: [],
  required: { input: { disabled: true, type: 'checkbox' } },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: stripped,
};

const [keptNames, droppedNames] = [new Set(kept.split(' ')), new Set([...dropped.split(' '), ...stripped])];

/**
 * Escape what only looks like a tag: a placeholder such as `<token>`, and the name of a dropped element that is never closed, as
 * in "the <title> of a page", because it would remove the rest of the text.
 * @param ended the names of elements that are closed somewhere in the text
 */
export function keepPlaceholders(html: string, ended: ReadonlySet<string>): string {
  return html.replace(/<(\/?)([A-Za-z][^\s/>]*)(\s*\/?>)?/g, (tag, slash: string, written: string, end?: string) => {
    const name = written.toLowerCase();
    const isName = droppedNames.has(name) && !ended.has(name) && (end !== undefined || stripped.includes(name));
    const isTag = name === 'wbr' || keptNames.has(name) || (droppedNames.has(name) && !isName);
    return isTag ? tag : `&lt;${slash}${written}${end ?? ''}`;
  });
}
