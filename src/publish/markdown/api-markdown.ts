/** Write pages about an API or a part of it as Markdown. Pure. */
import { isEarlier } from '../../openapi/versions/earlier';
import { apiDownloads } from '../../openapi/versions/earlier';
import { apiErrors } from '../../openapi/errors/errors';
import { createFieldIds } from '../../openapi/schema/field-id';
import { modelExamples } from '../../openapi/examples/examples';
import { fieldTree } from '../../openapi/words/field-tree';
import { tokenMarks } from '../../openapi/words/token-marks';
import { typeWords } from '../../openapi/words/words';
import { groupOperations } from '../../openapi/read/groups';
import { escapeMarkdown, markdownInShort } from '../../openapi/model/markdown';
import type { Api, Operation, SecurityScheme, Server, SharedSchema, Tag } from '../../openapi/model/model';
import { flowAddresses, flowNames, schemeWords } from '../../openapi/samples/security';
import { viewSchema } from '../../openapi/schema/view';
import { authentication, modelFacts, modelsOf, operationSentence } from '../../data/pages/api-facts';
import { paths } from '../../paths';
import { apiLink, operationLink, requestCode } from './api-links';
import { blocks, codeSpan, fenced, harmless, nestHeadings, oneLine, pageLink, webLink } from './markdown-text';
import { ruleSentences, treeLines, wordsMarkdown } from './schema-markdown';

/** Write a schema that has its own page. */
export function modelMarkdown(api: Api, shared: SharedSchema): string {
  const schema = { ref: shared.id };
  const view = viewSchema(api, schema);
  const examples = modelExamples(api, schema).map(({ text }) => text ?? '');
  return blocks(
    `# ${escapeMarkdown(shared.name)}`,
    `A model of the ${apiLink(api)}`,
    view.deprecated ? '**Deprecated.**' : '',
    nestHeadings(view.description ?? '', 2),
    `Type: ${wordsMarkdown(api, typeWords(api, { ...view, ref: undefined }))}`,
    ruleSentences(api, { ...view, examples: undefined }),
    treeLines(api, fieldTree(api, schema, null, '', createFieldIds())),
    examples.length === 0 ? '' : blocks('## Example', ...examples.map((text) => fenced(text, 'json'))),
  );
}

/** Write the introduction of a topic without operations. */
export function topicMarkdown(api: Api, tag: Tag): string {
  return blocks(
    `# ${escapeMarkdown(tag.displayName)}`,
    `A topic of the ${apiLink(api)}`,
    nestHeadings(tag.description, 2),
    moreLink(tag),
  );
}

const moreLink = ({ displayName, externalDocs }: Tag): string =>
  externalDocs ? webLink(externalDocs.url, externalDocs.description || `More about ${displayName}`) : '';

/** List every operation of an API by tag, then its webhooks and models, and the files to take away. */
export function apiIndexMarkdown(api: Api): string {
  const line = (operation: Operation) => {
    const marks = [operation.deprecated ? 'deprecated' : null, tokenMarks[authentication(operation.security)]];
    const shown = marks.filter((mark) => mark !== null).join(', ');
    return `- ${operationLink(api, operation)}: ${requestCode(operation)}${shown && ` (${shown})`}. ${escapeMarkdown(operationSentence(api, operation))}`;
  };
  const section = (title: string, lines: string[], description = '', depth = 0) =>
    lines.length === 0 && description === ''
      ? ''
      : blocks(
          `${'#'.repeat(2 + Math.min(depth, 3))} ${escapeMarkdown(title)}`,
          nestHeadings(description, 3 + Math.min(depth, 3)),
          lines,
        );
  return blocks(
    `# ${escapeMarkdown(api.title)} operations`,
    `Version ${escapeMarkdown(api.version)}. What the operations have in common is on the [overview](${paths.apiOverview(api.slug, api.title)}).`,
    ...groupOperations(api).flatMap(({ title, tags }) => [
      title === null ? '' : `**${escapeMarkdown(title)}**`,
      ...tags.map(({ tag, depth, operations, page }) => {
        const introduction = page === null ? '' : ` [Introduction](${paths.topic(api.slug, page)})`;
        const text = page === null ? tag.description : escapeMarkdown(markdownInShort(tag.description)) + introduction;
        return section(tag.displayName, operations.map(line), blocks(text, moreLink(tag)), depth);
      }),
    ]),
    section('Webhooks', api.webhooks.map(line), api.webhooks.length > 0 ? 'Requests that the API sends to you.' : ''),
    section(
      'Models',
      modelsOf(api).map(({ shared, path }) => {
        const { summary, deprecated } = modelFacts(api, shared);
        return `- ${pageLink(shared.name, path)}${deprecated ? ' (deprecated)' : ''}${summary && `: ${escapeMarkdown(summary)}`}`;
      }),
    ),
    downloadsMarkdown(api),
  );
}

