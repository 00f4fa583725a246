/** Collect what an author says about the examples of a parameter or a header. Pure. */
import { showJson } from '../model/json';
import type { Header } from '../model/model';

export interface NamedExample {
  /** As it is shown among the rules; an address for one that is only linked to. */
  value: string;
  /** Markdown: its summary and its description. */
  text: string;
}

/** List the examples of which the author says more than the value. */
export function namedExamples({ examples }: Pick<Header, 'examples'>): NamedExample[] {
  return examples.flatMap(({ value, externalValue, summary, description }) => {
    const text = [summary, description].filter(Boolean).join(': ');
    const shown = value === null ? externalValue : showJson(value);
    return shown !== null && (text || value === null) ? [{ value: shown, text }] : [];
  });
}
