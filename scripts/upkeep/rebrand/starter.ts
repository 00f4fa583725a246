/** The first content of a new community: one document, one release note, a home page. Pure. */
import { stringify } from 'yaml';
import type { Community } from './community';

/** Return the files of `content/`, by path from the project's root. */
export function starterFiles({ name, homepage }: Community, today: string): [file: string, text: string][] {
  const frontMatter = (fields: object) => `---\n${stringify(fields, { lineWidth: 0 })}---\n\n`;
  return [
    [
      'content/docs/welcome.mdx',
      `${frontMatter({
        title: 'Welcome',
        description: `Where the documentation of ${name} begins.`,
        sidebar_position: 1,
      })}This is the first page. It is \`content/docs/welcome.mdx\`: write what readers need first.\n\n## What comes next\n\n\`npm run new -- doc first-steps\` adds another page.\n`,
    ],
    [
      'content/releases/documentation/1.0.mdx',
      `${frontMatter({
        title: 'Documentation v1.0',
        description: `${name} has a documentation website.`,
        date: today,
        authors: ['team'],
        tags: ['Documentation'],
      })}It begins at [Welcome](/docs/welcome/).\n`,
    ],
    ['content/authors.yaml', stringify({ team: { name: `${name} Team`, url: `${homepage}/` } })],
    [
      'content/home.yaml',
      stringify(
        {
          headline: `${name} Documentation`,
          tagline: 'Guides and release notes.',
          action: { label: 'Read the docs', path: '/docs/welcome/' },
          points: [{ title: 'All in one place', text: 'One site, with one search over all of it.', icon: 'compass' }],
        },
        { lineWidth: 0 },
      ),
    ],
  ];
}
