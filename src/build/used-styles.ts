import { compile, serialize, stringify, RULESET, type Element, type Middleware } from 'stylis';

/** The elements' names and, with a dot before each, the classes that occur in a page. */
export function wordsOfPage(html: string): Set<string> {
  const words = new Set<string>();
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) words.add(name);
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const one of classes.split(' ')) words.add(`.${one}`);
  return words;
}

/** The names and classes without which a selector matches nothing; states, attributes and lists in brackets are left out. */
function wordsOfSelector(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let longer = ''; longer !== plain;) {
    longer = plain;
    plain = plain.replace(/::?[\w-]+(\([^()]*\))?|\([^()]*\)/g, '');
  }
  return plain.match(/\.?[a-z][\w-]*/gi) ?? [];
}

/** Sheets are few, and the pages that share them many. */
const compiled = new Map<string, Element[]>();

/**
 * A style sheet without the rules that match nothing on a page, as long as no script adds names or classes to it.
 * @param css what Emotion inserted: compiled, without nesting
 * @param words of the page, from `wordsOfPage`
 */
export function usedStyles(css: string, words: ReadonlySet<string>): string {
  const sheet = compiled.get(css) ?? compile(css);
  compiled.set(css, sheet);
  const isUsed = (selector: string) => wordsOfSelector(selector).every((word) => words.has(word));
  const write: Middleware = (element, index, children, callback) => {
    if (element.type !== RULESET) return stringify(element, index, children, callback);
    const props = (element.props as string[]).filter(isUsed);
    return props.length === 0 ? '' : stringify({ ...element, props }, index, children, callback);
  };
  return serialize(sheet, write);
}
