/** Pages of earlier versions of APIs. Pure. */
import { versionId, versionTitle, type VersionSource } from '../../openapi/changes/history';
import { apiDownloads, currentSlug, lineages } from '../../openapi/versions/earlier';
import { paths } from '../../paths';
import type { EarlierPage } from '../../reference/earlier-notice';
import type { Apis } from '../source/apis';
import { apiPages, type ApiPage } from './api-pages';
import type { PageType } from '../../page-kinds';
import { dateInWords } from './site-page';

/** List the pages of every earlier version, by its slug. @param pages of the current versions, by slug */
export function earlierPages(
  { apis, earlier }: Pick<Apis, 'apis' | 'earlier'>,
  pages: ReadonlyMap<string, readonly ApiPage[]>,
): [string, ApiPage[]][] {
  return [...apis].flatMap(([slug, current]) => {
    const kept = [...earlier.values()].filter(({ api }) => currentSlug(api) === slug);
    const versions = withSubjects([{ api: current, date: null }, ...kept], pages.get(slug) ?? []);
    return versions.slice(1).map((version): [string, ApiPage[]] => {
      const finished = [...version.subjects].map(([subject, page]) => earlierPage(page, subject, version, versions));
      return [version.api.slug, finished];
    });
  });
}

/** A version with its pages by subject: a subject has the same name in all versions. */
interface Version extends VersionSource {
  subjects: ReadonlyMap<string, ApiPage>;
}

/** @param versions of one API, newest first @param current pages of the newest version */
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

/** Finish a page of one of these versions; the first version is the current one. */
function earlierPage(page: ApiPage, subject: string, earlier: Version, versions: readonly Version[]): ApiPage {
  const { api, date } = earlier;
  const [current = earlier] = versions;
  const gone = versions[versions.findIndex(({ subjects }) => subjects.has(subject)) - 1]?.api;
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
  const place: EarlierPage = {
    version: api.version,
    date: date === null ? null : dateInWords(date),
    subject: page.isWebhook === true ? 'webhook' : (words[page.type] ?? 'page'),
    current: same ? { label: version, path: same.path } : null,
    gone: gone ? { label: gone.version, path: `${changes}#${versionId(gone.version)}` } : null,
    others: versions.filter((other) => other !== earlier).map(link),
    changes,
  };
  const crumbs = [
    ...page.trail.slice(0, 1),
    { label: title, path: paths.api(slug) },
    ...(page.type === 'Api' ? [] : [{ label: versionTitle(api.version), path: paths.api(api.slug) }]),
  ];
  return { ...page, trail: crumbs, downloads: apiDownloads(api), editUrl: null, earlier: place };
}

const words: Partial<Record<PageType, string>> = {
  ApiOperation: 'operation',
  ApiModel: 'model',
  ApiTopic: 'topic',
};
