/** The sections of an API's pages in search. Pure. */
import { statusHeading } from '../../reference/text/status';
import { changeSentence } from '../../openapi/changes/sentences';
import { versionId, versionTitle, type ApiVersion } from '../../openapi/changes/history';
import { apiErrors, errorId } from '../../openapi/errors/errors';
import { markdownToText } from '../../openapi/model/markdown';
import type { Api } from '../../openapi/model/model';
import { parseHtml } from '../../text/html-tree';
import { wordsToText } from '../../openapi/words/words';
import { toSections, type Section } from '../../content/render/sections';
import type { PageBody } from '../../reference/render';
import type { IndexedPage, IndexedSection } from '../../search/search-index';

/** The most characters indexed of a section. */
export const sectionLimit = 2000;

/** List the sections of an API's errors, one for each status, of its descriptions. */
export function errorSections(api: Api): IndexedSection[] {
  return apiErrors(api).map(({ status, responses }) => {
    const described = responses.flatMap(({ given }) => given.map(({ response }) => response.description));
    return {
      id: errorId(status),
      heading: statusHeading(status).text,
      text: [...new Set(described)].map(markdownToText).join(' ').slice(0, sectionLimit),
    };
  });
}

/** Words that readers search for, and that the headings and texts of an overview do not have. */
const keywords: Partial<Record<string, string[]>> = {
  Servers: ['base URL', 'host'],
  Downloads: ['specification', 'schema'],
};

/** Divide the body of an overview or a topic by its headings; schemes are one section. */
export function bodySections({ contact }: Api, { html }: PageBody): Pick<IndexedPage, 'text' | 'sections'> {
  const sections: Section[] = [];
  for (const { id, heading, text } of toSections(parseHtml(html))) {
    const last = sections.at(-1);
    if (last && id.startsWith('scheme-')) last.text = `${last.text} ${heading}: ${text}`.trim();
    // Without a contact, a search for one must not find this section.
    else sections.push({ id, heading: contact ? heading : heading.replace(' and contact', ''), text });
  }
  const all = sections.map((one) => ({
    ...one,
    text: one.text.slice(0, sectionLimit),
    ...(keywords[one.heading] && { keywords: keywords[one.heading] }),
  }));
  const titled = all.filter(({ id }) => id !== '');
  return { ...(titled.length < all.length && { text: all[0]?.text }), ...(titled.length > 0 && { sections: titled }) };
}

/** Make the section of a version, of its changes' sentences. */
export function changeSection({ version, changes }: ApiVersion): IndexedSection {
  const sentences = changes.map((change) => `${wordsToText(changeSentence(change))}.`);
  return { id: versionId(version), heading: versionTitle(version), text: sentences.join(' ').slice(0, sectionLimit) };
}
