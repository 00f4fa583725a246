import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { explainSyntax } from '../../packages/parcel/syntax';

/** The parts of webpack's compiler in use: https://webpack.js.org/api/compiler-hooks */
interface Compiler {
  modifiedFiles?: ReadonlySet<string>;
  hooks: Record<
    'afterCompile' | 'watchRun',
    {
      tap: (
        name: string,
        run: (value: Compiler & { fileDependencies: { add: (file: string) => void } }) => void,
      ) => void;
    }
  >;
}

const name = 'gatsby-plugin-problems';

/** Explain why a file that imports nothing cannot be read or run; undefined if it can. */
function problemOf(file: string): string | undefined {
  try {
    const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs', sourcefile: file });

    new Function('module', code)({});
  } catch (error) {
    return explainSyntax(error);
  }
  return undefined;
}

/** Let webpack watch the code that Gatsby loaded and will not load again. `packages/parcel` lists this code. */
export function onCreateWebpackConfig({ stage, actions, reporter }: CreateWebpackConfigArgs): void {
  if (stage !== 'develop') return;
  const listed = JSON.parse(readFileSync('.cache/compiled/inputs.json', 'utf8')) as string[];
  const code = new Map(listed.map((file) => [path.resolve(file), file]));
  const apply = ({ hooks }: Compiler) => {
    hooks.afterCompile.tap(name, ({ fileDependencies }) => {
      for (const file of code.keys()) fileDependencies.add(file);
    });
    hooks.watchRun.tap(name, ({ modifiedFiles = new Set() }) => {
      for (const file of [...modifiedFiles].flatMap((each) => code.get(each) ?? []))
        reporter.warn(
          (file === 'src/site.ts' && problemOf(file)) ||
            `${file} is part of the build: start \`gatsby develop\` again to see its change on all pages.`,
        );
    });
  };
  actions.setWebpackConfig({ plugins: [{ apply }] });
}
