/**
 * Has Gatsby say what went wrong and where, when its own message names only the page: what a template throws while its page
 * is rendered would reach the log as "Building static HTML failed for path …".
 */
import { createRequire } from 'node:module';

const gatsby = createRequire(import.meta.resolve('gatsby/cli.js'));
const module = createRequire(gatsby.resolve('gatsby-cli/package.json'))('./lib/structured-errors/construct-error.js');

const construct = module.default;
module.default = (report, errorMap) => {
  const structured = construct(report, errorMap);
  const { message, stack = '' } = report.details.error ?? {};
  if (!message || structured.text.includes(message)) return structured;
  // Of the frames in React only the bundle's lines are known, and they would be taken for other files' lines.
  const [place] = /\bsrc\/\S+:\d+:\d+/.exec(stack) ?? [];
  const text = [structured.text, message.trim(), ...(place ? [`  ${place}`] : [])].join('\n');
  return { ...structured, text, stack: place ? [] : structured.stack };
};
