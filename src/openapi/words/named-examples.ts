/** Collect an author's texts about examples of a parameter or header. Pure. */
import { showJson } from '../model/json';
import { escapeMarkdown } from '../model/markdown';
import type { Header } from '../model/model';

export interface NamedExample {
  /** The value, as shown among the rules; an address if it is only linked to. */
  value: string;
  /** Its summary and its description, as Markdown. */
  text: string;
}

/** List the examples with a summary or description. */
export function namedExamples({ examples }: Pick<Header, 'examples'>): NamedExample[] {
  return examples.flatMap(({ value, externalValue, summary, description }) => {
    const text = [escapeMarkdown(summary), description].filter(Boolean).join(': ');
    const shown = value === null ? externalValue : showJson(value);
    return shown !== null && (text || value === null) ? [{ value: shown, text }] : [];
  });
}
