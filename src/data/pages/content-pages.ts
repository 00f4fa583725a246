import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MovedParts } from '../../content/components/moved-parts';
import type { ContentDocument, Project } from '../../content/project';
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter } from '../../content/read/front-matter';
import { count } from '../../text/count';
import { frameIds } from '../../text/frame-ids';
import { freeName } from '../../text/free-name';
import { docTree, slugInWords, isCategory, type Heading, type NavItem, type NavLink } from '../../nav';
import { shownLanguages } from '../../openapi/samples/samples';
import { pageKinds, pageTypes } from '../../page-kinds';
import { paths } from '../../paths';
import { site } from '../../site';
import { movedParts } from './moved-pages';
import { dateInWords, pageId, sitePage, type SitePage } from './site-page';
import { authorsOf, tagLinks } from './release-pages';
import type { Sources } from './sources';

const wordsPerMinute = 200;

const docsCrumb = { label: 'Docs', path: paths.docs };
const releasesCrumb = { label: 'Releases', path: paths.releases };

/** Collect the fields of every page made of one MDX file. */
function fieldsOf({ updated, content }: Sources, document: ContentDocument<PageFrontMatter>) {
  const { file, route, compiled, draft, frontMatter } = document;
  const parts = movedParts(content).get(route);
  return {
    // Made from the file, not the path: if a document takes over a removed one's address, Gatsby deletes the removed page last.
    id: pageId(file),
    source: file,
    path: route,
    title: frontMatter.title,
    description: frontMatter.description,
    html: (parts ? renderToStaticMarkup(createElement(MovedParts, { parts })) : '') + compiled.html,
    headings: compiled.headings.flatMap(({ id, text, depth }): Heading[] =>
      depth === 2 || depth === 3 ? [{ id, text, depth }] : [],
    ),
    ...editing(updated, file),
    draft,
  };
}

/** Return the facts of a file that the end of its page shows. */
function editing(updated: Sources['updated'], file: string) {
  const changed = updated.get(file);
  return {
    editUrl: `${site.repository.url}/edit/${site.repository.branch}/${file}`,
    lastUpdated: changed === undefined ? null : dateInWords(changed),
  };
}

/** Return links for the tags that a published post has. */
function linksOf(tags: readonly string[], content: Project) {
  return tagLinks(content).filter(({ name }) => tags.includes(name));
}

function docPage(source: Sources, doc: ContentDocument<DocFrontMatter>): SitePage {
  const isInSidebar = doc.frontMatter.sidebar !== false;
  const isAboutApis = site.navbar.some(
    ({ section, items }) => section === 'api' && items?.some(({ path }) => path === doc.route),
  );
  return sitePage('Doc', {
    ...fieldsOf(source, doc),
    section: isAboutApis ? 'api' : 'docs',
    sidebarId: isInSidebar ? 'main' : null,
    trail: [docsCrumb],
    tags: linksOf(doc.frontMatter.tags ?? [], source.content),
  });
}

function postPage(source: Sources, post: ContentDocument<PostFrontMatter>): SitePage {
  const { content } = source;
  const { date, tags, authors } = post.frontMatter;
  return sitePage('Post', {
    ...fieldsOf(source, post),
    section: 'releases',
    sidebarId: 'releases',
    trail: [releasesCrumb],
    date: dateInWords(date),
    tags: linksOf(tags, content),
    authors: authorsOf(content).filter(({ id }) => authors.includes(id)),
    readingMinutes: Math.max(1, Math.round(post.compiled.words / wordsPerMinute)),
    sections: post.compiled.headings.flatMap(({ id, text, depth, items }) =>
      depth === 2 && items > 0 ? [{ id, text, items }] : [],
    ),
  });
}

/** List the pages of all MDX files; builds leave out drafts. */
export function documentPages(source: Sources): SitePage[] {
  const { docs, posts, pages } = source.content;
  return [
    ...docs.map((doc) => docPage(source, doc)),
    ...posts.map((post) => postPage(source, post)),
    ...pages.map((page) => sitePage('MarkdownPage', fieldsOf(source, page))),
  ];
}

const inSidebar = ({ docs }: Project) => docs.filter(({ frontMatter }) => frontMatter.sidebar !== false);

