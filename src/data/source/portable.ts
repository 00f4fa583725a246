import type { Diagnostic } from '../../report/diagnostic';

/** Names of devices, with any extension, and characters that Windows reserves: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const device = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i;
const reserved = /[<>:"|?*\\]/;

function problemOf(name: string): string | undefined {
  if (device.test(name)) return `Windows reserves the name \`${name.split('.')[0]}\``;
  if (/[. ]$/.test(name)) return `Windows drops the last character of \`${name}\``;
  const [character] = reserved.exec(name) ?? [];
  return character && `Windows allows no \`${character}\` in the name \`${name}\``;
}

/** Report names that Windows reserves, and names that differ only by case. @param files from the project's root, with forward slashes */
export function checkPortable(files: readonly string[]): Diagnostic[] {
  const error = (file: string, message: string): Diagnostic => ({
    severity: 'error',
    file,
    message,
    fix: 'Rename it.',
  });
  const known = new Map<string, string>();
  return files.flatMap((file) => {
    const problem = file.split('/').map(problemOf).find(Boolean);
    if (problem) return error(file, `${problem}: nobody could check the project out there.`);
    const key = file.normalize('NFC').toLowerCase();
    const other = known.get(key);
    if (other === undefined) known.set(key, file);
    return other === undefined
      ? []
      : error(file, `\`${other}\` differs only by case: on Windows and macOS, one would replace the other.`);
  });
}
