import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applications } from './chromium';

test('Chrome and Edge are looked for where Windows keeps programs, for all and for one person', () => {
  const folders = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' };
  for (const folder of Object.values(folders))
    for (const file of ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'])
      expect(applications(folders)).toContain(join(folder, file));
  expect(applications({})).toContain('/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge');
});
