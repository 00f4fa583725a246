/** The table of shared schemas, with their ids, implied discriminator values and pages. */
import { posix } from 'node:path';
import { kebabCase, reservedNames } from '../../paths';
import { freeName } from '../../text/free-name';
import { capitalised } from '../../text/sentence';
import type { Operation, Schema, SharedSchema } from '../model/model';
import { refsOf } from '../schema/view';
import { without } from '../words/field-tree';
import { field, join, keys, text } from '../source/raw';
import { lookUp } from '../source/document';
import { entries, placeName, type At } from '../source/place';
import { isSpecification, type Reader } from '../source/reader';
import { choosePages, findCycles, implyMappings, type SchemaEntry } from './schema-graph';
import { SchemaReader } from './schema-reader';

export class SharedSchemas {
  private readonly entries = new Map<string, SchemaEntry>();
  private readonly ids = new Set<string>();
  private readonly schemas: SchemaReader;
  /** Every schema that was read, with its place. */
  readonly places = new Map<Schema, At>();

  constructor(private readonly reader: Reader) {
    this.schemas = new SchemaReader(reader, (...reference) => this.name(...reference), this.places);
    for (const [key, at] of entries(reader.components('schemas'))) {
      // @fastify/swagger uses numbers as keys, and the names as titles.
      const title = /^def-\d+$/.test(key) && text(field(at.value, 'title'));
      this.add(at, title || key).isComponent = true;
    }
  }

  /** Read the schema at this place; its references enter the table. */
  read(at: At): Schema {
    return this.schemas.read(at);
  }

  /** Read the other schemas, and return the table by id. Call it last, with all operations and webhooks. */
  finish(operations: readonly Operation[]): Record<string, SharedSchema> {
    // Reading a schema may add further ones: the loop reaches these as well.
    for (const entry of this.entries.values()) entry.schema = this.read(entry.at);
    const all = [...this.entries.values()];
    this.breakCircles(all);
    implyMappings(all, [...this.places.keys()]);
    const pages = choosePages(all, operations, findCycles(all));
    const names = new Set(reservedNames);
    return Object.fromEntries(
      all.map(({ id, name, schema, at }) => {
        const page = pages.has(id) ? freeName(kebabCase(name) || 'schema', names) : null;
        return [id, { id, name, page, schema, pointer: at.pointer }];
      }),
    );
  }

  private name(from: At, reference: string): string | null {
    const target = this.enclosing(from, reference) ?? this.reader.resolve(from, reference);
    if (!target) return null;
    this.reader.checkKind(from, 'schemas', target);
    const entry = this.entries.get(placeName(target)) ?? this.add(target, nameOf(target));
    // A schema in a shared response or parameter counts twice: it is on the page of every operation that uses it.
    const component = /^\/components\/(?!schemas\/)/.test(from.pointer);
    entry.uses += component ? 2 : 1;
    return entry.id;
  }

  /** Find the component around a `$ref: '#'`. In JSON Schema `#` means this component, in OpenAPI the file. */
  private enclosing(from: At, reference: string): At | null {
    const [component] = /^\/components\/schemas\/[^/]+/.exec(from.pointer) ?? [];
    if (reference !== '#' || component === undefined) return null;
    const whole = this.reader.resolve(from, reference);
    if (!whole || !isSpecification(whole)) return null;
    const name = keys(component).at(-1) ?? '';
    this.reader.report('warning', from, {
      message: `The reference # points to the whole specification; it is read as a reference to ${name}, the schema around it.`,
      fix: `Write the full reference, which ends in /${name}.`,
    });
    return this.reader.resolve(from, `#${component}`);
  }

  private add(at: At, name: string): SchemaEntry {
    this.reader.note('schemas', at);
    const entry = { at, id: freeName(name, this.ids), name, uses: 0, isComponent: false, schema: {} };
    this.entries.set(placeName(at), entry);
    return entry;
  }

  /** Break cycles of only `$ref` and `allOf`, which would never end (JSON Schema 2020-12, 9.4.1). */
  private breakCircles(all: SchemaEntry[]): void {
    const byId = new Map(all.map((entry) => [entry.id, entry]));
    const included = (id: string, found = new Set<string>()): Set<string> => {
      for (const one of refsOf(byId.get(id)?.schema ?? {})) if (!found.has(one)) included(one, found.add(one));
      return found;
    };
    for (const entry of all) {
      const circle = refsOf(entry.schema).filter((id) => id === entry.id || included(id).has(entry.id));
      if (circle.length === 0) continue;
      this.reader.report('warning', entry.at, {
        message: `${entry.name} refers only to itself, so it defines nothing.`,
        fix: 'Remove that reference.',
      });
      entry.schema = without(circle, entry.schema);
    }
  }
}

/** Keywords that cannot name the schema below them. */
const keywords =
  /^(schema|items|prefixItems|itemSchema|properties|patternProperties|allOf|oneOf|anyOf|not|if|then|else|contains|additionalProperties|unevaluatedProperties|propertyNames|content|\d+|application\/.*)$/;

/** Name the part of an operation that a schema is in. Bundlers refer to such schemas by their place. */
const partNames: Record<string, string | undefined> = {
  requestBody: 'Request',
  responses: 'Response',
  parameters: 'Parameter',
};

function nameOf({ file, pointer, value }: At): string {
  const path = keys(pointer);
  const [top = '', address = '', method = '', kind = '', status = ''] = path;
  const part = /^(?:paths|webhooks)$/.test(top) ? partNames[kind] : undefined;
  // The key below `content` is a media type, and the key below `properties` a field.
  const named = path.filter((key, index) => {
    const above = path[index - 1];
    const isStatus = part === 'Response' && index === 4;
    return above === 'properties' || (above !== 'content' && !isStatus && !keywords.test(key));
  });
  const title = text(field(value, 'title'));
  if (part === undefined || named.length !== 4)
    return named.at(-1) ?? (title || posix.basename(file.path).replace(/\.\w+$/, ''));
  const id = text(field(lookUp(file.root, [top, address, method].reduce(join, '')), 'operationId'));
  const words = (id || `${method} ${address}`).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const other = part === 'Response' && !status.startsWith('2') ? capitalised(status) : '';
  return title || words.map(capitalised).join('') + part + other;
}
