declare module 'swagger2openapi' {
  interface Options {
    /** Fixes small mistakes. */
    patch?: boolean;
    /** Keeps unconvertible parts as an extension instead of throwing. */
    warnOnly?: boolean;
    resolve?: boolean;
    /** What becomes of the fields beside a `$ref`; they are removed by default. */
    refSiblings?: 'remove' | 'preserve' | 'allOf';
  }
  /** Changes the document passed in. */
  export function convertObj(swagger: object, options: Options): Promise<{ openapi: object }>;
}
