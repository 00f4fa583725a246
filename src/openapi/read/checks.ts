/** Warnings about valid OpenAPI that makes a poor reference. */
import { decode } from '../../text/decode';
import type { Link, Operation } from '../model/model';
import { field, join, text } from '../source/raw';
import { child, items, textAt, type At } from '../source/place';
import type { Reader } from '../source/reader';
import { suggest } from '../source/suggest';

type OperationPlaces = ReadonlyMap<Operation, At>;

/** Fill in the target page of each link, by `operationId` or `operationRef`. Warn about broken ones. */
export function resolveLinks(reader: Reader, links: ReadonlyMap<Link, At>, operations: readonly Operation[]): void {
  const names = new Map<string, string>();
  for (const { operationId, name, path, method } of operations) {
    if (operationId !== null) names.set(operationId, name);
    names.set(`#${join('/paths', path)}/${method.toLowerCase()}`, name);
  }
  for (const [link, at] of links) {
    link.operation = names.get(link.target) ?? names.get(decode(link.target)) ?? null;
    const key = field(at.value, 'operationId') === undefined ? 'operationRef' : 'operationId';
    if (link.operation !== null || (key === 'operationRef' && !link.target.startsWith('#'))) continue;
    reader.warnOnce(keyed(at, key), {
      group: 'links name no operation',
      message: `The link ${link.name} names ${link.target}, and this API has no such operation.`,
      fix: suggest(decode(link.target), [...names.keys()]) ?? 'Correct it, or remove the link.',
    });
  }
}

/** Report warnings about each operation. */
export function checkOperations(reader: Reader, places: OperationPlaces, tags: At | undefined): void {
  const declared = items(tags).map(({ value }) => text(field(value, 'name')));
  const summaries = new Map<string, string>();
  for (const [operation, at] of places) {
    const label = `${operation.method} ${operation.path}`;
    if (operation.operationId === null) {
      reader.report('warning', at, {
        group: 'operations have no operationId',
        message: `${label} has no operationId, so its address comes from its method and path.`,
        fix: 'Add an operationId: the address then stays when the path changes.',
      });
    }
    if (!operation.summary)
      reader.report('warning', at, {
        group: 'operations have no summary',
        message: `${label} has no summary.`,
        fix: 'Add one of a few words: it is the title of the page.',
      });
    const { length } = textAt(at, 'summary');
    if (length > 120) {
      reader.report('warning', keyed(at, 'summary'), {
        group: 'operations have a summary that is too long for a title',
        message: `The summary of ${label} is ${length} characters long, so the title is cut to "${operation.summary}".`,
        fix: 'Say the rest in the description.',
      });
    }
    const same = operation.summary ? summaries.get(operation.summary) : undefined;
    if (same !== undefined) {
      reader.report('warning', keyed(at, 'summary'), {
        group: 'operations have the summary of another',
        message: `${label} and ${same} have the same summary.`,
        fix: 'Say in each how the two differ.',
      });
    } else summaries.set(operation.summary, label);
    for (const tag of items(child(at, 'tags'))) {
      const name = text(tag.value);
      if (declared.includes(name)) continue;
      reader.warnOnce(tag, {
        group: 'tags are not declared',
        message: `The tag ${name} is not declared.`,
        fix: suggest(name, declared) ?? 'Declare it in tags, with a description.',
      });
    }
  }
}

/** Report path parameters that are missing from the path or from the parameters. */
export function checkPathParameters(reader: Reader, places: OperationPlaces): void {
  for (const [operation, at] of places) {
    const inPath = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '');
    const declared = operation.parameters.path.map(({ name }) => name);
    for (const name of inPath.filter((one) => !declared.includes(one))) {
      const fix =
        suggest(
          name,
          declared.filter((one) => !inPath.includes(one)),
        ) ?? 'Add it to parameters, with in: path and required: true.';
      reader.report('warning', at, {
        group: 'path parameters are not declared',
        message: `The path parameter ${name} of ${operation.method} ${operation.path} is not declared.`,
        fix,
      });
    }
    for (const name of declared.filter((one) => !inPath.includes(one))) {
      const message = `${name} is declared as a path parameter, but the path ${operation.path} has no {${name}}.`;
      reader.report('warning', at, {
        message,
        group: 'path parameters are not in their path',
        fix: 'Write it into the path, or remove the parameter.',
      });
    }
  }
}

const keyed = (at: At, key: string) => child(at, key) ?? at;
