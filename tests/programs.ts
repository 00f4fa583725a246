/** Programs of this machine. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Return the path of the first of these programs in PATH or /usr/bin; undefined for none. */
export function findProgram(names: readonly string[], env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** True for a program that can be started. */
export const hasProgram = (name: string, ...args: string[]) => spawnSync(name, args, { stdio: 'ignore' }).status === 0;

/** True where nginx can start with `deploy/nginx/nginx.conf`, which loads its Brotli module. */
export const hasNginx = () =>
  hasProgram('nginx', '-v') && existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
