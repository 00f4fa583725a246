/** Plan another id for a heading, or the move of its section to another page. Pure. */
import { documentsOf, readContent, type ContentDocument } from '../../../src/content/project';
import type { DocumentHeading } from '../../../src/content/render/anchors';
import { followLinks, recordAddresses, type Draft, type Place } from './draft';
import { noteHeading } from './heading';
import { cutSection, definedIn, fitSection } from './section';

type Document = ContentDocument<unknown>;

/** @returns the reason why the heading cannot move, if there is one */
export function planHeading(from: Place, to: Place, draft: Draft): string | undefined {
  const documents = new Map(documentsOf(readContent(draft.files)).map((document) => [document.file, document]));
  const target = documents.get(to.file);
  if (!target) return `There is no document ${to.file || to.route}.`;
  const source = from.route === to.route ? undefined : documents.get(from.file);
  const heading = source && byId(source, from.id);
  const ids =
    source && heading ? moveSection(heading, source, target, to.id, draft) : renameHeading(target, from, to, draft);
  if (typeof ids === 'string') return ids;

  const fragments = new Map([...ids].map(([id, now]) => [`#${id}`, `#${now}`]));
  const move = { from, to, rename: (rest: string) => fragments.get(rest) };
  followLinks(move, draft);
  recordAddresses(move, draft);
  const ledger = draft.ledger();
  for (const [id, now] of fragments)
    if (!ledger.includes(from.route + id)) draft.told.push(`${id} was never published, so it needs no redirect`);
    else draft.told.push(`${from.route}${id} redirects to ${shorten(to.route + now, from.route)}`);
  return undefined;
}

const byId = ({ compiled }: Document, id: string) => compiled.headings.find((heading) => heading.id === id);

/** Move a heading's section to the end of another document. @returns the ids in it, or the reason why it cannot move */
function moveSection(heading: DocumentHeading, source: Document, target: Document, to: string, draft: Draft) {
  const before = draft.text(target.file) ?? '';
  const section = cutSection(draft.text(source.file) ?? '', source.compiled.headings, heading);
  const ids = new Map(section.headings.map(({ id }) => [id, id === heading.id ? to : id]));
  const taken = [...ids.values()].find((id) => target.compiled.anchors.includes(id));
  if (taken !== undefined)
    return `${target.file} has an id #${taken} already: give the heading another one first, with ${source.file}#${taken} '#other'.`;
  const defined = definedIn(before);
  const twice = [...section.defined].find((mark) => defined.has(mark));
  if (twice !== undefined)
    return `Both documents define \`${twice}\`: give the one of ${source.file} another name first.`;
  const movedFrom = (id: string, known: readonly string[]) =>
    [...known, ...published(id, draft, source.route)].map((address) =>
      shorten(address.startsWith('#') ? source.route + address : address, target.route),
    );
  const text = fitSection(section, { from: source.file, to: target.file, ids, movedFrom });
  draft.write(source.file, section.rest);
  draft.write(target.file, `${before.trimEnd()}\n\n${text}\n`);
  draft.told.push(`The section "${heading.text}" of ${source.file} is now the last one of ${target.file}`);
  return ids;
}

/** Give a heading its new id; its words may have been changed before. @returns both ids, or the reason why it has none */
function renameHeading(document: Document, from: Place, to: Place, draft: Draft) {
  const { file } = document;
  const renamed = byId(document, to.id);
  const former = file === from.file ? byId(document, from.id) : undefined;
  if (renamed && former) return `${file} has a heading #${to.id} already, beside #${from.id}.`;
  const heading = renamed ?? former;
  if (!heading) return `${file} has neither a heading #${from.id} nor #${to.id}.`;
  const addresses = published(from.id, draft, from.route).map((address) => shorten(address, to.route));
  const movedFrom = (known: readonly string[]) => [...known, ...addresses];
  const lines = (draft.text(file) ?? '').split('\n');
  lines[heading.line - 1] = noteHeading(lines[heading.line - 1] ?? '', { id: to.id, isOwn: !renamed, movedFrom });
  draft.write(file, lines.join('\n'));
  return new Map([[from.id, to.id]]);
}

/** Return a heading's address if it was published. */
const published = (id: string, draft: Draft, route: string) =>
  draft.ledger().filter((address) => address === `${route}#${id}`);

/** Write an address as it is written on a page: `#id` for a heading of the page itself. */
const shorten = (address: string, route: string) =>
  address.startsWith(`${route}#`) ? address.slice(route.length) : address;
