import type { SampleLanguage } from './languages/language';
import { sampleLanguages } from './samples';

/**
 * Load a language's code. In the browsers' bundle, where `src/gatsby/webpack/behaviours.ts` generates this function from the same
 * list, each language is a separate script, loaded on demand. Rejects if it does not arrive.
 */
export function loadLanguage(id: string): Promise<SampleLanguage> {
  const language = sampleLanguages.find((one) => one.id === id);
  return language ? Promise.resolve(language) : Promise.reject(new Error(`There is no language ${id}.`));
}
