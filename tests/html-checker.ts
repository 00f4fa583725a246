/** The Nu HTML checker. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

interface Message {
  type: string;
  url: string;
  lastLine: number;
  message: string;
  extract: string;
}

/** Standard CSS that the checker does not know yet: container queries. */
const notKnownYet = (message: Message) =>
  message.message.startsWith('CSS: ') && /container|cqi/.test(message.message + message.extract);

/** True where the checker can run. */
export const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** List the errors of all pages below a folder, a line each. @throws where the checker says nothing */
export function htmlErrors(folder: string): string[] {
  const jar = createRequire(resolve('package.json'))('vnu-jar') as string;
  const options = ['--errors-only', '--skip-non-html', '--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout, stderr } = spawnSync('java', ['-jar', jar, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (!stdout.includes('"messages"')) throw new Error(stderr);
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter((message) => !notKnownYet(message))
    .map(
      ({ url, lastLine, message, extract }) => `${url.replace(/^.*\/public\//, '')}:${lastLine} ${message} ${extract}`,
    );
}
