/** The languages of samples, in the order of their tabs. Small and without dependencies, since they run in the browser as well. */
import { csharp } from './languages/csharp';
import { curl } from './languages/curl';
import { go } from './languages/go';
import { javascript } from './languages/javascript';
import type { SampleLanguage } from './languages/language';
import { powershell } from './languages/powershell';
import { python } from './languages/python';

export const sampleLanguages: readonly SampleLanguage[] = [curl, javascript, python, go, csharp, powershell];
