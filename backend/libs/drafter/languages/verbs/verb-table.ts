/** Who a finite form is about. `order` holds forms that only an order has. */
export type Person = 'I' | 'you' | 'one' | 'we' | 'they' | 'order';

/** The forms of one verb that a procedure may use. */
export interface ConjugatedVerb {
  infinitive: string;
  forms: readonly (readonly [Person, string])[];
  /** As they are written, with every ending for gender and number. */
  participles: readonly string[];
}

/** What a finite form is a form of. */
export interface FiniteForm {
  infinitive: string;
  persons: ReadonlySet<Person>;
}

/** Gives what there is of a value, or what was made of it. A form of two verbs belongs to none. */
function put<Value>(map: Map<string, Value | null>, word: string, merge: (known: Value | undefined) => Value | null) {
  const known = map.get(word);
  if (known !== null) map.set(word, merge(known));
}

/** The finite forms and participles of the verbs of one language. What two verbs share is a form of neither. */
export class VerbTable {
  private readonly finite = new Map<string, FiniteForm | null>();
  private readonly participles = new Map<string, string | null>();
  private readonly infinitives = new Set<string>();
  private readonly further = new Set<string>();
  /** Forms by how they look without their accents; null where several look so. */
  private plain: Map<string, string | null> | null = null;

  /** @param further verbs that are less common; what looks like one of their forms is often another word */
  constructor(verbs: readonly ConjugatedVerb[], further: readonly ConjugatedVerb[] = []) {
    for (const { infinitive } of further) this.further.add(infinitive);
    for (const { infinitive, forms, participles } of [...verbs, ...further]) {
      this.infinitives.add(infinitive);
      for (const [person, form] of forms)
        put(this.finite, form, (known) => {
          if (known && known.infinitive !== infinitive) return null;
          return { infinitive, persons: new Set([...(known?.persons ?? []), person]) };
        });
      for (const participle of participles)
        put(this.participles, participle, (known) => (known && known !== infinitive ? null : infinitive));
    }
  }

  /** @param word in any case */
  finiteForm(word: string): FiniteForm | null {
    return this.finite.get(word.toLowerCase()) ?? null;
  }

  /** Whether a word can be a finite form, of whatever verb. */
  isFinite(word: string): boolean {
    return this.finite.has(word.toLowerCase());
  }

  /** The form that a word is when its accents are put back; null where it is a form as it stands, or may be several. */
  accented(word: string): string | null {
    if (this.finite.has(word) || this.infinitives.has(word) || this.participles.has(word)) return null;
    this.plain ??= this.formsWithoutAccents();
    return this.plain.get(word) ?? null;
  }

  private formsWithoutAccents(): Map<string, string | null> {
    const plain = new Map<string, string | null>();
    for (const [form, found] of [...this.finite].concat([...this.infinitives].map((verb) => [verb, null]))) {
      if (found !== null && this.further.has(found.infinitive)) continue;
      // "barrera" is a thing more often than "barrerá".
      if (/r(?:ás?|án|ão|à)$/u.test(form)) continue;
      const bare = form.normalize('NFD').replace(/\p{M}/gu, '');
      if (bare !== form) put(plain, bare, (known) => (known !== undefined && known !== form ? null : form));
    }
    return plain;
  }

  infinitiveOfParticiple(word: string): string | null {
    return this.participles.get(word.toLowerCase()) ?? null;
  }

  /** Whether a verb is one of the less common ones. */
  isFurther(infinitive: string): boolean {
    return this.further.has(infinitive);
  }

  isInfinitive(word: string): boolean {
    return this.infinitives.has(word.toLowerCase());
  }
}

/** The verbs of a list that no other one holds. */
export function othersOf(list: string, verbs: readonly ConjugatedVerb[]): string[] {
  const known = new Set(verbs.map(({ infinitive }) => infinitive));
  return [...new Set(wordsOf(list))].filter((verb) => !known.has(verb));
}

/** The words of a list that is written as one text. */
export function wordsOf(list: string): string[] {
  return list.split(/\s+/u).filter(Boolean);
}

const IRREGULAR_ORDER: readonly Person[] = ['I', 'you', 'one', 'we', 'they', 'order'];

/** A verb whose forms are written down: I, you, one, we, they, order and participles, "-" for none, "/" between several. */
export function irregularVerb(infinitive: string, written: string, endings: readonly string[]): ConjugatedVerb {
  const cells = wordsOf(written).map((cell) => (cell === '-' ? [] : cell.split('/')));
  const participles = cells[IRREGULAR_ORDER.length] ?? [];
  return {
    infinitive,
    forms: IRREGULAR_ORDER.flatMap((person, at) => (cells[at] ?? []).map((form) => [person, form] as const)),
    participles: participles.flatMap((participle) => inflected(participle, endings)),
  };
}

/** "abierto" → "abierto", "abierta", "abiertos", "abiertas": the last letter makes way for each ending; "entregue" has one for both. */
function inflected(participle: string, endings: readonly string[]): string[] {
  if (endings.length === 0) return [participle];
  if (participle.endsWith('e')) return [participle, `${participle}s`];
  if (endings.includes('')) return endings.map((ending) => participle + ending);
  return endings.map((ending) => participle.slice(0, -1) + ending);
}