function downloadsMarkdown(api: Api): string {
  return blocks(
    '## Downloads',
    apiDownloads(api).map(({ label, path }) => `- ${pageLink(label, path)}`),
  );
}

/** Write a server and the variables in its address. */
export function serverLines({ name: host, url, description, variables }: Server): string[] {
  return [
    `- ${host ? `${escapeMarkdown(host)}: ` : ''}${codeSpan(url)}${description ? ` (${oneLine(description)})` : ''}`,
    ...variables.map(({ name, default: fallback, enum: values, description: text }) => {
      const any = values.length > 0 ? `; any of ${values.map(codeSpan).join(', ')}` : '';
      const rest = text ? `. ${oneLine(text)}` : '';
      return `  - ${codeSpan(name)}: ${fallback ? `default ${codeSpan(fallback)}` : 'empty by default'}${any}${rest}`;
    }),
  ];
}

function schemeLines(scheme: SecurityScheme): string[] {
  const { id, description, deprecated } = scheme;
  const head =
    `- ${codeSpan(id)}: ${harmless(schemeWords(scheme))}.${deprecated ? ' Deprecated.' : ''} ${oneLine(description)}`.trimEnd();
  if (scheme.type === 'openIdConnect') return [head, `  - ${webLink(scheme.openIdConnectUrl, 'Discovery document')}`];
  if (scheme.type !== 'oauth2') return [head];
  return [
    head,
    ...(scheme.metadataUrl ? [`  - ${webLink(scheme.metadataUrl, 'Metadata of the authorization server')}`] : []),
    ...scheme.flows.flatMap((flow) => [
      `  - ${flowNames[flow.flow]}`,
      ...flowAddresses(flow).map(([name, url]) => `    - ${name}: ${codeSpan(url)}`),
      ...flow.scopes.map(
        ({ name, description: text }) => `    - Scope ${codeSpan(name)}${text ? `: ${oneLine(text)}` : ''}`,
      ),
    ]),
  ];
}

/** Write an API's overview: version, servers, authentication, terms, downloads. */
export function apiOverviewMarkdown(api: Api): string {
  const contact = api.contact;
  const terms = [
    ...(api.self ? [`- Address of the specification: ${codeSpan(api.self)}`] : []),
    ...(api.termsOfService ? [`- ${webLink(api.termsOfService, 'Terms of service')}`] : []),
    ...(api.license
      ? [
          `- Licence: ${api.license.url ? webLink(api.license.url, api.license.name) : escapeMarkdown(api.license.name)}${api.license.identifier ? ` (${escapeMarkdown(api.license.identifier)})` : ''}`,
        ]
      : []),
    ...(contact
      ? [
          `- Contact: ${[contact.name, contact.email, contact.url].flatMap((part) => (part ? escapeMarkdown(part) : [])).join(', ')}`,
        ]
      : []),
  ];
  return blocks(
    `# ${escapeMarkdown(api.title)}`,
    `Version ${escapeMarkdown(api.version)} (${escapeMarkdown(api.label)}). [All operations](${paths.api(api.slug)})${apiErrors(api).length > 0 ? `, [errors](${paths.errors(api.slug)})` : ''}${isEarlier(api) ? '' : `, [changes](${paths.changes(api.slug)})`}.`,
    escapeMarkdown(api.summary),
    nestHeadings(api.description, 2),
    api.externalDocs ? webLink(api.externalDocs.url, api.externalDocs.description || 'More documentation') : '',
    blocks('## Servers', api.servers.flatMap(serverLines)),
    blocks(
      '## Authentication',
      api.securitySchemes.length === 0 ? 'No token is needed anywhere.' : api.securitySchemes.flatMap(schemeLines),
    ),
    terms.length > 0 ? blocks('## Terms and contact', terms) : '',
    downloadsMarkdown(api),
  );
}
