/** Compiled documents kept on disk between runs: a document is compiled again when it, its surroundings or this code changed. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileDocument, type CompiledDocument, type DocumentInput } from './render/compile';
import type { CompileContext } from './text/context';

export interface CompileCache {
  /** Stands in for `compileDocument`. */
  compile: (input: DocumentInput, context: CompileContext) => CompiledDocument;
  /** Deletes what this run had no use for. */
  prune: () => void;
}

/**
 * @param folder where entries are kept, a file each; made where it is missing. An entry that can't be read counts as missing.
 * @param version what compiling depends on besides document and context; see `compilerVersion`
 */
export function openCache(folder: string, version: string): CompileCache {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  const contexts = new WeakMap<CompileContext, string>();
  return {
    compile(input, context) {
      let surroundings = contexts.get(context);
      if (surroundings === undefined) contexts.set(context, (surroundings = digest(flatten(context))));
      const name = `${digest([version, surroundings, input])}.json`;
      used.add(name);
      const file = join(folder, name);
      const known = read(file);
      if (known) return known;
      const compiled = compileDocument(input, context);
      writeFileSync(file, JSON.stringify(compiled));
      return compiled;
    },
    prune() {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}

/**
 * A digest of the code that compiles documents and of the packages that it uses.
 * @param root the project's folder
 */
export function compilerVersion(root: string): string {
  const files = ['src/content', 'src/components/mdx', 'src/text'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const others = ['src/paths.ts', 'package-lock.json'].map((name) => join(root, name));
  return digest([...files, ...others].map((file) => readFileSync(file, 'utf8')));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

function flatten(context: CompileContext): unknown {
  return Object.entries(context).map(([key, value]: [string, unknown]) => [
    key,
    value instanceof Map || value instanceof Set ? Array.from<unknown>(value) : value,
  ]);
}

function read(file: string): CompiledDocument | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CompiledDocument;
  } catch {
    return undefined;
  }
}
