/** Write pages about an API or a part of it as Markdown. Pure. */
import { apiErrors } from '../../openapi/errors/errors';
import { createFieldIds } from '../../openapi/schema/field-id';
import { fieldTree } from '../../openapi/words/field-tree';
import { groupOperations } from '../../openapi/read/groups';
import type { Api, Operation, SecurityScheme, Server, SharedSchema } from '../../openapi/model/model';
import { flowAddresses, flowNames, schemeWords } from '../../openapi/samples/security';
import { operationTitle, viewSchema } from '../../openapi/schema/view';
import { paths } from '../../paths';
import { blocks, codeSpan, escapeMarkdown, nestHeadings, oneLine } from './markdown-text';
import { ruleSentences, treeLines } from './schema-markdown';

/** Write a schema that has its own page. */
export function modelMarkdown(api: Api, shared: SharedSchema): string {
  const view = viewSchema(api, shared.schema);
  return blocks(
    `# ${escapeMarkdown(shared.name)}`,
    `A model of the [${escapeMarkdown(api.title)}](${paths.api(api.slug)}) ${api.version}`,
    nestHeadings(view.description ?? '', 2),
    ruleSentences(api, { ...view, examples: undefined }),
    treeLines(api, fieldTree(api, { ref: shared.id }, null, '', createFieldIds())),
  );
}

/** List every operation of an API by tag, then its webhooks and models. */
export function apiIndexMarkdown(api: Api): string {
  const line = (operation: Operation) =>
    `- [${escapeMarkdown(operationTitle(operation))}](${paths.operation(api.slug, operation.name)}): ${codeSpan(`${operation.method} ${operation.path}`)}${operation.deprecated ? ', deprecated' : ''}`;
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
    `Version ${api.version}. Specification: [YAML](${paths.specification(api.slug, 'yaml')}), [JSON](${paths.specification(api.slug, 'json')}).`,
    ...groupOperations(api)
      .flatMap(({ tags }) => tags)
      .map(({ tag, depth, operations }) => section(tag.displayName, operations.map(line), tag.description, depth)),
    section('Webhooks', api.webhooks.map(line)),
    section(
      'Models',
      Object.values(api.schemas).flatMap(({ name, page }) =>
        page === null ? [] : `- [${escapeMarkdown(name)}](${paths.model(api.slug, page)})`,
      ),
    ),
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
    `- ${codeSpan(id)}: ${schemeWords(scheme)}.${deprecated ? ' Deprecated.' : ''} ${oneLine(description)}`.trimEnd();
  if (scheme.type === 'openIdConnect') return [head, `  - Discovery document: ${scheme.openIdConnectUrl}`];
  if (scheme.type !== 'oauth2') return [head];
  return [
    head,
    ...(scheme.metadataUrl ? [`  - Metadata: ${scheme.metadataUrl}`] : []),
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
    `Version ${api.version}. [All operations](${paths.api(api.slug)})${apiErrors(api).length > 0 ? `, [errors](${paths.errors(api.slug)})` : ''}.`,
    nestHeadings(api.description || api.summary, 2),
    blocks('## Servers', api.servers.flatMap(serverLines)),
    api.securitySchemes.length === 0 ? '' : blocks('## Authentication', api.securitySchemes.flatMap(schemeLines)),
    [
      ...(api.self ? [`- Address of the specification: ${api.self}`] : []),
      ...(api.termsOfService ? [`- Terms of service: ${api.termsOfService}`] : []),
      ...(api.license
        ? [`- Licence: ${escapeMarkdown(api.license.name)}${api.license.url ? `, ${api.license.url}` : ''}`]
        : []),
      ...(contact ? [`- Contact: ${[contact.name, contact.email, contact.url].filter(Boolean).join(', ')}`] : []),
      ...(api.externalDocs
        ? [`- ${api.externalDocs.description || 'More about this API'}: ${api.externalDocs.url}`]
        : []),
    ],
  );
}
