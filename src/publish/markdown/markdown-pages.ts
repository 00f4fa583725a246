/** Write every page of the site as Markdown, from its source. Pure. */
import { escapeMarkdown } from '../../openapi/model/markdown';
import type { ContentDocument, Project } from '../../content/project';
import type { PostFrontMatter } from '../../content/read/front-matter';
import { paths } from '../../paths';
import type { EarlierPage } from '../../reference/earlier-notice';
import { site } from '../../site';
import { apiAt, modelAt, operationAt, topicAt } from '../../data/source/apis';
import type { Deployment } from '../../data/source/deployment';
import { docsSections } from '../../data/pages/content-pages';
import { byYear } from '../../data/pages/release-pages';
import type { SiteSource } from '../../data/pages/sources';
import { changesMarkdown } from './changes-markdown';
import { apiIndexMarkdown, apiOverviewMarkdown, modelMarkdown, topicMarkdown } from './api-markdown';
import { errorsMarkdown } from './errors-markdown';
import { absoluteLinks } from './markdown-links';
import { blocks, pageLink } from './markdown-text';
import { operationMarkdown } from './operation-markdown';
import { isPublished, type BuiltPage, type Output } from '../../data/pages/output';

type Post = ContentDocument<PostFrontMatter>;

/** Returns an API page's Markdown with whole schemas; addresses in it are root-relative. */
export type ApiMarkdown = (page: Pick<BuiltPage, 'type' | 'path'>) => string;

/**
 * Write the Markdown of every published page, at its address plus `index.md`; addresses in it are absolute.
 * @param ofApi a source of API pages' Markdown, if already written
 */
export function markdownPages(
  pages: readonly BuiltPage[],
  source: SiteSource,
  deployment: Deployment,
  ofApi: ApiMarkdown = apiMarkdown(source),
): Output[] {
  const published = pages.filter(isPublished);
  return published.map((page) => markdownOutput(page, pageMarkdown(page, published, source, ofApi), deployment));
}

/** Write the Markdown of the pages of earlier versions of APIs. */
export function earlierMarkdown(pages: readonly BuiltPage[], deployment: Deployment, ofApi: ApiMarkdown): Output[] {
  return pages.flatMap((page) => {
    const { earlier } = page;
    if (!earlier) return [];
    const [title = '', ...text] = ofApi(page).split('\n\n');
    return markdownOutput(page, [title, earlierLine(earlier), ...text].join('\n\n'), deployment);
  });
}

function earlierLine({ version, subject, current, gone }: EarlierPage): string {
  const now = current ? ` The current one is ${pageLink(current.label, current.path)}.` : '';
  const end = gone ? ` This ${subject} is gone since version ${pageLink(gone.label, gone.path)}.` : '';
  return `This is version ${escapeMarkdown(version)}.${now}${end}`;
}

function markdownOutput({ path }: BuiltPage, text: string, deployment: Deployment): Output {
  const markdown = absoluteLinks(text, deployment);
  return { path: paths.markdown(path), content: markdown.endsWith('\n') ? markdown : `${markdown}\n` };
}

function pageMarkdown(page: BuiltPage, pages: readonly BuiltPage[], source: SiteSource, ofApi: ApiMarkdown): string {
  const { content } = source;
  const { docs, pages: single, posts } = content;
  switch (page.type) {
    case 'Doc': {
      const doc = docs.find(({ route }) => route === page.path);
      const tags = doc?.frontMatter.tags;
      return `${doc?.compiled.markdown ?? ''}${tags ? `\nReleases: ${tagLine(tags)}\n` : ''}`;
    }
    case 'MarkdownPage':
      return single.find(({ route }) => route === page.path)?.compiled.markdown ?? '';
    case 'Post': {
      const post = posts.find(({ route }) => route === page.path);
      return post ? postMarkdown(post, content) : '';
    }
    case 'Api':
    case 'ApiOverview':
    case 'ApiChanges':
    case 'ApiErrors':
    case 'ApiTopic':
    case 'ApiOperation':
    case 'ApiModel':
      return ofApi(page);
    case 'Home':
      return homeMarkdown(content);
    case 'DocsIndex':
      return blocks(
        list(page, []),
        ...docsSections(source).map(({ label, description, links }) =>
          blocks(
            `## ${escapeMarkdown(label)}`,
            escapeMarkdown(description),
            links.map((link) => pageLine({ ...link, title: link.label })),
          ),
        ),
      );
    case 'Search':
      return list(page, pages.filter((other) => other.path !== page.path).map(pageLine));
    case 'TagList':
      return list(page, pages.filter(({ type }) => type === 'Tag').map(pageLine));
    case 'AuthorList':
      return blocks(
        list(page, []),
        ...Object.entries(content.authors).map(([id, { name, url, description }]) =>
          blocks(
            `## ${escapeMarkdown(name)}`,
            description ?? '',
            url ?? '',
            posts.filter(({ frontMatter }) => frontMatter.authors.includes(id)).map(postLine),
          ),
        ),
      );
    case 'Archive': {
      const years = byYear(posts.map((post) => ({ ...post.frontMatter, post })));
      return blocks(
        list(page, []),
        ...years.map(([year, inYear]) =>
          blocks(
            `## ${year}`,
            inYear.map(({ post }) => postLine(post)),
          ),
        ),
      );
    }
    case 'Tag':
      return list(page, [
        ...content.docs
          .filter(hasTag(page.path))
          .map(({ frontMatter, route }) => pageLine({ ...frontMatter, path: route })),
        ...posts.filter(hasTag(page.path)).map(postLine),
      ]);
    case 'ReleaseList': {
      const { pageSize } = site.releases;
      const listed = posts.filter((_, index) => paths.releasesPage(Math.floor(index / pageSize) + 1) === page.path);
      return list(page, listed.map(postLine));
    }
    case 'Design':
    case 'NotFound':
    case 'Moved':
      return '';
  }
}

