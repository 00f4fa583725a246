/** Contents of the files in `content/data`. */

export interface Command {
  /** The command as it is typed: `/metar`, `?afk`, `bump wars`. */
  name: string;
  /** Arguments in the order in which they are typed. */
  args?: string[];
  /** The command as it is typed with its arguments: `/metar KPDX`. */
  example?: string;
  kind: 'slash' | 'text' | 'prefix';
  description?: string;
  /** Search terms that the description does not contain. */
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

/** A position or team in a chart, and those who report to it. */
export interface Position {
  title: string;
  short?: string;
  duties?: string[];
  reports?: Position[];
}

/** Return the groups named by `bot/group` or `bot`, or all for no path; undefined for an unknown one. */
export function commandGroups(list: CommandList, path: string | undefined): CommandGroup[] | undefined {
  if (path === undefined) return list.bots.flatMap((bot) => bot.groups);
  const [botId, groupId] = path.split('/');
  const bot = list.bots.find(({ id }) => id === botId);
  const groups = bot?.groups.filter(({ id }) => groupId === undefined || id === groupId) ?? [];
  return groups.length > 0 ? groups : undefined;
}

/** List every path that `commandGroups` knows. */
export function commandPaths(list: CommandList): string[] {
  return list.bots.flatMap((bot) => [bot.id, ...bot.groups.map((group) => `${bot.id}/${group.id}`)]);
}
