/** Feeds of the changes of APIs. Pure. */
import { apiInText } from '../../openapi/schema/view';
import { generateAtomFeed } from 'feedsmith';
import {
  changesByKind,
  versionId,
  versionTitle,
  type ApiHistory,
  type ApiVersion,
} from '../../openapi/changes/history';
import { changeSentence } from '../../openapi/changes/sentences';
import { count } from '../../text/count';
import type { Api } from '../../openapi/model/model';
import { upperFirst, type Words } from '../../openapi/words/words';
import { paths } from '../../paths';
import { site } from '../../site';
import type { Deployment } from '../../data/source/deployment';
import type { SiteSource } from '../../data/pages/sources';
import { absoluteUrl, type Output } from '../../data/pages/output';
import { escapeXml } from '../../openapi/examples/xml';

/** Write an Atom feed (RFC 4287) for each API with earlier versions. Each dated version is an entry, newest first. */
export function changeFeeds({ apis, histories }: SiteSource, deployment: Deployment): Output[] {
  return [...histories].flatMap(([slug, history]) => {
    const api = apis.get(slug);
    return api ? [{ path: paths.changesFeed(slug), content: changeFeed(api, history, deployment) }] : [];
  });
}

function changeFeed(api: Api, history: ApiHistory, deployment: Deployment): string {
  const url = absoluteUrl(deployment, paths.changes(api.slug));
  const dated = history.flatMap((version) =>
    version.date === null ? [] : [{ ...version, date: new Date(version.date) }],
  );
  return generateAtomFeed({
    id: url,
    title: { value: `Changes to ${apiInText(api.title)}` },
    subtitle: { value: `What each version breaks, adds and changes.` },
    updated: new Date(Math.max(0, ...dated.map(({ date }) => date.getTime()))),
    links: [
      { rel: 'self', type: 'application/atom+xml', href: absoluteUrl(deployment, paths.changesFeed(api.slug)) },
      { rel: 'alternate', type: 'text/html', href: url },
    ],
    icon: absoluteUrl(deployment, '/icons/icon-192.png'),
    rights: { value: site.copyright },
    entries: dated.map(({ version, date, changes }) => {
      const isFirst = version === history.at(-1)?.version;
      const address = `${url}#${versionId(version)}`;
      const breaking = changes.filter(({ kind }) => kind === 'breaking').length;
      return {
        id: address,
        title: { value: `${api.title}: ${versionTitle(version)}` },
        links: [{ rel: 'alternate', type: 'text/html', href: address }],
        published: date,
        updated: date,
        authors: [{ name: site.organization }],
        summary: {
          value: isFirst
            ? 'No earlier version is kept.'
            : `${count(changes.length, 'change')}, ${breaking} of them breaking.`,
        },
        content: { value: isFirst ? '<p>No earlier version is kept.</p>' : changesHtml(changes), type: 'html' },
      };
    }),
  });
}

function changesHtml(changes: ApiVersion['changes']): string {
  const lists = changesByKind(changes)
    .filter(({ kind }) => kind !== 'wording')
    .map(({ title, changes: ofKind }) => {
      const items = ofKind.map(
        (change) => `<li>${wordsHtml(upperFirst(changeSentence(change)))}. ${escapeXml(change.advice ?? '')}</li>`,
      );
      return `<h2>${title}</h2><ul>${items.join('')}</ul>`;
    });
  return lists.join('') || '<p>Only the wording changed.</p>';
}

const wordsHtml = (words: Words) =>
  words
    .map((word) => {
      if (typeof word === 'string') return escapeXml(word);
      return `<code>${escapeXml('code' in word ? word.code : word.schema)}</code>`;
    })
    .join('');
