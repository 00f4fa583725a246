/**
 * Install Debian's packages and their dependencies, where the machine has apt-get and the user may. Installed packages keep
 * their version.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from '../../src/text/count';

/** True for a program that can be started. */
export const hasProgram = (name: string, ...args: string[]) => spawnSync(name, args, { stdio: 'ignore' }).status === 0;

/** Packages that apt-get would change. It is run so that it removes none. */
export interface Plan {
  installed: string[];
  /** Packages with the version that is installed. */
  upgraded: { name: string; version: string }[];
}

/**
 * Parse the output of `apt-get --simulate install`: `Inst NAME (NEW ...)` for a new package, `Inst NAME [OLD] (NEW ...)`
 * for a replaced one.
 */
export function readPlan(simulation: string): Plan {
  const plan: Plan = { installed: [], upgraded: [] };
  for (const [, name = '', version] of simulation.matchAll(/^Inst (\S+)(?: \[([^\]]*)\])?/gm))
    if (version === undefined) plan.installed.push(name);
    else plan.upgraded.push({ name, version });
  return plan;
}

/**
 * Write preferences that keep packages at their installed versions, as in apt_preferences(5).
 * @param sources the source package of each: everything built from it must have one version
 */
export const holdPreferences = (packages: readonly { name: string; source: string; version: string }[]): string =>
  packages
    .map(({ name, source, version }) => `Package: ${name} src:${source}\nPin: version ${version}\nPin-Priority: 1001\n`)
    .join('\n');

/** Write a list: "libnss3, libnss3-dev and 3 others" */
function list(names: readonly string[]): string {
  const others = names.length - 4;
  return others > 1 ? `${names.slice(0, 4).join(', ')} and ${others} others` : names.join(', ');
}

const output = (command: string, args: readonly string[]) => spawnSync(command, args, { encoding: 'utf8' });
const installArguments = ['install', '-y', '--no-install-recommends', '--no-remove'];

/** Ask apt-get what an installation would change; undefined if it is impossible. */
function simulate(packages: readonly string[], options: readonly string[]): Plan | undefined {
  const { status, stdout } = output('apt-get', ['--simulate', ...options, ...installArguments, ...packages]);
  return status === 0 ? readPlan(stdout) : undefined;
}

/** Look for an installation that changes no other package, in a few steps: holding one may affect the next. */
function planWithout(packages: readonly string[], plan: Plan, preferences: string): Plan | undefined {
  const own = '/etc/apt/preferences';
  const held: { name: string; source: string; version: string }[] = [];
  let next: Plan | undefined = plan;
  for (let step = 0; next && next.upgraded.length > 0 && step < 4; step++) {
    for (const { name, version } of next.upgraded) {
      const source = output('dpkg-query', ['-W', '-f', '${source:Package}', name]).stdout;
      held.push({ name, source: source || name, version });
    }
    const before = existsSync(own) ? `${readFileSync(own, 'utf8')}\n` : '';
    writeFileSync(preferences, before + holdPreferences(held));
    next = simulate(packages, ['-o', `Dir::Etc::Preferences=${preferences}`]);
  }
  return next?.upgraded.length === 0 ? next : undefined;
}

/**
 * Install packages with apt-get. Package lists are fetched only if the present ones don't know them. Other packages keep
 * their version unless `mayUpgrade` is set; the message names those in the way. Nothing is ever removed.
 * @returns true on success; false without apt-get or without the right to install
 */
export function installPackages(packages: readonly string[], { mayUpgrade = false } = {}): boolean {
  if (!hasProgram('apt-get', '--version')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !hasProgram('sudo', '-n', 'true')) return false;
  const [program, before] = isRoot ? ['env', []] : ['sudo', ['-n', 'env']];
  const apt = (...args: string[]) =>
    spawnSync(program, [...before, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
    }).status === 0;
  const wish = packages.join(' and ');

  const folder = mkdtempSync(join(tmpdir(), 'apt-'));
  try {
    let plan = simulate(packages, []);
    const isKnown = plan !== undefined;
    if (!plan) {
      if (!apt('update')) return false;
      plan = simulate(packages, []);
    }
    if (!plan) {
      console.log(`apt-get knows no way to install ${wish}.`);
      return false;
    }
    const preferences = join(folder, 'preferences');
    let options: string[] = [];
    if (plan.upgraded.length > 0) {
      const changed = list(plan.upgraded.map(({ name }) => name));
      const without = planWithout(packages, plan, preferences);
      if (without) {
        console.log(`Held at their versions: ${changed}.`);
        options = ['-o', `Dir::Etc::Preferences=${preferences}`];
        plan = without;
      } else if (!mayUpgrade) {
        console.log(
          `Not installed: ${wish} would change what is on this machine (${changed}). By hand: apt-get install ${packages.join(' ')}`,
        );
        return false;
      } else console.log(`There is no way to install ${wish} without another version of ${changed}.`);
    }
    const { installed } = plan;
    const needed = installed.filter((name) => !packages.includes(name));
    console.log(
      `Installing ${wish}${needed.length > 0 ? `, and ${count(needed.length, 'package')} to depend on: ${list(needed)}` : ''} ...`,
    );
    const install = () => apt(...options, ...installArguments, ...packages);
    // Old lists name files that are gone.
    return install() || (isKnown && apt('update') && install());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
