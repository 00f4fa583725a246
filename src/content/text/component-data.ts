import { nearest } from '../../text/nearest';
import { components, textProp, type ComponentData } from './components';
import type { CompileContext } from './context';
import { commandGroups, commandPaths } from './data';
import { suggest, type Place, type Source } from './source';
import { type MdxElement, start } from './syntax';

/** Find the data that a component's props name (part of a data file, an operation), and attach it. Report missing data. */
export function resolveData(node: MdxElement, data: ComponentData, source: Source, context: CompileContext): void {
  const { name } = data;
  const at = (prop: string) =>
    start(node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === prop) ?? node);
  const text = (prop: string) => textProp(data, prop);
  const dataSource = text('source');

  if (name === 'Commands' && dataSource !== undefined) {
    const list = context.commands.get(dataSource);
    const group = text('group');
    if (!list) return reportData(dataSource, at('source'), source, context.commands);
    data.commands = commandGroups(list, group)?.flatMap(({ commands }) =>
      commands.map((command) => ({ ...command, id: '' })),
    );
    if (!data.commands)
      source.report({
        ...{ severity: 'error', place: at('group'), cause: `content/data/${dataSource}.yaml` },
        message: `There is no group \`${group}\` in content/data/${dataSource}.yaml.`,
        fix: suggestGroup(group ?? '', commandPaths(list)),
      });
  } else if (name === 'OrgChart' && dataSource !== undefined) {
    data.organisation = context.organisations.get(dataSource);
    if (!data.organisation) reportData(dataSource, at('source'), source, context.organisations);
  } else if (name === 'Operation' && context.operations) {
    const id = text('id');
    if (id === undefined) return;
    data.operation = context.operations.get(id);
    if (!data.operation) {
      const near = nearest(id, context.operations.keys());
      source.error(
        at('id'),
        `There is no operation \`${id}\` in the specifications.`,
        near ? `Did you mean \`${near}\`?` : 'An id is the `operationId` of a file in `openapi/`.',
      );
    }
  } else if (name === 'Video') {
    const href = text('href');
    if (href !== undefined && !/^(https:\/\/|\/)/.test(href)) {
      source.error(
        at('href'),
        `\`${href}\` is no address of a video.`,
        /^[\w-]+(\.[\w-]+)+\//.test(href)
          ? `Write \`href="https://${href}"\`.`
          : `Write it like this: \`${components.Video.example}\`.`,
      );
    }
    const problem = problemOfPicture(text('poster') ?? '');
    if (problem !== undefined)
      source.error(at('poster'), problem, 'Put the file next to this one and write `poster="./picture.png"`.');
  } else if (name === 'Demo') {
    data.source = innerSource(node, source);
  }
}

function reportData(file: string, place: Place, source: Source, known: ReadonlyMap<string, unknown>): void {
  const cause = `content/data/${file}.yaml`;
  const message = `There is no file ${cause} with data for this component.`;
  source.report({ severity: 'error', place, message, fix: suggest(file, [...known.keys()], 'file'), cause });
}

/** Suggest a group of commands. If the bot is right, suggest only its groups. */
function suggestGroup(name: string, known: readonly string[]): string {
  const [bot = ''] = /^.*\//.exec(name)?.filter((start) => known.some((one) => one.startsWith(start))) ?? [];
  const own = known.filter((one) => one.startsWith(bot)).map((one) => one.slice(bot.length));
  return suggest(name.slice(bot.length), own, 'group', (one) => bot + one);
}

/** Return the text between a component's tags as typed, without common indentation. */
function innerSource(node: MdxElement, source: Source): string {
  const from = node.children[0]?.position?.start.line;
  const to = node.children.at(-1)?.position?.end.line;
  if (from === undefined || to === undefined) return '';
  const lines = source.lines.slice(from - 1, to);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Say why an address does not name a picture in the sources; undefined for a path. `C:` and `\\` begin paths of Windows. */
export function problemOfPicture(address: string): string | undefined {
  if (/^(https?:|\/\/)/i.test(address)) return "Every reader's browser would load this picture from another site.";
  return /^([a-z][a-z\d+.-]*:|\\)/i.test(address) ? 'A picture must be a file in the sources.' : undefined;
}
