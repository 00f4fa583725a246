/**
 * Search over everything the site says. Pure; runs in the browser and in tests.
 *
 * Not MiniSearch, which was measured beside it (`npm run bench:search`): a field's name is on hundreds of pages of a large API, and what
 * people type mixes the two ("discord_id delete user"). Here names are kept once and met with pages when somebody asks.
 */
import { fieldName, fieldPlace, nearness } from './field-place';
import type { IndexedPage, IndexedSection, SearchIndex } from './search-index';
import { Vocabulary } from './vocabulary';
import { compounds, pairs, squash, wordsOf } from './words';

export type ResultKind = 'page' | 'section' | 'command' | 'post' | 'operation' | 'field' | 'model';

export interface SearchResult {
  kind: ResultKind;
  /** Root-relative, with the anchor, without the path prefix. */
  path: string;
  title: string;
  /** Where it is: a page's title, an API, a place in a request. */
  context: string;
  /** A line of its text. */
  text: string;
  method?: string;
}

export interface SearchGroup {
  label: string;
  /** Best first. */
  results: SearchResult[];
  /** How many there are in all. */
  total: number;
}

export interface SearchResults {
  /** The group of the best result first. */
  groups: SearchGroup[];
  /** The words of the texts that matched, and how many of their letters to mark. */
  marks: ReadonlyMap<string, number>;
}

const groupOf: Record<ResultKind, string> = {
  page: 'Documentation',
  section: 'Documentation',
  command: 'Commands',
  post: 'Releases',
  operation: 'API operations',
  field: 'Parameters and fields',
  model: 'Models',
};

/** How much a kind weighs among equals. */
const worth: Record<ResultKind, number> = {
  page: 1,
  operation: 1.05,
  command: 1,
  post: 0.95,
  section: 0.85,
  field: 0.8,
  model: 0.7,
};

/** Words that say nothing where there are others. */
const fillers = new Set(
  'a an and are can do for how i in is it my of on the this to what where which with you'.split(' '),
);

interface Unit {
  kind: ResultKind;
  page: number;
  section?: IndexedSection;
  /** What a query may spell out in full. */
  names: string[];
  /** The same without signs and case. */
  squashed: string[];
  /** How many words its title has. */
  size: number;
}

interface Occurrence {
  page: number;
  id: string;
  near: number;
}

interface Candidate {
  unit?: Unit;
  field?: Occurrence;
}

/** The best few of many, and how many they were. */
class Ranking {
  readonly best: { score: number; candidate: Candidate }[] = [];
  total = 0;

  constructor(private readonly size: number) {}

  /** Among equals, what came first stays first. */
  offer(score: number, candidate: Candidate): void {
    this.total++;
    if (this.best.length === this.size && score <= (this.best.at(-1)?.score ?? 0)) return;
    const at = this.best.findIndex((other) => other.score < score);
    this.best.splice(at === -1 ? this.best.length : at, 0, { score, candidate });
    if (this.best.length > this.size) this.best.pop();
  }
}

export type Search = (query: string, perGroup?: number) => SearchResults;

/** For how long a part of the work may hold up the page, in milliseconds. */
const slice = 12;

/**
 * Takes the index apart once, in slices that let the page respond in between; the function that it comes to answers a
 * query within milliseconds.
 */
