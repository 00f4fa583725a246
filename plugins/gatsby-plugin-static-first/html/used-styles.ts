import { compile, KEYFRAMES, RULESET, serialize, stringify, type Element, type Middleware } from 'stylis';

/** Attributes that change without the application, through readers, inline scripts and behaviours. */
const changing = new Set([
  ...['open', 'hidden', 'role', 'aria-current', 'aria-pressed', 'aria-selected'],
  ...['data-theme', 'data-sidebar', 'data-announcement', 'data-copied', 'data-target'],
]);

/**
 * Collect everything on a page that selectors can match: names of elements, classes with a dot, and attributes in brackets,
 * with and without their values.
 */
export function wordsOfPage(html: string): Set<string> {
  const words = new Set<string>();
  // Many tags of a long page are equal.
  for (const tag of new Set(html.match(/<[a-z][\w-]*(?:\s[^\s=>]+(?:="[^"]*")?)*/g))) {
    const [name = ''] = /[a-z][\w-]*/.exec(tag) ?? [];
    words.add(name);
    for (const [, attribute = '', value = ''] of tag.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)) {
      words.add(`[${attribute}]`);
      if (attribute === 'class') for (const one of value.split(' ')) words.add(`.${one}`);
      else words.add(`[${attribute}=${value}]`);
    }
  }
  return words;
}

/** List the names, classes and attributes that a selector needs to match. Leave out states and lists in parentheses. */
function wordsOfSelector(selector: string): string[] {
  let plain = selector;
  for (let longer = ''; longer !== plain;) {
    longer = plain;
    plain = plain.replace(/::?[\w-]+(\([^()]*\))?|\([^()]*\)/g, '');
  }
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:(\W?)=["']?([^"'\]]*)["']?)?\]/g)]
    .filter(([, name = '']) => !changing.has(name))
    .map(([, name, operator, value]) => (operator === '' ? `[${name}=${value}]` : `[${name}]`));
  return [...attributes, ...(plain.replace(/\[[^\]]*\]/g, '').match(/\.?[a-z][\w-]*/gi) ?? [])];
}

/** Compiled sheets. The site has few, and all its pages share them. */
const compiled = new Map<string, Element[]>();

/**
 * Remove the rules of a style sheet that match nothing on a page without the application. Keyframes stay.
 * @param css Emotion's rules: compiled, without nesting
 * @param words of the page, from `wordsOfPage`
 */
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
