declare module 'swagger2openapi' {
  /**
   * Changes the document. `patch` fixes small mistakes; `warnOnly` keeps what cannot be converted as an extension; `refSiblings`
   * says what to do with fields next to a `$ref`.
   */
  export function convertObj(document: object, options: object): Promise<{ openapi: object }>;
}
