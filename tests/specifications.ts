/** Read the specifications for tests, independently of the tested code. */
import { readFileSync } from 'node:fs';
import { address, at, members, Source, text, type Place } from './facts/source';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

export interface DescribedOperation {
  operationId: string;
  /** Every parameter and field, at any depth. */
  fields: string[];
}

/** List the operations of `openapi/SLUG.yaml`. */
export function describedOperations(slug: string): DescribedOperation[] {
  const source = new Source(`openapi/${slug}.yaml`, (file) => readFileSync(file, 'utf8'));
  return members(at(source.root, 'paths')).flatMap(([, item]) =>
    methods.flatMap((method) => {
      const operation = at(item, method);
      const operationId = text(at(operation, 'operationId')?.value);
      if (operationId === '') return [];
      const fields = new Set<string>();
      const visited = new Set<string>();
      const visit = (start: Place | undefined): void => {
        const place = source.follow(start);
        if (!place || visited.has(address(place))) return;
        visited.add(address(place));
        for (const [name] of members(at(place, 'properties'))) fields.add(name);
        const name = text(at(place, 'name')?.value);
        if (name !== '' && text(at(place, 'in')?.value) !== '') fields.add(name);
        for (const [key, child] of members(place)) if (!['example', 'examples', 'default'].includes(key)) visit(child);
      };
      visit(operation);
      visit(at(item, 'parameters'));
      return [{ operationId, fields: [...fields] }];
    }),
  );
}