/** Write the Markdown of an API's page. */
export function apiMarkdown({ apis, histories }: Pick<SiteSource, 'apis' | 'histories'>): ApiMarkdown {
  return ({ type, path }) => {
    const api = apiAt(apis, path);
    if (!api) return '';
    if (type === 'Api') return apiIndexMarkdown(api);
    if (type === 'ApiOverview') return apiOverviewMarkdown(api, histories.get(api.slug));
    if (type === 'ApiChanges') return changesMarkdown(api, histories.get(api.slug) ?? []);
    if (type === 'ApiErrors') return errorsMarkdown(api);
    if (type === 'ApiTopic') {
      const topic = topicAt(api, path);
      return topic ? topicMarkdown(api, topic) : '';
    }
    if (type === 'ApiModel') {
      const shared = modelAt(api, path);
      return shared ? modelMarkdown(api, shared) : '';
    }
    const operation = operationAt(api, path);
    return operation ? operationMarkdown(api, operation, histories.get(api.slug)) : '';
  };
}

function list({ title, description }: Pick<BuiltPage, 'title' | 'description'>, lines: string[]): string {
  return blocks(`# ${escapeMarkdown(title)}`, escapeMarkdown(description), lines);
}

function pageLine({ title, path, description }: Pick<BuiltPage, 'title' | 'path' | 'description'>): string {
  return `- ${pageLink(title, path)}${description && `: ${escapeMarkdown(description)}`}`;
}

function postLine({ frontMatter, route }: Post): string {
  const { title, description, date } = frontMatter;
  return `- ${date}: ${pageLink(title, route)}: ${escapeMarkdown(description)}`;
}

const hasTag =
  (path: string) =>
  ({ frontMatter: { tags = [] } }: { frontMatter: { tags?: string[] } }): boolean =>
    tags.some((tag) => paths.tag(tag) === path);

const tagLine = (tags: readonly string[]) => tags.map((tag) => pageLink(tag, paths.tag(tag))).join(', ');

/** Write a post with its facts between the description and the text. */
function postMarkdown({ frontMatter, compiled }: Post, { authors }: Project): string {
  const names = frontMatter.authors.flatMap((id) => authors[id]?.name ?? []).join(', ');
  const tags = tagLine(frontMatter.tags);
  const [title = '', description = '', ...rest] = compiled.markdown.split('\n\n');
  const facts = [`${frontMatter.date}, by ${escapeMarkdown(names)}`, tags ? `Tags: ${tags}` : ''];
  return [title, description, ...facts.filter((fact) => fact !== ''), ...rest].join('\n\n');
}

/** Write the home page in the order of `components/pages/home.tsx`. */
function homeMarkdown({ home, posts: [latest] }: Project): string {
  if (!home) return blocks(`# ${escapeMarkdown(site.title)}`, escapeMarkdown(site.description));
  const link = ({ label, path }: { label: string; path: string }) => `- ${pageLink(label, path)}`;
  const { audiences = [] } = home;
  return blocks(
    `# ${escapeMarkdown(home.headline)}`,
    escapeMarkdown(home.tagline),
    [home.action, ...(home.secondary ? [home.secondary] : [])].map(link),
    audiences.length > 0 ? '## Where to start' : '',
    ...audiences.map(({ title, text, links }) =>
      blocks(`### ${escapeMarkdown(title)}`, escapeMarkdown(text), links.map(link)),
    ),
    latest ? blocks('## Latest release', postLine(latest)) : '',
    ...home.points.map(({ title, text }) => blocks(`## ${escapeMarkdown(title)}`, escapeMarkdown(text))),
  );
}
