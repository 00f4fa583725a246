/** Answer for commands what needs none of their code: `--help`, and options that they do not have. Plain Node. */

/** Return the comment at the head of a command's source as text. */
export function helpOf(source) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/**
 * Find an option that a command does not have, or `--help`.
 * @param options those that it has, such as `--strict`
 * @param source its source, whose first comment is the help
 * @returns what to print, and the exit code; undefined if the command can run
 */
export function answerOptions(args, options, source) {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--help' && !options.includes(arg));
  if (unknown !== undefined) return { text: `There is no option ${unknown}.\n\n${helpOf(source)}`, code: 1 };
  return args.includes('--help') ? { text: helpOf(source), code: 0 } : undefined;
}
