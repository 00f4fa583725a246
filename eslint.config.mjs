import eslint from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Folders of `src`, each built on those before it: a folder imports only from earlier ones, so that no folders form a
 * circle. `.` is the files directly in `src`.
 */
const rooms = [
  'text',
  '.',
  'report',
  ...[
    'model',
    'schema',
    'words',
    'examples',
    'source',
    'read',
    'changes/compare',
    'changes',
    'versions',
    'samples/languages',
    'samples',
    'errors',
  ].map((room) => `openapi/${room}`),
  'search',
  'styles',
  ...['browser', 'frame', 'reference', 'search', 'text'].map((room) => `client/${room}`),
  'client',
  ...['base', 'head', 'frame', 'releases', 'pages'].map((room) => `components/${room}`),
  ...['text', 'read', 'check', 'components', 'render'].map((room) => `content/${room}`),
  'content',
  ...['page', 'text', 'schema', 'changes', 'operation'].map((room) => `reference/${room}`),
  'reference',
  ...['data/source', 'data/pages', 'data'],
  ...['markdown', 'types', 'feeds', 'search', 'specifications'].map((room) => `publish/${room}`),
  'publish',
  'templates',
];
const files = (room) => `./src/${room}/*.*`;
const order = rooms.slice(0, -1).map((room, index) => ({
  target: files(room),
  from: rooms.slice(index + 1).map(files),
  message: `src/${room} is built upon by the other room. The order of rooms is in eslint.config.mjs.`,
}));

/** Earlier folders that a folder must not import from all the same. */
const apart = Object.entries({
  search: ['openapi'],
  styles: ['openapi', 'search'],
  templates: ['openapi', 'content', 'publish'],
}).flatMap(([room, others]) =>
  others.map((other) => ({
    target: `./src/${room}`,
    from: `./src/${other}`,
    message: `src/${room} does not import src/${other}.`,
  })),
);
const clientFolders = ['browser', 'frame', 'text', 'reference', 'search'];
const zones = [
  { target: './src', from: './plugins', message: 'The site does without its plugins: gatsby-config.ts names them.' },
  ...order,
  ...apart,
  {
    target: './src/client',
    from: './src/openapi',
    except: ['./samples', './schema', './model', './words/body-schemas.ts'],
    message: 'Of src/openapi, browsers get samples and the check of values alone.',
  },
  {
    target: './src/templates',
    from: './src/data',
    except: ['./pages/schema.ts'],
    message: 'Templates have their data from GraphQL.',
  },
  ...clientFolders.map((folder) => ({
    target: `./src/client/${folder}`,
    from: './src/client',
    except: [...new Set([`./${folder}`, './browser'])],
    message: `src/client/${folder} imports nothing of src/client but src/client/browser.`,
  })),
];

/** What fails on Windows: it writes file paths as C:\\a\\b, and npm is a script there. */
const windows = [
  {
    selector:
      'ImportExpression > CallExpression:matches([callee.name=/^(join|resolve)$/], [callee.object.name="path"])',
    message: '`import()` takes a file by its URL: pathToFileURL of node:url.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(startsWith|endsWith|includes|indexOf|replace|replaceAll|split)$/] > TemplateLiteral[expressions.0.name=/^(root|cwd|folder|dir|dirname|directory)$/]',
    message:
      'Compare paths with node:path, or write them with forward slashes first: withSlashes of src/file-names.ts.',
  },
  {
    selector: 'CallExpression[callee.name=/^(spawn|execFile)(Sync)?$/][arguments.0.value=/^(npm|npx)$/]',
    message: "npm is a script on Windows, which only a shell starts: spawn('npm ci', { shell: true }).",
  },
  {
    selector:
      'CallExpression[callee.name=/^(spawn|execFile)(Sync)?$/][arguments.0.value="tar"] > ArrayExpression:not(:has(Literal[value=/^-?[a-z]*f$/]))',
    message: 'Name the archive: without `-f`, tar reads a tape on Windows.',
  },
  {
    selector: 'CallExpression[callee.name="cpSync"]',
    message: 'Node 22 crashes on Windows at folders like `Flüge`: cp of node:fs/promises, or copyFileSync.',
  },
];

