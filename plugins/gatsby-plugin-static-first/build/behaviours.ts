import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { removeFolder } from '../../../src/change-files';
import { withTokens } from '../../../src/styles/tokens';

/**
 * Replace design tokens in the CSS of a module by their values, since a page has no table of them. Remove comments, line breaks
 * and indents.
 * @throws for an unknown token
 */
const bundledCss = (source: string): string =>
  withTokens(source).replace(/= `(?=\r?\n)[^`]*`/g, (css) =>
    css.replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, ' '),
  );

const inlinedTokens: Plugin = {
  name: 'design-tokens',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]src[\\/]styles[\\/].*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      return { contents: path.basename(file) === 'tokens.ts' ? source : bundledCss(source), loader: 'ts' };
    });
  },
};

/** JavaScript of 2020: a browser too old for it cannot use the site's style sheets either. */
const browserTarget = 'es2020';

/** The folder below the site's root. Names in `static/` change with the content, and its files are cached forever. */
const folder = 'static/behaviours';

/**
 * Bundle a module. Each module that it imports dynamically gets a separate bundle. Bundles share no files, so a page requests one
 * script, and a module in two bundles must not keep state.
 * @returns the bundle's path below the site's root
 */
export async function bundle(module: string, output: string, importers: readonly string[] = []): Promise<string> {
  if (importers.includes(module)) {
    const circle = [...importers, module].map((file) => path.basename(file)).join(', ');
    throw new Error(
      `${module} imports itself dynamically, by way of what it imports: ${circle}. Remove one of these imports.`,
    );
  }
  const parts: Plugin = {
    name: 'dynamic-imports',
    setup(bundler) {
      bundler.onResolve({ filter: /^\./ }, async ({ kind, resolveDir, path: imported }) => {
        if (kind !== 'dynamic-import') return undefined;
        const part = await bundle(path.resolve(resolveDir, `${imported}.ts`), output, [...importers, module]);
        return { path: `./${path.posix.basename(part)}`, external: true };
      });
    },
  };
  const { metafile } = await build({
    entryPoints: [module],
    outdir: path.join(output, folder),
    entryNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    minify: true,
    metafile: true,
    target: browserTarget,
    plugins: [inlinedTokens, parts],
    legalComments: 'none',
    // The error that esbuild throws names the mistakes.
    logLevel: 'silent',
  });
  const [written = ''] = Object.keys(metafile.outputs);
  return `${folder}/${path.basename(written)}`;
}

/** Bundle the module that every page runs into the built site. @returns the bundle's path below the site's root */
export async function bundleBehaviours(output: string): Promise<string> {
  await removeFolder(path.join(output, folder));
  return bundle(path.resolve('plugins/gatsby-plugin-static-first/client/behaviours.ts'), output);
}
