/** The languages that a code block may name. All but the last three are highlighted; `mermaid` is drawn. */
export const languages: readonly string[] = [
  ...[
    'bash',
    'sh',
    'shell',
    'console',
    'curl',
    'http',
    'diff',
    'ini',
    'toml',
    'json',
    'yaml',
    'yml',
    'xml',
    'html',
    'svg',
  ],
  ...['css', 'javascript', 'js', 'jsx', 'typescript', 'ts', 'tsx', 'markdown', 'md', 'mdx', 'graphql', 'sql'],
  ...['c', 'cpp', 'csharp', 'cs', 'go', 'java', 'kotlin', 'php', 'python', 'py', 'ruby', 'rb', 'rust', 'swift'],
  ...['text', 'txt', 'mermaid'],
];