/** What fails on Windows while another program has the file open, and what only Unix has. */
const changesOfFiles = [
  {
    selector: 'CallExpression[callee.name=/^(rename(Sync)?|rm(Sync)?)$/]',
    message: 'src/change-files.ts has replaceFile, moveFolder and removeFolder; unlinkSync removes a file.',
  },
  {
    selector: 'CallExpression[callee.name=/^symlink(Sync)?$/]',
    message: 'Windows lets few people make links.',
  },
  {
    selector:
      ':matches(Property[key.name="detached"], CallExpression[callee.object.name="process"][callee.property.name="kill"] > UnaryExpression)',
    message: 'Windows has no process groups, and opens a window for a detached process.',
  },
];

const only = (names, message) => ['error', { paths: names.map((name) => ({ name, message })) }];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.build',
      '.cache',
      'public',
      'dist',
      'test-results',
      'bench/peers',
      'src/gatsby-types.d.ts',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Of the rules that need types, those that find what TypeScript does not: a promise that nobody waits for.
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'plugins/**/*.ts', 'plugins/**/*.tsx', 'gatsby-*.ts', 'gatsby-*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-self-import': 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'plugins/**/*.ts', 'plugins/**/*.tsx'],
    // Gatsby requires default exports of templates and of the document; a replacement has those of its package.
    ignores: ['src/templates/**', 'src/html.tsx', 'plugins/*/stand-ins/packages.ts'],
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    files: ['src/openapi/**'],
    rules: {
      'no-restricted-imports': only(['gatsby', 'react', 'react-dom'], 'src/openapi knows no Gatsby and no React.'),
    },
  },
  {
    files: ['src/client/**', 'plugins/*/client/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': only(
        ['gatsby', 'react', 'react-dom', '@emotion/react'],
        'Behaviours are plain DOM code: a page has them without React, Gatsby and Emotion.',
      ),
    },
  },
  {
    files: ['src/content/**'],
    rules: { 'no-restricted-imports': only(['gatsby'], 'src/content knows no Gatsby.') },
  },
  {
    files: ['gatsby-ssr.tsx', 'plugins/*/gatsby-ssr.tsx', 'plugins/*/html/**', 'src/components/**', 'src/templates/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*'], message: 'Gatsby renders all pages at each build where their code reads files.' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'window.fetch: for fetch, Gatsby puts node-fetch into the code that renders pages.' },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // The keyboard reaches, and so scrolls, what is wider than the screen.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['group', 'tabpanel'] }],
    },
  },
  { rules: { 'no-restricted-syntax': ['error', ...windows] } },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'scripts/**/*.ts', 'plugins/**/*.ts', 'plugins/**/*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'src/change-files.ts', 'src/components/**', 'src/templates/**'],
    rules: { 'no-restricted-syntax': ['error', ...windows, ...changesOfFiles] },
  },
  {
    files: ['gatsby-node.ts', 'plugins/*/gatsby-node.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...windows,
        ...changesOfFiles,
        {
          selector: 'Literal[regex.pattern=/(?<!\\[\\\\\\\\)\\x2F/]',
          message: 'webpack matches paths of files, which have \\ on Windows: [\\\\/].',
        },
      ],
    },
  },
  {
    files: ['src/components/**', 'src/templates/**'],
    rules: {
      // Gatsby would give such a page a second head: `Seo` writes it.
      'no-restricted-exports': ['error', { restrictedNamedExports: ['Head'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TaggedTemplateExpression[tag.type=/^(Call|Member)Expression$/]',
          message: 'styled.x(css`…`): the styles in styled.x`…` are put together and hashed each time it renders.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['packages/**/*.js'],
    languageOptions: { sourceType: 'commonjs', globals: { process: 'readonly' } },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);
