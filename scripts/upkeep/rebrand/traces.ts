/** Find the words of a community in texts. Pure. */

/** The names, addresses and colours of a community. */
export interface Known {
  name: string;
  /** Web addresses: its hosts, and its names on other sites. */
  addresses: readonly string[];
}

export interface Trace {
  file: string;
  line: number;
  word: string;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Hosts that many communities share; the community's name follows them. */
const shared =
  /(^|\.)(github\.com|discord\.(st|gg|com)|instagram\.com|facebook\.com|youtube\.com|x\.com|example\.\w+)$/;

/** Return the names in an address: `pilots.org` of `https://www.pilots.org/a`, `pilots_media` of `https://youtube.com/@pilots_media`. */
function namesOf(address: string): string[] {
  const { hostname, pathname } = new URL(address);
  if (!shared.test(hostname)) return [hostname.split('.').slice(-2).join('.')];
  return pathname
    .split('/')
    .slice(1, 2)
    .map((part) => part.replace(/^@/, ''))
    .filter((part) => part !== '');
}

/**
 * List the words that identify a community in texts: its name, with and without an article, in one word and with hyphens; its
 * initials, if there are three; and the names in its addresses.
 */
export function wordsOf({ name, addresses }: Known): string[] {
  const bare = name.replace(/^the /i, '');
  const initials = name
    .split(/\s+/)
    .map(([first = '']) => first)
    .join('');
  const names = [bare, bare.replace(/\s+/g, '-'), bare.replace(/\s+/g, ''), ...addresses.flatMap(namesOf)];
  const known = [...new Set(names.map((word) => word.toLowerCase()))];
  // A word that contains a shorter one of the list is redundant.
  const short = known.filter((word) => !known.some((other) => other !== word && word.includes(other)));
  return initials.length >= 3 ? [...short, initials.toLowerCase()] : short;
}

/** Match words in any case; initials only at the start of a name, in capitals, with one capital or with none. */
export function patternOf(words: readonly string[]): RegExp {
  const forms = words.map((word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return word.length > 3
      ? [...word].map((c) => (/[a-z]/.test(c) ? `[${c}${c.toUpperCase()}]` : c === ' ' ? '\\s+' : escaped(c))).join('')
      : `(?<![\\w+/=-])(?:${[word, capital, word.toUpperCase()].map(escaped).join('|')})`;
  });
  return new RegExp(forms.join('|'), 'g');
}

/** Find every trace of words, in the order of the files, by lines. */
export function findTraces(files: Iterable<readonly [file: string, text: string]>, words: readonly string[]): Trace[] {
  const traces: Trace[] = [];
  const pattern = patternOf(words);
  for (const [file, text] of files) {
    for (const [index, line] of text.split('\n').entries())
      for (const [word] of line.matchAll(pattern)) traces.push({ file, line: index + 1, word });
  }
  return traces;
}