/** Give the folders of documents unique ids: their paths with hyphens, and a number if the id is taken. */
function folderIds(content: Project): Map<string, string> {
  const parents = (slug: string) => [...slug.matchAll(/\//g)].map(({ index }) => slug.slice(0, index));
  const folders = [...new Set(inSidebar(content).flatMap(({ slug }) => parents(slug)))].sort();
  const plainId = (folder: string) => folder.replaceAll('/', '-');
  const owners = new Map(folders.toReversed().map((folder) => [plainId(folder), folder]));
  for (const id of frameIds) owners.delete(id);
  const taken = new Set([...frameIds, ...owners.keys()]);
  const idOf = (folder: string, id = plainId(folder)) => (owners.get(id) === folder ? id : freeName(id, taken));
  return new Map(folders.map((folder) => [folder, idOf(folder)]));
}

/** Build the sidebar of the documentation. */
export function docsSidebar(content: Project): NavItem[] {
  const docs = inSidebar(content);
  return docTree(
    docs.map(({ slug, route, frontMatter: { title, sidebar_label: label = title, sidebar_position: position } }) => ({
      slug,
      path: route,
      label,
      position,
    })),
    new Map(content.categories.map((category) => [category.folder, category])),
    folderIds(content),
  );
}

interface DocsSection {
  /** Only categories have one. */
  id?: string;
  label: string;
  /** The level of its heading. */
  depth: 2 | 3;
  description: string;
  links: (NavLink & { description: string })[];
}

/** List the sections of the documentation's root, each with its pages; categories follow the category around them. */
function docsSections({ content, apis }: Pick<Sources, 'content' | 'apis'>) {
  const descriptions = new Map(content.docs.map(({ route, frontMatter }) => [route, frontMatter.description]));
  const card = (label: string, path: string) => ({ label, path, description: descriptions.get(path) ?? '' });
  const ids = folderIds(content);
  const sectionsOf = (items: readonly NavItem[], depth: 2 | 3 = 2): DocsSection[] =>
    items.flatMap((item) => {
      if (!isCategory(item)) return { label: item.label, depth, description: '', links: [card(item.label, item.path)] };
      const { label, path = '' } = item;
      const id = path.replace(/^.*#/, '');
      const own = item.items.flatMap((each) => (isCategory(each) ? [] : card(each.label, each.path)));
      const description = content.categories.find(({ folder }) => ids.get(folder) === id)?.description ?? '';
      return [{ id, label, depth, description, links: own }, ...sectionsOf(item.items.filter(isCategory), 3)];
    });
  const sections = sectionsOf(docsSidebar(content));
  const reference: DocsSection = {
    id: freeName('apis', new Set(ids.values())),
    label: 'HTTP APIs',
    depth: 2,
    description: 'The HTTP APIs, operation by operation.',
    links: [
      card('APIs overview', site.apis),
      ...[...apis.values()].map(({ title, slug, operations, webhooks }) => ({
        label: title,
        path: paths.api(slug),
        description: `${operations.length > 0 ? count(operations.length, 'operation') : count(webhooks.length, 'webhook')}, with samples in ${count(shownLanguages.length, 'language')}.`,
      })),
    ],
  };
  return apis.size === 0 ? sections : [...sections, reference];
}

/** The fields of a data file that every page has; a page without them is named after its file. */
interface DataPage {
  title?: string;
  description?: string;
}

/** The page of each single data file, at an address that follows from the file's name. */
export const dataPages = pageTypes.flatMap((type) => {
  const { data } = pageKinds[type];
  if (!data) return [];
  return { type, data, file: `content/${data}.yaml`, path: data === 'home' ? paths.home : paths.page(data) };
});

/** List the pages of data files, the docs' root and the error page. */
export function wholePages(source: Sources): SitePage[] {
  const { content } = source;
  const values = content.data as unknown as Record<string, ReadonlyMap<string, DataPage>>;
  const sections = docsSections(source);
  return [
    ...dataPages.map(({ type, data, file, path }) => {
      const value = values[data]?.get('');
      const { title = slugInWords(data), description = site.description } = value ?? {};
      const end = path === paths.home ? {} : editing(source.updated, file);
      return sitePage(type, { source: file, path, title, description, content: value, ...end });
    }),
    sitePage('DocsIndex', {
      dated: content.docs.map(({ file }) => file),
      path: paths.docs,
      title: 'Documentation',
      description: `Every guide of ${site.organization}, by section.`,
      section: 'docs',
      sidebarId: 'main',
      headings: sections.flatMap(({ id, label, depth }) => (id ? { id, text: label, depth } : [])),
      sections,
    }),
    sitePage('NotFound', {
      path: paths.notFound,
      title: 'Page not found',
      description:
        'There is no page at this address. It may have moved, or the link that brought you here has a typing error.',
    }),
  ];
}
