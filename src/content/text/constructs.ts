/**
 * Extensions of GitHub's Markdown as constructs of micromark: boxes, components and HTML, notes in braces, comments. In a `.md`
 * file, only known names begin a tag, braces hold only notes, and indented lines are code.
 */
import { directive } from 'micromark-extension-directive';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { isTagName } from './components';

type Extension = ReturnType<typeof mdxJsx>;
type Construct = Extract<NonNullable<Extension['text']>[number], { tokenize: unknown }>;
type State = Parameters<Construct['tokenize']>[1];
type Code = Parameters<State>[0];

/** The signs that begin a construct, by which micromark finds it. */
const [colon, lessThan, brace] = [58, 60, 123];

/** Return the character of a code; NUL at the end of the text. micromark has its own codes for line ends and spaces. */
const signOf = (code: Code): string =>
  code === null ? '\0' : code < -2 ? '\n' : code < 0 ? ' ' : String.fromCodePoint(code);
const isLineEnd = (code: Code): boolean => /[\0\n]/.test(signOf(code));

/** Try a construct only at text that `decide` accepts. @param decide returns undefined until it has read enough */
function where(decide: (typed: string) => boolean | undefined, construct: Construct): Construct {
  const start: Construct = {
    partial: true,
    tokenize(effects, ok, nok) {
      let typed = '';
      const read: State = (code) => {
        typed += signOf(code);
        const isWanted = decide(typed);
        if (isWanted === undefined) {
          effects.consume(code);
          return read;
        }
        effects.exit('data');
        return (isWanted ? ok : nok)(code);
      };
      return (code) => {
        effects.enter('data');
        return read(code);
      };
    },
  };
  return {
    ...construct,
    tokenize: (effects, ok, nok) => effects.check(start, effects.attempt(construct, ok, nok), nok),
  };
}

/** A tag begins with a letter and is not an address. MDX itself would fail at `<3` and at an address. */
const beginsTag = (kind: 'flow' | 'text') => (typed: string) => {
  // A block that begins with a comment may continue as a paragraph.
  if (/^<(?:[a-z][\w+.-]*:\/\/|mailto:|[\w.+-]+@)$/i.test(typed) || (kind === 'flow' && typed === '<!')) return false;
  return /^<[\w.+-]*:?\/?$/.test(typed) ? undefined : /^<[\p{L}$_\s/>!@#:]/u.test(typed);
};

/** In a `.md` file, a name that documents don't have needs an attribute, or an end tag in the same paragraph: `<token>` alone is text. */
const beginsKnownTag = (kind: 'flow' | 'text') => (typed: string) => {
  const [, slash, name = ''] = /^<(\/?)([\w.:-]+)(?=[\s/>])/.exec(typed) ?? [];
  if (name === '') return /^<\/?[\w.:-]*$/.test(typed) ? undefined : false;
  if (slash === '/' || isTagName(name) || typed.endsWith(`</${name}>`)) return true;
  if (/^<[\w.:-]+(?:\s[^<>]*=[^<>]*|\s*\/)>$/.test(typed)) return true;
  return typed.endsWith('\0') || (kind === 'flow' && typed.endsWith('\n')) ? false : undefined;
};

/** Two braces, and braces with a `%`, belong to other programs. */
const beginsBraces = (isMarkdown: boolean) => (typed: string) => {
  if (!isMarkdown) return typed.length < 2 ? undefined : !/^\{[{%]/.test(typed);
  return /^\{(?:\/|#[\w-]*)?$/.test(typed) ? undefined : /^\{(?:\/\*|#[\w-]+\})$/.test(typed);
};

/** A comment of HTML becomes an expression. As a block, it ends its line. */
const comment = (type: 'mdxFlowExpression' | 'mdxTextExpression'): Construct => ({
  concrete: type === 'mdxFlowExpression',
  tokenize(effects, ok, nok) {
    const isBlock = type === 'mdxFlowExpression';
    let typed = '';
    let isOpen = false;
    let isOver = false;
    const inside: State = (code) => {
      if (isOver && (!isBlock || isLineEnd(code))) {
        effects.exit(`${type}Chunk`);
        effects.exit(type);
        return ok(code);
      }
      const sign = signOf(code);
      const isOther = isOver ? sign !== ' ' : typed.length < 4 && sign !== '<!--'[typed.length];
      if (code === null || isOther || (isBlock && this.parser.lazy[this.now().line])) return nok(code);
      const part = sign === '\n' ? 'lineEnding' : (`${type}Chunk` as const);
      if (isOpen && sign === '\n') effects.exit(`${type}Chunk`);
      if (!isOpen || sign === '\n') effects.enter(part);
      effects.consume(code);
      if (sign === '\n') effects.exit(part);
      isOpen = sign !== '\n';
      typed += sign;
      isOver ||= typed.length > 6 && typed.endsWith('-->');
      return inside;
    };
    return (code) => {
      effects.enter(type);
      return inside(code);
    };
  },
});

/** A box may have its title without brackets, as in Docusaurus: `:::note Title`. */
const titled = (box: Construct): Construct => ({
  ...box,
  tokenize(effects, ok, nok) {
    let typed = '';
    let isTitle = false;
    const opening =
      (state: State): State =>
      (code) => {
        if (!isTitle && /^:{3,}[\w-]*[a-z\d] +$/i.test(typed) && /[^\s\0]/.test(signOf(code))) {
          isTitle = true;
          effects.enter('directiveContainerLabel');
          effects.enter('chunkText', { contentType: 'text' });
        }
        if (isLineEnd(code)) {
          // A box on one line has no text.
          if (isTitle && typed.endsWith(':::')) return nok(code);
          if (isTitle) effects.exit('chunkText');
          if (isTitle) effects.exit('directiveContainerLabel');
          return state(code);
        }
        typed += signOf(code);
        if (isTitle) effects.consume(code);
        const next = isTitle ? state : state(code);
        return next && opening(next);
      };
    return opening(box.tokenize.call(this, effects, ok, nok));
  },
});

/** @param isMarkdown true for a file that ends in `.md` */
export function documentSyntax(isMarkdown: boolean): Extension[] {
  const [boxes, tags, braces] = [directive(), mdxJsx(), mdxExpression()];
  const begins = isMarkdown ? beginsKnownTag : beginsTag;
  const of = (constructs: Extension['text'], sign: number) => [constructs?.[sign] ?? []].flat();
  const at = (kind: 'flow' | 'text') => ({
    [lessThan]: [
      comment(kind === 'flow' ? 'mdxFlowExpression' : 'mdxTextExpression'),
      ...of(tags[kind], lessThan).map((tag) => where(begins(kind), tag)),
      // Try these after Markdown's constructs, which read addresses in angle brackets.
    ].map((one) => ({ ...one, add: 'after' as const })),
    [brace]: of(braces[kind], brace).map((one) => ({
      ...where(beginsBraces(isMarkdown), one),
      previous: (code: Code) => code !== brace,
    })),
  });
  return [
    { disable: { null: ['htmlFlow', 'htmlText', ...(isMarkdown ? [] : ['codeIndented'])] } },
    { flow: { ...at('flow'), [colon]: of(boxes.flow, colon).slice(0, 1).map(titled) }, text: at('text') },
  ];
}
