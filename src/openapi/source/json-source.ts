/** Read JSON as values with their places, eight times as fast as the YAML parser. */
import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { objectOf } from '../../text/ordered';
import type { JsonValue } from '../model/json';
import { exact } from './raw';

interface JsonSource {
  root: JsonValue;
  /** Return the offset of the value at a path of keys, else of its closest ancestor. */
  offsetOf: (path: readonly string[]) => number;
}

/** Read JSON; null for invalid JSON or duplicate keys, which the YAML parser explains better. */
export function readJson(text: string): JsonSource | null {
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { disallowComments: true });
    if (!tree || errors.length > 0) return null;
    return { root: valueOf(tree, text), offsetOf: (path) => offsetIn(tree, path) };
  } catch (error) {
    // Deeply nested lists exhaust the stack: a RangeError.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

/** @throws SyntaxError for a duplicate key */
function valueOf(node: Node, text: string): JsonValue {
  const { type, children = [], offset, length } = node;
  if (type === 'array') return children.map((child) => valueOf(child, text));
  if (type === 'number') return exact(text.slice(offset, offset + length));
  if (type !== 'object') return node.value as JsonValue;
  const pairs = children.map(({ children: [key, value] = [] }): [string, JsonValue] => [
    String(key?.value),
    value ? valueOf(value, text) : null,
  ]);
  if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new SyntaxError();
  return objectOf(pairs);
}

/** Return the offset of the key, or the item, at a path; else of its closest ancestor. */
function offsetIn(tree: Node, path: readonly string[]): number {
  let node = tree;
  for (const step of path) {
    const found = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    if (!found) break;
    node = found;
  }
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}
