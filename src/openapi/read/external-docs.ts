import type { ExternalDocs } from '../model/model';
import { field, text } from '../source/raw';
import type { At } from '../source/place';

/** Read `externalDocs`; null where it is missing or has no address. */
export function readExternalDocs(at: At | undefined): ExternalDocs | null {
  const url = text(field(at?.value, 'url'));
  return url ? { url, description: text(field(at?.value, 'description')) } : null;
}
