/** The answers of `npm run rebrand`: what makes the site another community's. Pure. */
import { parse } from 'yaml';

/** A community, as `npm run rebrand` asks for it. */
export interface Community {
  name: string;
  short: string;
  url: string;
  homepage: string;
  repository: string;
  holder: string;
  contact: string;
  color: string;
  accent: string;
}

type Field = keyof Community;

interface Question {
  ask: string;
  /** Answer where none is given. */
  otherwise: (given: Partial<Community>) => string;
  /** The form of every answer. */
  form: RegExp;
  shape: string;
}

const web = { form: /^https:\/\/[\w.-]+\.[a-z]{2,}(\/\S*)?$/i, shape: 'an address such as https://docs.example.org' };
const colour = { form: /^#[0-9a-f]{6}$/i, shape: 'six digits such as #0b5fb8' };
const words = { form: /\S/, shape: 'a few words' };

/** Every field with its question, in the order of asking. */
export const questions: Record<Field, Question> = {
  name: { ask: 'Name of the community?', otherwise: () => '', ...words },
  short: { ask: 'Its short name, below an icon?', otherwise: ({ name = '' }) => name, ...words },
  url: { ask: 'Address of this site?', otherwise: () => '', ...web },
  homepage: {
    ask: 'Address of its main website?',
    otherwise: ({ url = '' }) => url.replace(/^(https:\/\/)docs\./, '$1www.'),
    ...web,
  },
  repository: { ask: "Address of this site's repository?", otherwise: () => '', ...web },
  holder: { ask: 'Who holds the copyright?', otherwise: ({ name = '' }) => name, ...words },
  contact: {
    ask: 'Where do readers write to (an address, or nothing)?',
    otherwise: () => '',
    form: /^(|https:\/\/\S+|\S+@\S+)$/,
    shape: 'a web or mail address',
  },
  color: { ask: 'Main colour?', otherwise: () => '', ...colour },
  accent: { ask: 'Second colour, of buttons?', otherwise: () => '', ...colour },
};

export const fields = Object.keys(questions) as Field[];

/** Read the answers of a YAML file. @throws for a file that holds something else, with the names that it may hold */
export function readAnswers(text: string): Partial<Community> {
  const value: unknown = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`The file holds lines such as \`name: Example Club\`, with ${fields.join(', ')}.`);
  const unknown = Object.keys(value).find((name) => !(fields as string[]).includes(name));
  if (unknown !== undefined) throw new Error(`There is no field \`${unknown}\`: it is one of ${fields.join(', ')}.`);
  return Object.fromEntries(Object.entries(value).map(([name, answer]) => [name, String(answer)]));
}

/** Fill in what is left out; list what is missing or has another form. */
export function complete(
  given: Partial<Community>,
  present: Partial<Community>,
): { community: Community; problems: string[] } {
  const community: Partial<Community> = {};
  for (const field of fields)
    community[field] = (given[field] ?? (questions[field].otherwise(community) || (present[field] ?? '')))
      .trim()
      .replace(/^(https:.*?)\/+$/, '$1');
  const all = community as Community;
  const problems = fields
    .filter((field) => !questions[field].form.test(all[field]))
    .map((field) => `\`--${field}\` is ${questions[field].shape}, not \`${all[field]}\`.`);
  return { community: all, problems };
}
