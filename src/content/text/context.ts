import type { CommandList, Position } from './data';

/** What a link to an operation shows. */
export interface OperationLink {
  method: string;
  path: string;
  summary: string;
  /** Where its page is: root-relative, without path prefix. */
  href: string;
}

/** A picture as the built site serves it. */
export interface ImageAsset {
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  srcSet?: string;
}

/** What a document's checks and its rendering need to know about the rest of the site. */
export interface CompileContext {
  /** Every file under `content/`, from the project's root. */
  files: ReadonlySet<string>;
  /** By the file's name in `content/data`, without its ending. */
  commands: ReadonlyMap<string, CommandList>;
  organisations: ReadonlyMap<string, Position>;
  /** By operationId; undefined where the specifications were not read: ids are not checked then. */
  operations?: ReadonlyMap<string, OperationLink>;
  /** By file, from the project's root. */
  images?: ReadonlyMap<string, ImageAsset>;
}

export const emptyContext: CompileContext = { files: new Set(), commands: new Map(), organisations: new Map() };
