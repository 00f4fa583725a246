import type { SampleLanguage } from './languages/language';
import { sampleLanguages } from './samples';

/**
 * Load a language's code. `plugins/gatsby-plugin-static-first` generates this function from the same list: there each language is
 * a separate script, loaded on demand. Rejects if it does not arrive.
 */
export function loadLanguage(id: string): Promise<SampleLanguage> {
  const language = sampleLanguages.find((one) => one.id === id);
  return language ? Promise.resolve(language) : Promise.reject(new Error(`There is no language ${id}.`));
}
