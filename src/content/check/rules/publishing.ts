/** What must not be published: secrets, and addresses that readers cannot follow. */
import { toString } from 'mdast-util-to-string';
import { every, required, warning } from '../rule';
import { site } from '../../../site';
import { start } from '../../text/syntax';

/** Matches secrets by their forms, each with a name. Placeholders are shorter, or have other signs. */
const secrets: readonly [name: string, pattern: RegExp][] = [
  ['the address of a Discord webhook', /https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/\d{15,}\/[\w-]{50,}/],
  ['the address of a Slack webhook', /https:\/\/hooks\.slack\.com\/services\/T\w+\/B\w+\/\w{20,}/],
  ['a token of a Discord bot', /\b[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,}/],
  ['a token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a token of GitHub', /\b(?:gh[oprsu]_\w{36,}|github_pat_\w{40,})/],
  ['a key', /\b(?:xox[abprs]-[\w-]{20,}|AKIA[A-Z\d]{16}|AIza[\w-]{35}|sk_live_\w{20,}|sk-[\w-]{40,})/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
];

export const secretLines = every('line', [
  required('secret', (line) => {
    const [name, pattern] = secrets.find(([, one]) => one.test(line.value)) ?? [];
    return (
      pattern && {
        place: { line: start(line).line, column: line.value.search(pattern) + 1 },
        message: `This is ${name}: everybody who reads it could use it.`,
        fix: 'Revoke it where it was made, since copies of this text stay. Write a placeholder, such as `TOKEN`.',
      }
    );
  }),
]);

/** Addresses that only some people reach, or only for some time, and what is wrong with each. */
const closed: readonly [pattern: RegExp, message: string][] = [
  [
    /^https?:\/\/localhost\b|^https?:\/\/(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+(?:[:/]|$)|^https?:\/\/[\w.-]+\.(?:local|internal|lan)(?:[:/]|$)/i,
    'Readers cannot reach this address: it belongs to a private network.',
  ],
  [
    /^https?:\/\/(?:[\w-]+\.)*(?:staging|stage|preview|test|dev)[.-][\w.-]+\.\w+|^https?:\/\/[\w-]+--[\w-]+\.netlify\.app|^https?:\/\/[\w-]+-git-[\w-]+\.vercel\.app/i,
    'This address is of a site for trying things out, not of the published one.',
  ],
  [
    /^https?:\/\/(?:cdn|media)\.discordapp\.(?:com|net)\/(?:ephemeral-)?attachments\/|[?&](?:X-Amz-Expires|Expires|se)=|^https?:\/\/private-user-images\./i,
    'This address works only for some time.',
  ],
];

const ownSource = new RegExp(
  `^${site.repository.url}/(?:blob|raw|edit|tree)/[^/]+/content/(docs|releases|pages)/(.+?)(\\.mdx?)?(#.*)?$`,
);

export const addresses = every('link', [
  warning('link-closed', (link) => {
    // An address that is shown as it is typed may belong to an explanation.
    const isTyped = toString(link) === link.url;
    const message = isTyped ? undefined : closed.find(([pattern]) => pattern.test(link.url))?.[1];
    const [, page] = /^https?:\/\/localhost(?::\d+)?(\/.*)/.exec(link.url) ?? [];
    const fix = page ? `Write \`${page}\` for a page of this site.` : 'Write the public address.';
    return message && { message, fix: `${fix} A file to download lies in \`static/\`.` };
  }),
  warning('link-source', ({ url }) => {
    const [, kind, path = ''] = ownSource.exec(url) ?? [];
    const address = kind === 'pages' ? `/${path}/` : `/${kind}/${path}/`;
    if (!kind) return;
    return {
      message: 'This address shows the source of a page of this site.',
      fix: `Link to the page: \`${address}\`, or to its file.`,
    };
  }),
]);
