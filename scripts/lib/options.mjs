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
 * Find an option or argument that a command does not take, or `--help`.
 * @param taken what it takes: options such as `--strict`, and names of arguments such as `FOLDER`
 * @param source its source, whose first comment is the help
 * @returns what to print, and the exit code; undefined if the command can run
 */
export function answerOptions(args, taken, source) {
  const takesArguments = taken.some((name) => !name.startsWith('-'));
  const unknown = args.find((arg) =>
    arg.startsWith('-') ? ![...taken, '--help'].includes(arg.split('=')[0]) : !takesArguments,
  );
  if (unknown === undefined) return args.includes('--help') ? { text: helpOf(source), code: 0 } : undefined;
  const says = unknown.startsWith('-')
    ? `There is no option ${unknown}.`
    : `This command takes no arguments; it was given ${unknown}.`;
  return { text: `${says}\n\n${helpOf(source)}`, code: 1 };
}
