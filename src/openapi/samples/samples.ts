/** The languages of samples. Small and without dependencies, since it runs in the browser as well. */
import { csharp } from './csharp';
import { curl } from './curl';
import { go } from './go';
import { javascript } from './javascript';
import { python } from './python';
import type { SampleRequest } from './sample';

export interface SampleLanguage {
  /** Stable: kept in the reader's storage. */
  id: string;
  label: string;
  /** Print the request as code that can be pasted and run. */
  print: (request: SampleRequest) => string;
}

export const sampleLanguages: readonly SampleLanguage[] = [
  { id: 'curl', label: 'curl', print: curl },
  { id: 'javascript', label: 'JavaScript', print: javascript },
  { id: 'python', label: 'Python', print: python },
  { id: 'go', label: 'Go', print: go },
  { id: 'csharp', label: 'C#', print: csharp },
];
