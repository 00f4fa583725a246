import type { SampleLanguage } from './languages/language';
import { sampleLanguages } from './samples';

/**
 * Load a language's code. In browsers, `plugins/gatsby-plugin-static-first` replaces this function: each language is a separate
 * script, loaded on demand. Rejects if the script does not arrive.
 */
export function loadLanguage(id: string): Promise<SampleLanguage> {
  const language = sampleLanguages.find((one) => one.id === id);
  return language ? Promise.resolve(language) : Promise.reject(new Error(`There is no language ${id}.`));
}
