/** The sections that search knows of an API's own pages. Pure. */
import { changeSentence } from '../../openapi/changes/sentences';
import { versionId, versionTitle, type ApiVersion } from '../../openapi/changes/history';
import { apiErrors, errorId } from '../../openapi/errors/errors';
import { markdownSections, markdownToText } from '../../openapi/model/markdown';
import type { Api } from '../../openapi/model/model';
import { statusText } from '../../openapi/model/status-text';
import { schemeWords } from '../../openapi/samples/security';
import { wordsToText } from '../../openapi/words/words';
import { downloads } from '../../paths';
import type { IndexedPage, IndexedSection } from '../../search/search-index';
import { createSlugger } from '../../text/frame-ids';

/** The most characters indexed of a section: its beginning says what it is about. */
export const sectionLimit = 2000;

/** List the sections of an API's errors, one for each status, of its descriptions. */
export function errorSections(api: Api): IndexedSection[] {
  return apiErrors(api).map(({ status, responses }) => {
    const described = responses.flatMap(({ given }) => given.map(({ response }) => response.description));
    return {
      id: errorId(status),
      heading: `${status} ${statusText(status)}`.trim(),
      text: [...new Set(described)].map(markdownToText).join(' ').slice(0, sectionLimit),
    };
  });
}

/** Index a topic's text by its sections, where it has any. */
export function topicText(markdown: string): Pick<IndexedPage, 'text' | 'sections'> {
  const slugger = createSlugger();
  const sections = markdownSections(markdown, (heading) => slugger.slug(heading));
  if (sections.length === 0) return { text: markdownToText(markdown).slice(0, sectionLimit) };
  return { sections: sections.map((section) => ({ ...section, text: section.text.slice(0, sectionLimit) })) };
}

/** Make the section of a version, of its changes' sentences. */
export function changeSection({ version, changes }: ApiVersion): IndexedSection {
  const sentences = changes.map((change) => `${wordsToText(changeSentence(change))}.`);
  return { id: versionId(version), heading: versionTitle(version), text: sentences.join(' ').slice(0, sectionLimit) };
}

/** List the sections of an API's overview: those of its description, and ours, with the ids that `ApiOverview` gives them. */
export function overviewSections(api: Api): IndexedSection[] {
  const slugger = createSlugger();
  const section = (heading: string, texts: string[], keywords?: string[]): IndexedSection => ({
    id: slugger.slug(heading),
    heading,
    text: markdownToText(texts.join(' ')),
    ...(keywords && { keywords }),
  });
  const { contact, description, license, securitySchemes, self, servers, termsOfService } = api;
  const sections = [
    ...markdownSections(description, (heading) => slugger.slug(heading)),
    section(
      'Servers',
      servers.map((server) => `${server.url} ${server.description}`),
      ['base URL', 'host'],
    ),
    ...(securitySchemes.length > 0
      ? [
          section(
            'Authentication',
            securitySchemes.map((scheme) => `${scheme.id}: ${schemeWords(scheme)}. ${scheme.description}`),
          ),
        ]
      : []),
    ...((self ?? termsOfService ?? contact ?? license)
      ? [
          {
            ...section('Terms and contact', [
              self ? 'Address of the specification.' : '',
              termsOfService ? 'Terms of service.' : '',
              license ? `Licence: ${license.name}.` : '',
              contact?.name ?? '',
              contact?.email ?? '',
            ]),
            // Who looks for a contact is not led to a chapter without one.
            ...(!contact && { heading: 'Terms' }),
          },
        ]
      : []),
    section(
      'Downloads',
      [
        downloads(api.slug)
          .map(({ label }) => label)
          .join(', '),
      ],
      ['specification', 'schema'],
    ),
  ];
  return sections.map((one) => ({ ...one, text: one.text.slice(0, sectionLimit) }));
}
