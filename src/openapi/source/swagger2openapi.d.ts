declare module 'swagger2openapi' {
  /** Changes the document. `patch` fixes small mistakes; `warnOnly` keeps what cannot be converted as an extension; `refSiblings`
   * says what becomes of the fields beside a `$ref`. */
  export function convertObj(document: object, options: object): Promise<{ openapi: object }>;
}
