/** Write pages about an API or a part of it as Markdown. Pure. */
import { isEarlier } from '../../openapi/versions/earlier';
import { apiErrors } from '../../openapi/errors/errors';
import { createFieldIds } from '../../openapi/schema/field-id';
import { modelExamples } from '../../openapi/examples/examples';
import { fieldTree } from '../../openapi/words/field-tree';
import { typeWords } from '../../openapi/words/words';
import { groupOperations } from '../../openapi/read/groups';
import { markdownInShort } from '../../openapi/model/markdown';
import type { Api, Operation, SecurityScheme, Server, SharedSchema, Tag } from '../../openapi/model/model';
import { flowAddresses, flowNames, schemeWords } from '../../openapi/samples/security';
import { viewSchema } from '../../openapi/schema/view';
import { paths } from '../../paths';
import { apiLink, operationLink, requestCode } from './api-links';
import {
  blocks,
  codeSpan,
  escapeMarkdown,
  fenced,
  harmless,
  nestHeadings,
  oneLine,
  pageLink,
  webLink,
} from './markdown-text';
import { ruleSentences, treeLines, wordsMarkdown } from './schema-markdown';

/** Write a schema that has its own page. */
export function modelMarkdown(api: Api, shared: SharedSchema): string {
  const schema = { ref: shared.id };
  const view = viewSchema(api, schema);
  const examples = modelExamples(api, schema);
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
export function topicMarkdown(api: Api, { displayName, description, externalDocs }: Tag): string {
  return blocks(
    `# ${escapeMarkdown(displayName)}`,
    `A topic of the ${apiLink(api)}`,
    nestHeadings(description, 2),
    externalDocs ? webLink(externalDocs.url, externalDocs.description || `More about ${displayName}`) : '',
  );
}

/** List every operation of an API by tag, then its webhooks and models. */
export function apiIndexMarkdown(api: Api): string {
  const line = (operation: Operation) =>
    `- ${operationLink(api, operation)}: ${requestCode(operation)}${operation.deprecated ? ', deprecated' : ''}`;
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
    `Version ${escapeMarkdown(api.version)}. Specification: ${specificationLinks(api)}.`,
    ...groupOperations(api)
      .flatMap(({ tags }) => tags)
      .map(({ tag, depth, operations, page }) => {
        const introduction = page === null ? '' : ` [Introduction](${paths.topic(api.slug, page)})`;
        const text = page === null ? tag.description : escapeMarkdown(markdownInShort(tag.description)) + introduction;
        return section(tag.displayName, operations.map(line), text.trim(), depth);
      }),
    section('Webhooks', api.webhooks.map(line)),
    section(
      'Models',
      Object.values(api.schemas).flatMap(({ name, page }) =>
        page === null ? [] : `- ${pageLink(name, paths.model(api.slug, page))}`,
      ),
    ),
  );
}

function specificationLinks({ slug, source: { file, format } }: Api): string {
  const files = isEarlier({ slug })
    ? [[format.toUpperCase(), `/${file}`] as const]
    : [['YAML', paths.specification(slug, 'yaml')] as const, ['JSON', paths.specification(slug, 'json')] as const];
  return files.map(([label, path]) => pageLink(label, path)).join(', ');
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

/** Write an API's overview: version, servers, authentication, terms. */
export function apiOverviewMarkdown(api: Api): string {
  const contact = api.contact;
  return blocks(
    `# ${escapeMarkdown(api.title)}`,
    `Version ${escapeMarkdown(api.version)}. [All operations](${paths.api(api.slug)})${apiErrors(api).length > 0 ? `, [errors](${paths.errors(api.slug)})` : ''}.`,
    escapeMarkdown(api.summary),
    nestHeadings(api.description, 2),
    blocks('## Servers', api.servers.flatMap(serverLines)),
    api.securitySchemes.length === 0 ? '' : blocks('## Authentication', api.securitySchemes.flatMap(schemeLines)),
    [
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
      ...(api.externalDocs
        ? [`- ${webLink(api.externalDocs.url, api.externalDocs.description || 'More documentation')}`]
        : []),
    ],
  );
}
