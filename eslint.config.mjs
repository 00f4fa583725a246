import eslint from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of `src` that a folder must not import from: imports run one way (see CONTRIBUTING.md). */
const forbidden = {
  openapi: ['build', 'client', 'components', 'content', 'styles', 'templates'],
  content: ['build', 'client', 'templates'],
  search: ['build', 'client', 'components', 'content', 'openapi', 'styles', 'templates'],
  styles: ['build', 'client', 'components', 'content', 'openapi', 'templates'],
  client: ['build', 'components', 'content', 'openapi', 'templates'],
  components: ['build', 'templates'],
  templates: ['build'],
  build: ['templates'],
};
/** Folders of `src/client`, each with those that it must not import from. */
const clientFolders = ['browser', 'frame', 'text', 'reference', 'search', 'application'];
const clientZones = clientFolders.map((folder) => ({
  target: `./src/client/${folder}`,
  from: './src/client',
  except: [...new Set([`./${folder}`, './browser'])],
  message: `src/client/${folder} imports nothing of src/client but src/client/browser.`,
}));
/** Files that may be imported all the same. */
const exceptions = {
  client: { openapi: ['./samples.ts', './samples'] },
  templates: { build: ['./schema.ts'] },
};

const zones = Object.entries(forbidden).flatMap(([target, folders]) =>
  folders.map((from) => ({
    target: `./src/${target}`,
    from: `./src/${from}`,
    except: exceptions[target]?.[from] ?? [],
    message: `src/${target} does not import src/${from}.`,
  })),
);

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
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      // Spreading a string gives its code points, which is what it is done for.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'gatsby-*.ts', 'gatsby-*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: [...zones, ...clientZones] }],
      'import-x/no-self-import': 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    // Gatsby wants default exports of templates and of the document; a stand-in has those of the package it stands in for.
    ignores: ['src/templates/**', 'src/html.tsx', 'src/client/application/is-prop-valid.ts'],
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
    files: ['src/client/**'],
    ignores: ['src/client/application/**', '**/*.test.ts'],
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
    files: ['gatsby-ssr.tsx', 'src/components/**', 'src/templates/**'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*'], message: 'Gatsby renders all pages at each build where their code reads files.' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/components/**', 'src/templates/**'],
    rules: {
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
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);
