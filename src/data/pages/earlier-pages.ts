/** Pages of earlier versions of APIs, at addresses of their own. Pure. */
import { versionId, versionTitle, type VersionSource } from '../../openapi/changes/history';
import { apiDownloads, currentSlug, lineages } from '../../openapi/versions/earlier';
import type { Api } from '../../openapi/model/model';
import { paths } from '../../paths';
import type { EarlierPage } from '../../reference/earlier-notice';
import type { Apis } from '../source/apis';
import { apiPages, type ApiPage } from './api-pages';
import type { PageType } from './schema';
import { dateInWords } from './site-page';

/** The most versions, older and newer, that a page leads to: no page grows with the number of versions. */
const reach = 5;

/** List the pages of every API by its slug, and of every earlier version by its own. */
export function pagesOfApis({ apis, histories, earlier }: Omit<Apis, 'diagnostics'>): Map<string, ApiPage[]> {
  const pages = new Map([...apis].map(([slug, api]) => [slug, apiPages(api, histories.get(slug))]));
  for (const [slug, current] of apis) {
    const kept = [...earlier.values()].filter(({ api }) => currentSlug(api) === slug);
    if (kept.length === 0) continue;
    const versions = withSubjects([{ api: current, date: null }, ...kept], pages.get(slug) ?? []);
    for (const [slugOfVersion, list] of earlierPages(versions)) pages.set(slugOfVersion, list);
  }
  return pages;
}

/** A version with its pages by what they are about, which is called the same in all versions. */
interface Version extends VersionSource {
  subjects: ReadonlyMap<string, ApiPage>;
}

/**
 * @param versions of one API, newest first
 * @param current pages of the first
 */
function withSubjects(versions: readonly VersionSource[], current: readonly ApiPage[]): Version[] {
  const numbers = lineages(versions.map(({ api }) => api));
  return versions.map((version, index) => {
    const subject = ({ type, path }: ApiPage) => {
      const name = path.slice(paths.api(version.api.slug).length, -1);
      if (type === 'ApiOperation') return `operation ${numbers[index]?.get(name) ?? name}`;
      return type === 'ApiOverview' ? type : name;
    };
    const pages = index === 0 ? current : apiPages(version.api);
    return { ...version, subjects: new Map(pages.map((page) => [subject(page), page])) };
  });
}

/** Finish the pages of all versions but the first, by their slugs. */
function earlierPages(versions: readonly Version[]): Map<string, ApiPage[]> {
  const newest = new Map<string, number>();
  for (const [index, { subjects }] of versions.entries())
    for (const subject of subjects.keys()) if (!newest.has(subject)) newest.set(subject, index);
  return new Map(
    versions.slice(1).map((version, before) => {
      const near = versions.filter(
        (other, at) => at === 0 || (other !== version && Math.abs(at - before - 1) <= reach),
      );
      const pages = [...version.subjects].map(([subject, page]) => {
        const gone = versions[(newest.get(subject) ?? 0) - 1]?.api;
        return earlierPage(page, { version, near, subject, gone, current: versions[0] ?? version });
      });
      return [version.api.slug, pages];
    }),
  );
}

interface Place {
  version: Version;
  current: Version;
  near: readonly Version[];
  subject: string;
  /** The first version without it; undefined where the current version has it. */
  gone: Api | undefined;
}

function earlierPage(page: ApiPage, { version: { api, date }, current, near, subject, gone }: Place): ApiPage {
  const { slug, title, version } = current.api;
  const changes = paths.changes(slug);
  const same = current.subjects.get(subject);
  const link = (other: Version) => {
    const own = other.subjects.get(subject);
    const name = other === current ? `${version}, the current version` : other.api.version;
    return own
      ? { label: name, path: own.path }
      : { label: `${name}: all operations`, path: paths.api(other.api.slug) };
  };
  const earlier: EarlierPage = {
    version: api.version,
    date: date === null ? null : dateInWords(date),
    subject: page.isWebhook === true ? 'webhook' : (words[page.type] ?? 'page'),
    current: same ? { label: version, path: same.path } : null,
    gone: gone ? { label: gone.version, path: `${changes}#${versionId(gone.version)}` } : null,
    others: near.map(link),
    changes,
  };
  const crumbs = [
    ...page.trail.slice(0, 1),
    { label: title, path: paths.api(slug) },
    ...(page.type === 'Api' ? [] : [{ label: versionTitle(api.version), path: paths.api(api.slug) }]),
  ];
  return { ...page, trail: crumbs, downloads: apiDownloads(api), editUrl: null, earlier };
}

const words: Partial<Record<PageType, string>> = {
  ApiOperation: 'operation',
  ApiModel: 'model',
  ApiTopic: 'topic',
};
