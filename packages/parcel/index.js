/**
 * The parts of @parcel/core and @parcel/cache that Gatsby uses, written with esbuild. `overrides` in package.json installs this
 * package in place of both.
 */
const path = require('node:path');
const { readdirSync, writeFileSync } = require('node:fs');
const { build } = require('esbuild');
const { explainSyntax } = require('./syntax');

/** List `gatsby-config.ts` and `gatsby-node.ts` of a site and of the local plugins in its `plugins/`. */
function gatsbyFiles(root) {
  const isGatsbyFile = (name) => /^gatsby-(config|node)\.ts$/.test(path.basename(name));
  const inPlugins = readdirSync(root).includes('plugins')
    ? readdirSync(path.join(root, 'plugins'), { recursive: true }).map((name) => path.join('plugins', name))
    : [];
  return [...readdirSync(root), ...inPlugins].filter(isGatsbyFile).map((name) => path.join(root, name));
}

/** The methods of Parcel's class that Gatsby calls. */
exports.Parcel = class {
  /** @param {{ entries: string[], targets: { root: { distDir: string } } }} options as Parcel takes them */
  constructor({ entries: [entry], targets }) {
    this.root = path.dirname(entry);
    this.output = targets.root.distDir;
  }

  /**
   * Compile each file for this version of Node into one module. `inputs.json` lists the sources, and thrown `diagnostics` have
   * file and line.
   */
  async run() {
    const entryPoints = gatsbyFiles(this.root);
    try {
      const { metafile } = await build({
        absWorkingDir: this.root,
        entryPoints,
        outbase: this.root,
        outdir: this.output,
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'cjs',
        target: `node${process.versions.node}`,
        logLevel: 'silent',
        metafile: true,
      });
      writeFileSync(path.join(this.output, 'inputs.json'), JSON.stringify(Object.keys(metafile.inputs)));
      // Gatsby would report a wrong value of `src/site.ts` or of a variable as a file that is missing.
      if (entryPoints.includes(path.join(this.root, 'gatsby-config.ts')))
        require(path.join(this.output, 'gatsby-config.js'));
    } catch (error) {
      const isOurs = error.name === 'Error' && error.code === undefined && error.errors === undefined;
      const message = explainSyntax(error) ?? (isOurs ? error.message : undefined);
      // Gatsby adds a full stop.
      throw message === undefined
        ? error
        : Object.assign(error, { diagnostics: [{ message: message.replace(/\.$/, ''), origin: 'esbuild' }] });
    }
    const bundles = entryPoints.map((file) => ({
      filePath: path.join(this.output, path.relative(this.root, file)).replace(/ts$/, 'js'),
      getMainEntry: () => ({ filePath: file }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
};

/** Parcel's cache, which esbuild does not need. */
exports.LMDBCache = class {};
