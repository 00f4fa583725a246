/** The languages that samples come in. Small and without dependencies, since it runs in the browser as well. */
import { csharp } from './samples/csharp';
import { curl } from './samples/curl';
import { go } from './samples/go';
import { javascript } from './samples/javascript';
import { python } from './samples/python';
import type { SampleRequest } from './samples/sample';

export interface SampleLanguage {
  /** Stable: kept in the reader's storage. */
  id: string;
  label: string;
  /** The request as code that can be pasted and run. */
  print: (request: SampleRequest) => string;
}

export const sampleLanguages: readonly SampleLanguage[] = [
  { id: 'curl', label: 'curl', print: curl },
  { id: 'javascript', label: 'JavaScript', print: javascript },
  { id: 'python', label: 'Python', print: python },
  { id: 'go', label: 'Go', print: go },
  { id: 'csharp', label: 'C#', print: csharp },
];
