/** Keep compiled documents while the documents, their context and the code stay the same. */
import { createHash } from 'node:crypto';
import { compileDocument, type CompiledDocument, type DocumentInput } from './render/compile';
import type { CompileContext } from './text/context';

/** Compiled documents, by a digest of everything that goes into them. */
export type CompiledDocuments = Record<string, CompiledDocument>;

/**
 * Make a function that replaces `compileDocument`.
 * @param version a digest of the code; empty if the cache lasts only as long as the process
 * @param known documents that were compiled before
 * @returns the function, and the documents that it has returned
 */
export function cachedCompiler(version = '', known: CompiledDocuments = {}) {
  const used: CompiledDocuments = {};
  const contexts = new WeakMap<CompileContext, string>();
  const compile = (input: DocumentInput, context: CompileContext): CompiledDocument => {
    const surroundings = contexts.get(context) ?? digest(context);
    contexts.set(context, surroundings);
    const key = digest([version, surroundings, input]);
    return (used[key] ??= known[key] ?? compileDocument(input, context));
  };
  return { compile, used };
}

function digest(value: unknown): string {
  const plain = (_key: string, inside: unknown) =>
    inside instanceof Map || inside instanceof Set ? Array.from<unknown>(inside) : inside;
  return createHash('sha256').update(JSON.stringify(value, plain)).digest('hex').slice(0, 32);
}
