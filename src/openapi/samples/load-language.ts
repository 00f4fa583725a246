import type { SampleLanguage } from './languages/language';
import { sampleLanguages } from './samples';

/**
 * Load a language's code. In the browsers' bundle each is a script of its own, loaded when a sample needs it: there
 * `src/gatsby/webpack/behaviours.ts` writes this function from the same list. Rejects where it does not arrive.
 */
export function loadLanguage(id: string): Promise<SampleLanguage> {
  const language = sampleLanguages.find((one) => one.id === id);
  return language ? Promise.resolve(language) : Promise.reject(new Error(`There is no language ${id}.`));
}
