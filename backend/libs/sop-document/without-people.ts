import { answerQuestion } from './answer-question.js';
import { blankOf } from './blanks.js';
import { cutLine } from './clean-text.js';
import { linesOf } from './document-lines.js';
import { newItemId } from './item-id.js';
import { type SopDocument, sopDocumentSchema, stepsOf } from './sop-document.js';
import { primaryLanguage } from './sop-labels.js';
import { LIST_LIMITS } from './sop-limits.js';

/** Personal data in a text. */
type Kind = 'name' | 'mail' | 'phone';

interface BlankWords extends Record<Kind, string> {
  ask(blank: string): string;
}

const ENGLISH: BlankWords = {
  ...{ name: 'name', mail: 'email address', phone: 'phone number' },
  ask: (blank) => `What is written for “${blank}”?`,
};
const WORDS: Readonly<Record<string, BlankWords>> = {
  en: ENGLISH,
  de: {
    ...{ name: 'Name', mail: 'E-Mail-Adresse', phone: 'Telefonnummer' },
    ask: (blank) => `Was steht für „${blank}“?`,
  },
  es: {
    ...{ name: 'nombre', mail: 'correo electrónico', phone: 'teléfono' },
    ask: (blank) => `¿Qué se escribe por «${blank}»?`,
  },
  fr: {
    ...{ name: 'nom', mail: 'adresse e-mail', phone: 'téléphone' },
    ask: (blank) => `Que faut-il écrire pour « ${blank} » ?`,
  },
  pt: {
    ...{ name: 'nome', mail: 'e-mail', phone: 'telefone' },
    ask: (blank) => `O que se escreve em “${blank}”?`,
  },
};

const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;
/** With its country, with a leading zero, with the area in brackets, or in the groups of North America; and extensions. */
const PHONE =
  /(?<![\p{L}\p{N}])(?:(?:\+|00)\d(?:[\s()./-]{0,2}\d){6,14}|0\d{1,5}[\s/-]{1,3}\d(?:[\s/-]?\d){4,9}|\(\d{2,5}\)\s?\d(?:[\s-]?\d){4,9}|\d{3}[-.\s]\d{3}[-.\s]\d{4}|(?<=\bext(?:ension|\.)? )\d{2,6})(?![\p{L}\p{N}])/gu;
const TITLED =
  /(?<![\p{L}])(?:Mr|Mrs|Ms|Dr|Prof|Herrn?|Frau|Sra?|Señora?|Mme|Monsieur|Madame|Dona?)\.?\s(\p{Lu}\p{Ll}{1,30}(?:-\p{Lu}\p{Ll}{1,30})?)/gu;
/** "Shift lead (Anna Schmidt)". */
const IN_ROLE = /\((\p{Lu}\p{Ll}{1,30}(?:\s\p{Lu}\p{Ll}{1,30}){0,2})\)/gu;
const MOST_NAMES = 200;

/** Keys whose values are no texts. */
const NO_TEXT = new Set(['v', 'id', 'src', 'kind', 'level', 'input', 'lang', 'about', 'target', 'filled', 'replaced']);

/**
 * Removes personal data from a procedure: names, e-mail addresses and phone numbers become blanks, each with its
 * question. Answers are removed, so that their fields are open again.
 * @param people known names of people; names with a title, and names after a role, are detected.
 */
export function withoutPeople(document: SopDocument, people: Iterable<string>): SopDocument {
  const open = document.questions.reduce(
    (changed, { id, answer }) => (answer === null ? changed : answerQuestion(changed, id, '')),
    document,
  );
  const blanks = new PersonalBlanks([...people, ...namesIn(open)], WORDS[primaryLanguage(open.lang)] ?? ENGLISH);
  mapTexts(open, (text) => blanks.collect(text));
  const emptied = fitted(mapTexts(open, (text) => blanks.empty(text)));
  const room = LIST_LIMITS.questions - emptied.questions.length;
  return { ...emptied, questions: [...emptied.questions, ...blanks.questions().slice(0, Math.max(0, room))] };
}

