import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { Document, Project } from '../content/project';
import { docTree, links, type DocEntry, type NavItem } from '../nav';
import { paths } from '../paths';
import { site } from '../site';
import { dateInWords, pageNode } from './page-node';
import { related, tagLinks, type Author, type PostEntry } from './release-nodes';
import type { SiteSource } from './site-source';

type NodeArgs = Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>;

const wordsPerMinute = 200;

const docsCrumb = { label: 'Docs', path: paths.docs };
const releasesCrumb = { label: 'Releases', path: paths.releases };

/** The posts as the lists of releases know them. */
export function postEntries({ createNodeId }: Pick<NodeArgs, 'createNodeId'>, content: Project): PostEntry[] {
  return content.documents.flatMap((document) =>
    document.kind !== 'post'
      ? []
      : {
          id: createNodeId(`page ${document.route}`),
          path: document.route,
          title: document.frontMatter.title,
          date: document.frontMatter.date,
          tags: document.frontMatter.tags,
          authors: document.frontMatter.authors,
        },
  );
}

/** The page of one MDX document. */
export function documentNode(args: NodeArgs, source: SiteSource, document: Document): NodeInput {
  const { content, updated } = source;
  const { title, description } = document.frontMatter;
  const changed = updated.get(document.file);
  const common = {
    path: document.route,
    title,
    description,
    html: document.html,
    headings: document.headings.flatMap(({ id, text, depth }) => (depth === 2 || depth === 3 ? { id, text, depth } : [])),
    editUrl: `${site.repository.url}/edit/${site.repository.branch}/${document.file}`,
    lastUpdated: changed === undefined ? null : dateInWords(changed),
    draft: document.draft,
  };
  switch (document.kind) {
    case 'page':
      return pageNode(args, 'MarkdownPage', common);
    case 'doc': {
      const isInSidebar = document.frontMatter.sidebar !== false;
      return pageNode(args, 'Doc', {
        ...common,
        section: document.route === '/docs/services/apis/' ? 'api' : 'docs',
        sidebarId: isInSidebar ? 'main' : null,
        trail: [docsCrumb],
      });
    }
    case 'post': {
      const posts = postEntries(args, content);
      const entry = posts.find(({ path }) => path === document.route)!;
      const tags = tagLinks(posts).filter(({ name }) => entry.tags.includes(name));
      return pageNode(args, 'Post', {
        ...common,
        section: 'releases',
        sidebarId: 'releases',
        trail: [releasesCrumb],
        date: dateInWords(entry.date),
        tags,
        authors: entry.authors.map((id) => content.authors[id] && { id, ...content.authors[id] }),
        readingMinutes: Math.max(1, Math.round(document.words / wordsPerMinute)),
        related: related(entry, posts).map(({ id }) => id),
      });
    }
  }
}

function docEntries(content: Project): DocEntry[] {
  return content.documents.flatMap((document) =>
    document.kind !== 'doc' || document.frontMatter.sidebar === false
      ? []
      : {
          slug: document.slug,
          path: document.route,
          label: document.frontMatter.sidebar_label ?? document.frontMatter.title,
          position: document.frontMatter.sidebar_position,
        },
  );
}

/** The sidebar of the documentation. */
export function docsSidebar(content: Project): NavItem[] {
  return docTree(docEntries(content), content.categories);
}

/** The authors, in the order of content/authors.yaml. */
export function authorsOf(content: Project): Author[] {
  return Object.entries(content.authors).map(([id, author]) => ({ id, ...author }));
}

/** The pages that stand for the site as a whole: home, the docs' root, search and not-found. */
export function siteNodes(args: NodeArgs, { content, apis }: SiteSource): NodeInput[] {
  const descriptions = new Map(content.documents.map(({ route, frontMatter }) => [route, frontMatter.description]));
  const card = (label: string, path: string) => ({ label, path, description: descriptions.get(path) ?? '' });
  const sections = docsSidebar(content).map((item) =>
    'items' in item
      ? {
          id: item.path?.split('#')[1],
          label: item.label,
          description: [...content.categories.values()].find(({ label }) => label === item.label)?.description ?? '',
          links: links(item.items).map(({ label, path }) => card(label, path)),
        }
      : { label: item.label, description: '', links: [card(item.label, item.path)] },
  );
  const reference = {
    id: 'apis',
    label: 'HTTP APIs',
    description: 'What developers call, operation by operation.',
    links: [
      card('APIs overview', '/docs/services/apis/'),
      ...[...apis.values()].map((api) => ({
        label: api.title,
        path: paths.api(api.slug),
        description: `${api.operations.length} operations, with samples in five languages.`,
      })),
    ],
  };
  return [
    pageNode(args, 'Home', {
      path: paths.home,
      title: site.title,
      description: site.description,
      content: content.home,
    }),
    pageNode(args, 'DocsIndex', {
      path: paths.docs,
      title: 'Documentation',
      description: `Every guide of ${site.organization}, by section.`,
      section: 'docs',
      sidebarId: 'main',
      headings: [...sections, reference].flatMap(({ id, label }) => (id ? { id, text: label, depth: 2 as const } : [])),
      sections: [...sections, reference],
    }),
    pageNode(args, 'NotFound', {
      path: paths.notFound,
      title: 'Page not found',
      description: 'There is no page at this address.',
    }),
  ];
}
