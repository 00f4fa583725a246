import { compile, KEYFRAMES, RULESET, serialize, stringify, type Element, type Middleware } from 'stylis';

/** Collect the names of elements, and the classes with a dot, of a page. */
export function wordsOfPage(html: string): Set<string> {
  const words = new Set<string>();
  // A long page has few tags that differ.
  for (const tag of new Set(html.match(/<[a-z][\w-]*(?:\s[^\s=>]+(?:="[^"]*")?)*/g))) {
    words.add(/[a-z][\w-]*/.exec(tag)?.[0] ?? '');
    for (const one of /\sclass="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []) words.add(`.${one}`);
  }
  return words;
}

/** List the names and classes of a selector. Attributes and states may change without the application. */
function wordsOfSelector(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let longer = ''; longer !== plain;) {
    longer = plain;
    plain = plain.replace(/::?[\w-]+(\([^()]*\))?|\([^()]*\)/g, '');
  }
  return plain.match(/\.?[a-z][\w-]*/gi) ?? [];
}

/** Compiled sheets, cached since many pages share few. */
const compiled = new Map<string, Element[]>();

/** Remove the rules of a compiled style sheet that match nothing on a page without the application. Keyframes stay. */
export function usedStyles(css: string, words: ReadonlySet<string>): string {
  const sheet = compiled.get(css) ?? compile(css);
  compiled.set(css, sheet);
  const isUsed = (selector: string) => wordsOfSelector(selector).every((word) => words.has(word));
  const write: Middleware = (element, index, children, callback) => {
    if (element.type === KEYFRAMES) return stringify(element, index, children, stringify);
    if (element.type !== RULESET) return stringify(element, index, children, callback);
    const props = (element.props as string[]).filter(isUsed);
    return props.length === 0 ? '' : stringify({ ...element, props }, index, children, callback);
  };
  return serialize(sheet, write);
}
