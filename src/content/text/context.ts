import type { CommandList, Position } from './data';

/** The parts of an operation that a link shows. */
export interface OperationLink {
  method: string;
  path: string;
  summary: string;
  /** Address of its page: root-relative, without path prefix. */
  href: string;
}

/** A picture as the built site serves it. */
export interface ImageAsset {
  src: string;
  width: number;
  height: number;
  srcSet?: string;
}

/** The parts of the site that a document's checks and rendering need. */
export interface CompileContext {
  /** Every file under `content/`, by path from the project's root. */
  files: ReadonlySet<string>;
  /** Commands by the file's name in `content/data`, without its extension. */
  commands: ReadonlyMap<string, CommandList>;
  organisations: ReadonlyMap<string, Position>;
  /** Texts that several documents show, by the file's name in `content/snippets`, without its extension. */
  snippets?: ReadonlyMap<string, { path: string; text: string }>;
  /** Operations by operationId; if undefined, the specifications were not read and ids are not checked. */
  operations?: ReadonlyMap<string, OperationLink>;
  /** Images by file, from the project's root. */
  images?: ReadonlyMap<string, ImageAsset>;
}

export const emptyContext: CompileContext = { files: new Set(), commands: new Map(), organisations: new Map() };
