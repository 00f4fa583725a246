/** Finds traces of other programs in pasted text: PDF readers, word processors, chat assistants. */
import { toString } from 'mdast-util-to-string';
import { every, first, warning } from '../rule';
import type { Found, Line } from '../rule';
import { start } from '../../text/syntax';

/** Find the first match in a line, with edits that replace all matches. */
function replaced(line: Line, pattern: RegExp, write: (typed: string) => string, message: string): Found | undefined {
  const edit = [...line.value.matchAll(pattern)].map(({ 0: remove, index }) => ({
    ...{ line: start(line).line, column: index + 1 },
    ...{ remove, insert: write(remove) },
  }));
  const [place] = edit;
  return (
    place && {
      place,
      message: `\`${place.remove}\` ${message}: search does not find the word.`,
      fix: `Write \`${place.insert}\`.`,
      edit,
    }
  );
}

const compatible = (typed: string) => typed.normalize('NFKC');

/** Letters of Cyrillic and Greek that look like Latin ones, in the order of `latin`. */
const lookalikes = 'аеорсухіјѕАВЕКМНОРСТУХІЈЅοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const latin = 'aeopcyxijsABEKMHOPCTYXIJSoABEZHIKMNOPTYX';
const mixed = new RegExp(`(?<=\\p{sc=Latin})[${lookalikes}]+|[${lookalikes}]+(?=\\p{sc=Latin})`, 'gu');

export const pastedLetters = every('line', [
  warning('ligature', (line) => replaced(line, /[\uFB00-\uFB06]/g, compatible, 'is one sign for several letters')),
  warning('letters-mathematics', (line) =>
    replaced(line, /[\u{1D400}-\u{1D7FF}]{2,}/gu, compatible, 'is written with signs of mathematics'),
  ),
  warning('letters-mixed', (line) =>
    replaced(
      line,
      mixed,
      (typed) => [...typed].map((letter) => latin[lookalikes.indexOf(letter)] ?? letter).join(''),
      'is of another alphabet than its word',
    ),
  ),
]);

/** Matches what an assistant says before and after the requested text. */
const before =
  /^(?:great|got it|here(?:['’]s| is| are)|below is|i(?:['’]ve| have))\b.*\b(?:version|draft|text|page|document|guide|rewrite|markdown|template)\b.*[:.!]$/i;
const after =
  /^(?:if you(?:['’]d like| want|['’]d prefer)|want me|i can also|feel free to|i hope this)\b.*\b(?:i can|me|you|know|ask|turn|add|helps)\b/i;

export const pastedBlocks = first('paragraph', [
  warning('assistant-frame', {
    if(paragraph, { ancestors: [root] }) {
      // A line across the page may stand between.
      const blocks = root?.children.filter(({ type }) => type !== 'thematicBreak') ?? [];
      const text = toString(paragraph);
      const isAfter = blocks.at(-1) === paragraph && after.test(text) && /\bI\b|\bme\b/.test(text);
      return isAfter || (blocks[0] === paragraph && before.test(text));
    },
    message: 'This is what a chat assistant says to the writer, not to readers.',
    fix: 'Remove the sentence, and the line across the page next to it.',
  }),
]);
