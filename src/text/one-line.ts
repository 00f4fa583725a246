/** Marks the edges of blocks in a text for `inOneLine`. No document contains it. */
export const blockEdge = '\u001f';

/** Write a text on one line. A middle dot separates blocks, unless punctuation ends the first. */
export const inOneLine = (text: string): string =>
  text
    .split(blockEdge)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')
    .replace(/([.!?:;,…。！？：；，、]['"’”)\]]*) · /g, '$1 ');
