/** Write a short text that a regular expression (ECMA-262, as in JSON Schema) accepts. Deterministic. */

type Node =
  | { kind: 'chars'; chars: string }
  | { kind: 'sequence'; nodes: Node[] }
  | { kind: 'choice'; nodes: Node[] }
  | { kind: 'repeat'; node: Node; min: number; max: number }
  | { kind: 'group'; node: Node; index: number; name?: string }
  | { kind: 'same'; group: number | string };

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();
const digits = '1234567890';
const printable = `${lower}${upper}${digits}-_ .,:;/@#%&+*=!?$'"()[]{}<>|~^\\\``;
const classes: Record<string, string> = {
  d: digits,
  w: `${lower}${upper}${digits}_`,
  s: ' \t\n',
  D: `${lower}${upper}-_ `,
  W: '- .,',
  S: `${lower}${upper}${digits}`,
};
const controls: Record<string, string> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' };

/** Return a matching text; null if none is found, as with lookaround or lengths that the expression forbids. */
export function textMatching(pattern: string, minLength = 0, maxLength = Infinity): string | null {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, 'u');
  } catch {
    try {
      expression = new RegExp(pattern);
    } catch {
      return null;
    }
  }
  const node = parse(pattern);
  for (const extra of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, minLength, 144]) {
    for (const choice of [0, 1, 2]) {
      const text = write(node, extra, choice);
      const fits = (candidate: string) =>
        candidate.length >= minLength && candidate.length <= maxLength && expression.test(candidate);
      const padded = text.padEnd(minLength, 'a');
      const found = [text, padded].find(fits);
      if (found !== undefined) return found;
    }
  }
  return null;
}

function parse(pattern: string): Node {
  let at = 0;
  let groups = 0;

  const choice = (): Node => {
    const nodes = [sequence()];
    while (pattern[at] === '|') {
      at++;
      nodes.push(sequence());
    }
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', nodes };
  };

  const sequence = (): Node => {
    const nodes: Node[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const node = atom();
      if (node) nodes.push(quantified(node));
    }
    return { kind: 'sequence', nodes };
  };

  const quantified = (node: Node): Node => {
    const [quantifier = '', min, comma, max] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(pattern.slice(at)) ?? [];
    if (!quantifier) return node;
    at += quantifier.length;
    const bounds = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[quantifier.charAt(0)];
    const least = bounds?.[0] ?? Number(min);
    return { kind: 'repeat', node, min: least, max: bounds?.[1] ?? (max ? Number(max) : comma ? Infinity : least) };
  };

  const atom = (): Node | null => {
    const char = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
    at += char.length;
    if (char === '^' || char === '$') return null;
    if (char === '.') return { kind: 'chars', chars: lower };
    if (char === '(') return group();
    if (char === '[') return { kind: 'chars', chars: bracket() };
    if (char === '\\') return escaped();
    return { kind: 'chars', chars: char };
  };

  const group = (): Node | null => {
    const [opening = '', look, name] = /^\?(?:([=!]|<[=!])|<(\w+)>|:)/.exec(pattern.slice(at)) ?? [];
    at += opening.length;
    const index = opening === '' || name ? ++groups : 0;
    const node = choice();
    at++;
    return look ? null : { kind: 'group', node, index, ...(name ? { name } : {}) };
  };

  const escaped = (): Node | null => {
    const [reference, number, name] = /^(?:([1-9]\d*)|k<(\w+)>)/.exec(pattern.slice(at)) ?? [];
    if (reference) {
      at += reference.length;
      return { kind: 'same', group: name ?? Number(number) };
    }
    if (/[bB]/.test(pattern.charAt(at))) {
      at++;
      return null;
    }
    return { kind: 'chars', chars: escape() };
  };

  /** Parse an escape into the characters that it matches; `at` is the position after the backslash. */
  const escape = (): string => {
    const [code, hex4, hex2, braces, property] =
      /^(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|u\{([\da-fA-F]+)\}|[pP]\{([^}]+)\})/.exec(pattern.slice(at)) ?? [];
    if (code) {
      at += code.length;
      if (property) return [...printable].filter((char) => new RegExp(`\\${code}`, 'u').test(char)).join('') || 'é';
      return String.fromCodePoint(parseInt(hex4 ?? hex2 ?? braces ?? '0', 16));
    }
    const char = pattern.charAt(at++);
    return classes[char] ?? controls[char] ?? char;
  };

  const bracket = (): string => {
    const negated = pattern[at] === '^';
    if (negated) at++;
    let chars = '';
    const next = (): string => {
      const char = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
      at += char.length;
      if (char !== '\\') return char;
      if (pattern[at] !== 'b') return escape();
      at++;
      return '\b';
    };
    while (at < pattern.length && pattern[at] !== ']') {
      const from = next();
      if (pattern[at] === '-' && pattern[at + 1] !== ']' && [...from].length === 1) {
        at++;
        const [first, last] = [from.codePointAt(0) ?? 0, next().codePointAt(0) ?? 0];
        for (let code = first; code <= Math.min(last, first + 255); code++) chars += String.fromCodePoint(code);
      } else chars += from;
    }
    at++;
    if (negated) return [...printable].filter((char) => !chars.includes(char)).join('') || 'é';
    const preferred = [...printable].filter((char) => chars.includes(char)).join('');
    return preferred || chars || 'a';
  };

  return choice();
}

/** `extra`: repetitions beyond the minimum; `choice`: the alternative to take. */
function write(root: Node, extra: number, choice: number): string {
  const groups = new Map<number | string, string>();
  const written = new Map<Node, number>();
  const visit = (node: Node): string => {
    switch (node.kind) {
      case 'chars': {
        const chars = [...node.chars];
        const turn = written.get(node) ?? 0;
        written.set(node, turn + 1);
        return chars[turn % chars.length] ?? '';
      }
      case 'sequence':
        return node.nodes.map(visit).join('');
      case 'choice': {
        const chosen = node.nodes[choice % node.nodes.length];
        return chosen ? visit(chosen) : '';
      }
      case 'repeat': {
        const times = Math.min(node.max, node.min + (node.max === Infinity || extra > 1 ? extra : 0));
        return Array.from({ length: Math.min(times, 1000) }, () => visit(node.node)).join('');
      }
      case 'group': {
        const text = visit(node.node);
        groups.set(node.index, text);
        if (node.name) groups.set(node.name, text);
        return text;
      }
      case 'same':
        return groups.get(node.group) ?? '';
    }
  };
  return visit(root);
}
