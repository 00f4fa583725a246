/** Tests that may be skipped in CI. `npm test` fails there on any other skipped test. */
export const expectedSkips: readonly { name: RegExp; reason: string }[] = [
  {
    name: /^src\/openapi\/samples\/samples\.test\.ts > .*in Go/,
    reason: 'Nothing installs Go. Its grammar is checked everywhere; gofmt adds the form of the code.',
  },
  {
    name: /^src\/openapi\/samples\/(samples\.test\.ts > (.*in bash|curl > )|sent\.test\.ts > .* in curl )/,
    reason: 'Windows may have no Bash, and hands it other arguments than those that were meant.',
  },
  {
    name: /^src\/openapi\/samples\/sent\.test\.ts > .* in (?:Python|Go|C#) /,
    reason: "Nothing installs Python's requests, Go or .NET. Their grammars are checked everywhere.",
  },
  {
    name: /^tests\/html\.spec\.ts > no built page has an error for the Nu HTML checker$/,
    reason: 'Nothing installs Java.',
  },
  {
    name: /^tests\/versions\/versions\.spec\.ts > the pages of all versions are valid HTML$/,
    reason: 'Nothing installs Java.',
  },
  {
    name: /^tests\/frame\/announcement\.spec\.ts > /,
    reason: 'A site that announces nothing has no announcement to test.',
  },
  {
    name: /^tests\/engines\/engines\.spec\.ts > /,
    reason: 'A machine may have no package of an engine. The run says how to get it.',
  },
];
