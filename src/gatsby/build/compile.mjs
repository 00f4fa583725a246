/**
 * Compile gatsby-config.ts and gatsby-node.ts with esbuild instead of Gatsby's Parcel, which takes 4 to 10 seconds on every
 * build even with its cache, and sometimes never ends.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const gatsby = createRequire(fileURLToPath(import.meta.resolve('gatsby/cli.js')));
/** Have Gatsby compile both for this version of Node, into the folder where it looks for them. @throws esbuild's errors */
function replaceCompiler() {
  const compiler = gatsby('./dist/utils/parcel/compile-gatsby-files.js');
  compiler.compileGatsbyFiles = async (site) => {
    await build({
      absWorkingDir: site,
      entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
      outdir: compiler.COMPILED_CACHE_DIR,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: `node${process.versions.node}`,
      logLevel: 'warning',
    });
  };
}

// Workers compile nothing, and must not load Gatsby's modules this early: the pool would take them for its main process.
if (!process.env.GATSBY_WORKER_MODULE_PATH) replaceCompiler();