function namesIn(document: SopDocument): string[] {
  const texts = linesOf(document).flatMap((line) => line.texts);
  const roles = [
    ...document.roles.map(({ name }) => name),
    ...stepsOf(document).flatMap(({ role }) => role ?? []),
    ...document.exceptions.flatMap(({ escalate_to }) => escalate_to ?? []),
  ];
  return [
    ...texts.flatMap((text) => [...text.matchAll(TITLED)].flatMap(([, name]) => name ?? [])),
    ...roles.flatMap((text) => [...text.matchAll(IN_ROLE)].flatMap(([, name]) => name ?? [])),
  ];
}

/** The blanks of a document, numbered where there are several of a kind. */
class PersonalBlanks {
  private readonly found: Record<Kind, string[]> = { name: [], mail: [], phone: [] };
  private readonly patterns: readonly [Kind, RegExp][];

  constructor(
    names: readonly string[],
    private readonly words: BlankWords,
  ) {
    // A name that contains another one is searched first.
    const known = [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 1))]
      .sort((one, other) => other.length - one.length)
      .slice(0, MOST_NAMES)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
    const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'gu');
    this.patterns = [
      ['mail', MAIL],
      ['phone', PHONE],
      ['name', name],
    ];
  }

  /** Collects the personal data of a text, in the order of the document. */
  collect(text: string): string {
    return this.replace(text, (kind, value) => {
      if (this.placeOf(kind, value) < 0) this.found[kind].push(value);
      return value;
    });
  }

  empty(text: string): string {
    return this.replace(text, (kind, value) => blankOf(this.nameOf(kind, this.placeOf(kind, value))));
  }

  questions(): SopDocument['questions'] {
    return (['name', 'mail', 'phone'] as const).flatMap((kind) =>
      this.found[kind].map((_value, place) => {
        const name = this.nameOf(kind, place);
        const target = { path: 'blanks' as const, name };
        return { id: newItemId(), about: 'roles' as const, text: this.words.ask(name), answer: null, target };
      }),
    );
  }

  private nameOf(kind: Kind, place: number): string {
    return this.found[kind].length > 1 ? `${this.words[kind]} ${place + 1}` : this.words[kind];
  }

  /** "Dr. Osei" and "Osei" are one person. */
  private placeOf(kind: Kind, value: string): number {
    if (kind !== 'name') return this.found[kind].indexOf(value);
    const words = new Set(value.split(/\s+/u));
    return this.found.name.findIndex((known) => known.split(/\s+/u).some((word) => words.has(word)));
  }

  private replace(text: string, write: (kind: Kind, value: string) => string): string {
    return this.patterns.reduce(
      (changed, [kind, pattern]) => changed.replace(pattern, (value) => write(kind, value)),
      text,
    );
  }
}

function mapTexts(document: SopDocument, map: (text: string) => string): SopDocument {
  const mapped = (value: unknown, key: string | null): unknown => {
    if (key !== null && NO_TEXT.has(key)) return value;
    if (typeof value === 'string') return map(value);
    if (Array.isArray(value)) return value.map((each: unknown) => mapped(each, null));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, name)]));
  };
  return mapped(document, null) as SopDocument;
}

/** A blank may be longer than what it replaces: texts that become too long are cut. */
function fitted(document: SopDocument): SopDocument {
  const { error } = sopDocumentSchema.safeParse(document);
  if (!error) return document;
  const copy = structuredClone(document);
  for (const issue of error.issues) {
    const key = issue.path.at(-1);
    const holder = issue.path.slice(0, -1).reduce<unknown>((value, name) => fieldOf(value, name), copy);
    const text = key === undefined ? null : fieldOf(holder, key);
    if (issue.code !== 'too_big' || typeof text !== 'string' || key === undefined) continue;
    Object.assign(holder as object, { [key]: cutLine(text, Number(issue.maximum)) });
  }
  return sopDocumentSchema.parse(copy);
}

function fieldOf(value: unknown, name: PropertyKey): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined;
}
