/**
 * Have Gatsby print the error and its place when its own message names only the page: a template's error would otherwise be
 * logged as "Building static HTML failed for path …".
 */
import { createRequire } from 'node:module';

const gatsby = createRequire(import.meta.resolve('gatsby/cli.js'));
const module = createRequire(gatsby.resolve('gatsby-cli/package.json'))('./lib/structured-errors/construct-error.js');

const construct = module.default;
module.default = (report, errorMap) => {
  const structured = construct(report, errorMap);
  const { message, stack = '' } = report.details.error ?? {};
  if (!message || structured.text.includes(message)) return structured;
  // React's frames have only lines of the bundle, which would be taken for lines of other files.
  const [place] = /\bsrc\/\S+:\d+:\d+/.exec(stack) ?? [];
  const text = [structured.text, message.trim(), ...(place ? [`  ${place}`] : [])].join('\n');
  return { ...structured, text, stack: place ? [] : structured.stack };
};
