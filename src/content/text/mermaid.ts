import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Package from 'beautiful-mermaid';

type Mermaid = Pick<typeof Package, 'parseMermaid' | 'renderMermaidSVG'>;

let loaded: Mermaid | undefined;

/**
 * Load the program that draws, at the first diagram: it takes a third of a second. By its path, since the package offers
 * itself only to `import`, and the build's code is CommonJS.
 */
export function mermaid(): Mermaid {
  if (loaded) return loaded;
  const load = createRequire(join(process.cwd(), 'package.json'));
  const places = (load.resolve.paths('beautiful-mermaid') ?? []).map((folder) =>
    join(folder, 'beautiful-mermaid/dist/index.js'),
  );
  loaded = load(places.find((place) => existsSync(place)) ?? 'beautiful-mermaid') as Mermaid;
  return loaded;
}
