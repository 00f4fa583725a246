/** Facts of one operation that a page must show, and their comparison. */

/** `text` is compared by its letters and digits; `value` without white space, anywhere on the page. */
export type FactKind = 'address' | 'name' | 'type' | 'rule' | 'status' | 'media type' | 'security' | 'value' | 'text';

export interface Fact {
  kind: FactKind;
  /** The parameter, header or field that it is about; null for the operation or a whole body. */
  owner: string | null;
  /** Any one of these has to be shown. */
  words: string[];
  /** True for a fact about a shared schema, which that schema's own page may have at its top. */
  shared: boolean;
  /** Its file and JSON pointer. */
  place: string;
}

export interface OperationFacts {
  /** In upper case. */
  method: string;
  /** The path, or a webhook's key. */
  path: string;
  webhook: boolean;
  facts: Fact[];
  /** Names of every parameter, header and field that the operation leads to. */
  names: Set<string>;
  statuses: Set<string>;
  mediaTypes: Set<string>;
}
