import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,plugins,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'bench/peers/**'],
    testTimeout: 30_000,
    // By default Vitest leaves one processor idle: of two, it would use one.
    maxWorkers: '100%',
  },
});