export async function createSearch({ pages, names: spellings }: SearchIndex): Promise<Search> {
  const vocabulary = new Vocabulary();
  const units: Unit[] = [];
  const pageUnits: number[] = [];
  const fields = new Map<string, { unit: number; occurrences: Occurrence[] }>();

  const addText = (unit: number, text: string, weight: number) => {
    for (const word of wordsOf(text)) vocabulary.add(word.text, unit, weight);
  };
  const addName = (unit: number, name: string, weight: number) => {
    addText(unit, name, weight);
    for (const word of compounds(name)) vocabulary.add(word, unit, weight);
    for (const word of pairs(name)) vocabulary.add(word, unit, weight);
  };
  const addUnit = (unit: Omit<Unit, 'squashed'>) => units.push({ ...unit, squashed: unit.names.map(squash) }) - 1;

  let pause = performance.now() + slice;
  for (const [index, page] of pages.entries()) {
    if (performance.now() > pause) {
      await new Promise((resolve) => setTimeout(resolve));
      pause = performance.now() + slice;
    }
    const { title, context, description = '', keywords = [], method = '', urlPath = '', sections = [] } = page;
    const names = [title, ...keywords, urlPath, `${method} ${urlPath}`];
    const unit = addUnit({ kind: page.kind, page: index, names, size: wordsOf(title).length });
    pageUnits.push(unit);
    addName(unit, title, 10);
    addText(unit, context, 2);
    addText(unit, description, 1.5);
    for (const keyword of keywords) addName(unit, keyword, page.kind === 'operation' ? 9 : 4);
    addText(unit, method, 6);
    addName(unit, urlPath, 5);
    for (const section of sections) {
      if (section.id === '') addText(unit, section.text, 1);
      else addSection(page, index, section);
    }
    for (const id of (page.fields ?? '').split(' ')) if (id !== '') addField(index, id);
  }

  function addSection(page: IndexedPage, index: number, section: IndexedSection): void {
    const { heading, text, command } = section;
    const name = command ? heading.replace(/ \(.*/, '') : heading;
    const kind = command ? 'command' : page.kind === 'post' ? 'post' : 'section';
    const unit = addUnit({ kind, page: index, section, names: [name], size: wordsOf(name).length });
    addName(unit, name, 9);
    addText(unit, heading, 4);
    addText(unit, text, command ? 3 : 1);
  }

  function addField(page: number, id: string): void {
    const step = fieldName(id);
    const name = spellings[step] ?? step;
    let field = fields.get(name);
    if (!field) {
      const unit = addUnit({ kind: 'field', page: -1, names: [name], size: wordsOf(name).length });
      fields.set(name, (field = { unit, occurrences: [] }));
      addName(unit, name, 9);
    }
    field.occurrences.push({ page, id, near: nearness(id) });
  }

  /** For each unit how well it matches one word of the query. */
  function scoresOf(word: string, marks: Map<string, number>): Float32Array {
    const scores = new Float32Array(units.length);
    for (const { term, quality, length } of vocabulary.match(word)) {
      const found = vocabulary.unitsOf(term);
      const rarity = 0.5 + 0.5 / (1 + Math.log10(1 + found.size));
      for (const [unit, weight] of found) scores[unit] = Math.max(scores[unit] ?? 0, weight * quality * rarity);
      marks.set(term, Math.max(length, marks.get(term) ?? 0));
    }
    return scores;
  }

  /** The best of each group; `needed` is how many words of the query have to be there. */
  function rank(
    query: string,
    scores: readonly Float32Array[],
    needed: number,
    perGroup: number,
  ): Map<string, Ranking> {
    const whole = squash(query);
    const typed = query.trim();
    // A name in its own spelling, capitals and signs included, is not there by chance.
    const spelled = /[^\p{Ll}\p{N}\s]/u.test(typed);
    const groups = new Map<string, Ranking>();
    const groupFor = (kind: ResultKind): Ranking => {
      const label = groupOf[kind];
      const group = groups.get(label) ?? new Ranking(perGroup);
      groups.set(label, group);
      return group;
    };

    /** The sum over all words, each from the unit or, for less, from its page; null where too few match, or none by itself. */
    const sum = (unit: number, page: number | undefined): number | null => {
      let total = 0;
      let matched = 0;
      let own = 0;
      for (const word of scores) {
        const mine = word[unit] ?? 0;
        const best = Math.max(mine, page === undefined ? 0 : 0.3 * (word[page] ?? 0));
        if (mine > 0) own++;
        if (best > 0) matched++;
        total += best;
      }
      return own > 0 && matched >= needed ? (total * matched) / scores.length : null;
    };
    const bonus = ({ names, squashed, size }: Unit): number => {
      const begins = squashed.some((name) => name.startsWith(whole)) ? 1.25 : 1;
      const exact = spelled && names.includes(typed) ? 3 : squashed.includes(whole) ? 2 : begins;
      return exact * (0.75 + (0.25 * Math.min(scores.length, size)) / Math.max(size, 1));
    };

    units.forEach((unit, index) => {
      if (unit.kind === 'field') return;
      const total = sum(index, unit.section ? pageUnits[unit.page] : undefined);
      if (total === null) return;
      const begins =
        unit.section?.command && unit.section.heading.toLowerCase().startsWith(typed.toLowerCase()) ? 1.5 : 1;
      groupFor(unit.kind).offer(total * bonus(unit) * worth[unit.kind] * begins, { unit });
    });
    for (const { unit, occurrences } of fields.values()) {
      if (!scores.some((word) => (word[unit] ?? 0) > 0)) continue;
      const factor = bonus(units[unit]!) * worth.field;
      const alone = sum(unit, undefined);
      for (const field of occurrences) {
        const total = scores.length === 1 ? alone : sum(unit, pageUnits[field.page]);
        if (total !== null) groupFor('field').offer(total * factor * field.near, { field });
      }
    }
    return groups;
  }

  function toResult({ unit, field }: Candidate): SearchResult {
    if (field) {
      const { path, title, context, method } = pages[field.page]!;
      const name = fieldName(field.id);
      return {
        kind: 'field',
        path: `${path}#${field.id}`,
        title: spellings[name] ?? name,
        context: method ? title : `${title}, ${context}`,
        text: fieldPlace(field.id),
        method,
      };
    }
    const { kind, page: index, section } = unit!;
    const page = pages[index]!;
    if (section) {
      const path = `${page.path}#${section.id}`;
      return { kind, path, title: section.heading, context: page.title, text: section.text };
    }
    const { path, title, context, method, urlPath, description = '' } = page;
    return { kind, path, title, context, method, text: urlPath ?? description };
  }

  return (query, perGroup = 5) => {
    const all = [...new Set(wordsOf(query).map(({ text }) => text))].slice(0, 8);
    const meaning = all.filter((word) => !fillers.has(word));
    const words = meaning.length > 0 ? meaning : all;
    const marks = new Map<string, number>();
    if (words.length === 0) return { groups: [], marks };

    const scores = words.map((word) => scoresOf(word, marks));
    const name = squash(query);
    if (words.length > 1) {
      const whole = new Float32Array(units.length);
      for (const [unit, weight] of vocabulary.unitsOf(name)) whole[unit] = weight * 0.95;
      scores.forEach((word) =>
        whole.forEach((weight, unit) => weight > 0 && (word[unit] = Math.max(word[unit] ?? 0, weight))),
      );
    }
    let found = rank(query, scores, words.length, perGroup);
    for (let needed = words.length - 1; found.size === 0 && needed > 0; needed--)
      found = rank(query, scores, needed, perGroup);

    const groups = [...found].sort(([, a], [, b]) => (b.best[0]?.score ?? 0) - (a.best[0]?.score ?? 0));
    return {
      groups: groups.map(([label, { best, total }]) => ({
        label,
        total,
        results: best.map(({ candidate }) => toResult(candidate)),
      })),
      marks,
    };
  };
}
