/** The languages of samples. They are small and without dependencies, since they also run in the browser. */
import { site } from '../../site';
import { csharp } from './languages/csharp';
import { curl } from './languages/curl';
import { go } from './languages/go';
import { javascript } from './languages/javascript';
import type { SampleLanguage } from './languages/language';
import { python } from './languages/python';

/** Every language, in the order of tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [curl, javascript, python, go, csharp];

/** The languages that this site shows (`src/site.ts`). */
export const shownLanguages = /* @__PURE__ */ sampleLanguages.filter(({ id }) => site.sampleLanguages.includes(id));
