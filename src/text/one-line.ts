/** Marks the edges of blocks in a text for `inOneLine`. No document has it. */
export const blockEdge = '\u001f';

/** Write a text on one line, with a middle dot between blocks where no punctuation ends the first. */
export const inOneLine = (text: string): string =>
  text
    .split(blockEdge)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')
    .replace(/([.!?:;,…。！？：；，、]['"’”)\]]*) · /g, '$1 ');
