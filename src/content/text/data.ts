/** What the files of `content/data` hold. */

export interface Command {
  /** As it is typed: `/metar`, `?afk`, `bump wars`. */
  name: string;
  /** In the order in which they are typed. */
  args?: string[];
  /** As it is typed with its arguments filled in: `/metar KPDX`. */
  example?: string;
  kind: 'slash' | 'text' | 'prefix';
  description?: string;
  /** What readers may search for and the description does not say. */
  keywords?: string[];
}

export interface CommandGroup {
  id: string;
  name: string;
  commands: Command[];
}

export interface CommandList {
  bots: { id: string; name: string; groups: CommandGroup[] }[];
}

/** A position or team in a chart, and those who answer to it. */
export interface Position {
  title: string;
  /** What the title is called for short. */
  short?: string;
  duties?: string[];
  reports?: Position[];
}

/** The groups that `bot/group`, `bot` or nothing at all names; undefined where there is none. */
export function commandGroups(list: CommandList, path: string | undefined): CommandGroup[] | undefined {
  if (path === undefined) return list.bots.flatMap((bot) => bot.groups);
  const [botId, groupId] = path.split('/');
  const bot = list.bots.find(({ id }) => id === botId);
  const groups = bot?.groups.filter(({ id }) => groupId === undefined || id === groupId) ?? [];
  return groups.length > 0 ? groups : undefined;
}

/** Everything that `commandGroups` has an answer for. */
export function commandPaths(list: CommandList): string[] {
  return list.bots.flatMap((bot) => [bot.id, ...bot.groups.map((group) => `${bot.id}/${group.id}`)]);
}
