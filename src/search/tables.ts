/** What search looks words up in, made from the index once a visit. Pure. */
import { fieldName, nearness } from './field-place';
import type { IndexedPage, IndexedSection, PageKind, SearchIndex } from './search-index';
import { Vocabulary } from './vocabulary';
import { compounds, pairs, squash, wordsOf } from './words';

/** Something that words lead to. */
interface Unit {
  /** Its number in the vocabulary. */
  id: number;
  /** What a query may spell out in full. */
  names: string[];
  /** The same without signs and case. */
  squashed: string[];
  /** How many words its title has. */
  size: number;
}

/** A page, or a section or command on one. */
export interface Place extends Unit {
  kind: PageKind | 'section' | 'command';
  page: IndexedPage;
  section?: IndexedSection;
  /** The page's own number, of a section. */
  pageId?: number;
}

/** A field's name: kept once, however many pages have it. */
export interface Field extends Unit {
  name: string;
  occurrences: Occurrence[];
}

export interface Occurrence {
  /** The anchor. */
  id: string;
  page: IndexedPage;
  pageId: number;
  /** How likely this one is meant, to 1. */
  near: number;
}

export interface Tables {
  vocabulary: Vocabulary;
  places: Place[];
  fields: Field[];
  /** How many units there are. */
  size: number;
}

/** For how long a part of the work may hold up the page, in milliseconds. */
const slice = 12;

/** Takes the index apart, in slices that let the page respond in between. */
export async function buildTables({ pages, names }: SearchIndex): Promise<Tables> {
  const builder = new TablesBuilder(names);
  let pause = performance.now() + slice;
  for (const page of pages) {
    if (performance.now() > pause) {
      await new Promise((resolve) => setTimeout(resolve));
      pause = performance.now() + slice;
    }
    builder.addPage(page);
  }
  return builder.tables();
}

class TablesBuilder {
  private readonly vocabulary = new Vocabulary();
  private readonly places: Place[] = [];
  private readonly fields = new Map<string, Field>();
  private size = 0;

  constructor(private readonly spellings: SearchIndex['names']) {}

  tables(): Tables {
    return { vocabulary: this.vocabulary, places: this.places, fields: [...this.fields.values()], size: this.size };
  }

  addPage(page: IndexedPage): void {
    const { kind, title, context, description = '', keywords = [], method = '', urlPath = '' } = page;
    const { statuses = '', fields = '' } = page;
    const unit = this.unit(title, [...keywords, urlPath, `${method} ${urlPath}`]);
    this.places.push({ ...unit, kind, page });
    this.addName(unit.id, title, 10);
    this.addText(unit.id, context, 2);
    this.addText(unit.id, description, 1.5);
    this.addText(unit.id, method, 6);
    this.addName(unit.id, urlPath, 5);
    this.addText(unit.id, statuses, 1);
    for (const keyword of keywords) this.addName(unit.id, keyword, kind === 'operation' ? 9 : 4);
    for (const section of page.sections ?? []) {
      if (section.id === '') this.addText(unit.id, section.text, 1);
      else this.addSection(page, unit.id, section);
    }
    for (const id of fields.split(' ')) if (id !== '') this.addField(page, unit.id, id);
  }

  private addSection(page: IndexedPage, pageId: number, section: IndexedSection): void {
    const { heading, text, keywords = [], command } = section;
    const kind = command ? 'command' : page.kind === 'post' ? 'post' : 'section';
    const name = command ? heading.replace(/ \(.*/, '') : heading;
    const unit = this.unit(name, keywords);
    this.places.push({ ...unit, kind, page, section, pageId });
    this.addName(unit.id, name, 9);
    for (const keyword of keywords) this.addName(unit.id, keyword, 4);
    this.addText(unit.id, heading, 4);
    this.addText(unit.id, text, command ? 3 : 1);
  }

  private addField(page: IndexedPage, pageId: number, id: string): void {
    const step = fieldName(id);
    const name = (Object.hasOwn(this.spellings, step) ? this.spellings[step] : undefined) ?? step;
    let field = this.fields.get(name);
    if (!field) {
      field = { ...this.unit(name), name, occurrences: [] };
      this.fields.set(name, field);
      this.addName(field.id, name, 9);
    }
    field.occurrences.push({ id, page, pageId, near: nearness(id) });
  }

  private unit(title: string, otherNames: string[] = []): Unit {
    const names = [title, ...otherNames];
    return { id: this.size++, names, squashed: names.map(squash), size: wordsOf(title).length };
  }

  private addText(unit: number, text: string, weight: number): void {
    for (const word of wordsOf(text)) this.vocabulary.add(word.text, unit, weight);
  }

  private addName(unit: number, name: string, weight: number): void {
    this.addText(unit, name, weight);
    for (const word of [...compounds(name), ...pairs(name)]) this.vocabulary.add(word, unit, weight);
  }
}
