declare module 'swagger2openapi' {
  interface Options {
    /** Mends small mistakes. */
    patch?: boolean;
    /** Keeps what cannot be converted, as an extension, instead of throwing. */
    warnOnly?: boolean;
    resolve?: boolean;
  }
  /** Changes the document that is passed in. */
  export function convertObj(swagger: object, options: Options): Promise<{ openapi: object }>;
}
