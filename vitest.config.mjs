import { defineConfig } from 'vitest/config';

/** Much generated input, whole collections of specifications, and programs that samples are written for. */
const long = [
  'src/content/fuzz.test.ts',
  'src/data/api-fuzz.test.ts',
  'src/openapi/changes/schemas/property.test.ts',
  'src/openapi/examples/corpus.test.ts',
  'src/openapi/large-sources.test.ts',
  'src/openapi/mutations.test.ts',
  'src/openapi/real-specifications.test.ts',
  'src/openapi/samples/sent.test.ts',
  'src/openapi/schema/mutated-values.test.ts',
  'src/publish/markdown/markdown-injection.test.ts',
  'src/reference/injection.test.tsx',
];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    // The first start of a browser may take ten seconds, which is Vitest's own limit.
    hookTimeout: 60_000,
    // By default Vitest leaves one processor idle: of two, it would use one.
    maxWorkers: '100%',
    // Files of a worker share their modules, which take longer to load than most tests.
    isolate: false,
    // Print only what failing tests print.
    silent: 'passed-only',
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'short',
          include: ['{src,plugins,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'bench/peers/**', ...long],
        },
      },
      { extends: true, test: { name: 'long', include: long } },
    ],
  },
});
