/** Keeps compiled documents on disk: one is compiled again when it, its context or this code has changed. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFile } from '../change-files';
import { compileDocument, type CompiledDocument, type DocumentInput } from './render/compile';
import type { CompileContext } from './text/context';

export interface CompileCache {
  /** Replaces `compileDocument`. */
  compile: (input: DocumentInput, context: CompileContext) => CompiledDocument;
  /** Delete entries that this run did not use. */
  prune: () => void;
}

/**
 * Open the cache.
 * @param folder the folder of entries, a file each; created if missing. Unreadable entries count as missing.
 * @param version a digest of everything else that compiling depends on; see `compilerVersion`
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
      // Another run may delete the same entry.
      for (const name of readdirSync(folder)) if (!used.has(name)) removeFile(join(folder, name));
    },
  };
}

/** Digest all code of this project, and the packages that it uses: what compiles documents imports from most folders. */
export function compilerVersion(): string {
  const files = ['src', 'schemas'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return digest([...files, 'package-lock.json'].map((file) => readFileSync(file, 'utf8')));
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
