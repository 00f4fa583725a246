/** Write a short text that matches a regular expression (ECMA-262, as in JSON Schema). Deterministic. */
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { remembered } from '../../text/remembered';

const lower = 'abcdefghijklmnopqrstuvwxyz';
/** The characters to prefer if a class allows them, best first. */
const preferred = [...lower, ...lower.toUpperCase(), ...'1234567890', ...`-_ .,:;/@#%&+*=!?$'"()[]{}<>|~^\\\``];

/** Return a matching text; null if none is found, for example with lookaround or forbidden lengths. */
export function textMatching(pattern: string, minLength = 0, maxLength = Infinity): string | null {
  const read = parse(pattern);
  if (!read) return null;
  for (const extra of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, minLength, 144]) {
    for (const choice of [0, 1, 2]) {
      const text = write(read.tree, extra, choice);
      const fits = (candidate: string) =>
        candidate.length >= minLength && candidate.length <= maxLength && read.expression.test(candidate);
      const found = [text, text.padEnd(minLength, 'a')].find(fits);
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** Parse an expression with the flag `u`, or without the flag if only that works. Undefined for an invalid expression. */
function parse(pattern: string, flags = 'u'): { expression: RegExp; tree: AST.Pattern } | undefined {
  try {
    const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: flags === 'u' });
    return { expression: new RegExp(pattern, flags), tree };
  } catch {
    return flags === '' ? undefined : parse(pattern, '');
  }
}

/** True for a regular expression of JavaScript. */
export const isPattern = (pattern: string): boolean => parse(pattern) !== undefined;

/** List the characters of a class in the order in which to write them. */
const charactersOf = remembered((set: AST.CharacterSet | AST.CharacterClass): readonly string[] => {
  if (set.type === 'CharacterSet' && set.kind === 'any') return [...lower];
  const one = parse(`^${set.raw}$`);
  const found = preferred.filter((character) => one?.expression.test(character));
  if (found.length > 0) return found;
  const [first] = set.type === 'CharacterClass' && !set.negate ? set.elements : [];
  if (first?.type === 'Character') return [String.fromCodePoint(first.value)];
  return [first?.type === 'CharacterClassRange' ? String.fromCodePoint(first.min.value) : 'é'];
});

/** `extra`: repetitions beyond the minimum; `choice`: the alternative to take. */
function write(root: AST.Pattern, extra: number, choice: number): string {
  const groups = new Map<AST.Node, string>();
  const written = new Map<AST.Node, number>();
  const visit = (node: AST.Node): string => {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup': {
        const text = node.alternatives[choice % node.alternatives.length]?.elements.map(visit).join('') ?? '';
        groups.set(node, text);
        return text;
      }
      case 'Quantifier': {
        const times = Math.min(node.max, node.min + (node.max === Infinity || extra > 1 ? extra : 0), 1000);
        return Array.from({ length: times }, () => visit(node.element)).join('');
      }
      case 'Backreference':
        return [node.resolved]
          .flat()
          .map((group) => groups.get(group) ?? '')
          .join('');
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass': {
        const characters = charactersOf(node);
        const turn = written.get(node) ?? 0;
        written.set(node, turn + 1);
        return characters[turn % characters.length] ?? '';
      }
      default:
        return '';
    }
  };
  return visit(root);
}
