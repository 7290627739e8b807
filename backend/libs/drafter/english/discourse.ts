import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isPersonNoun, isUnknownWord, readingOf } from './lexicon/words.js';
import { isGroup, isPerson, isPlural } from './noun-phrase.js';
import type { Part } from './part.js';
import { isOutsider, roleOf } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** Somebody to whom a clause says something is done: whom somebody calls, tells, hands something. */
interface Told {
  role: string;
  /** Whether the clause names another one who does it: "the nurse calls the doctor", but not "call the doctor". */
  hasSubject: boolean;
  /** Whether the work goes over to them: "passes the ticket to the supervisor". */
  takesOver: boolean;
  /** How many sentences ago that was. */
  age: number;
  /** Whether something else is done to them than being told: "the manager must be woken, and she …", but no "they". */
  isDoneTo: boolean;
}

/** Verbs after which the next "he" is the person who is told, asked, or given something. */
const TURNS_TO =
  /^(?:call|tell|notify|inform|page|contact|ask|phone|ring|text|alert|warn|message|e-?mail|give|hand|pass|send|show|offer|bring|report|escalate|remind|let|fetch|get|name|appoint|choose|select|designate|nominate)$/u;
const TOLD =
  /^(?:call|tell|notify|inform|page|contact|ask|phone|ring|alert|warn|e-?mail|message|name|appoint|choose|select|designate|nominate)$/u;
const TOLD_THROUGH = /^(?:to|for|of)$/u;
const MAX_NAME = 4;
const MAX_WORKERS = 3;
/** After them the work goes on with whoever got it. */
const TRANSFERS = /^(?:give|hand|pass|send|forward|escalate|report|bring)$/u;
/** Whoever is named for a job does it: "one waiter is named who carries them". */
const APPOINTS = /^(?:name|appoint|choose|select|designate|nominate)$/u;
/** What things do, too. */
const MOVES = /^(?:go|come|stay|belong|move|travel|lie|stand|hang|remain|arrive|leave)$/u;
const OWN = /^(?:he|his|him|she|her|they|their|them)$/u;
/** Nouns that tell whether somebody is a man or a woman. */
const MAN = /(?:man|boy|father|husband|son|brother|steward|landlord)$/iu;
const WOMAN = /(?:woman|girl|mother|wife|daughter|sister|waitress|hostess|stewardess|midwife|lady|maid|matron)$/iu;

/** Who has been named in a request so far. It alone decides whom "he", "she" and "they" mean. */
export class Discourse {
  private told: Told | null = null;
  /** Whom the condition of the sentence is about, where work is done to them: "if the guest is late". */
  private guest: string | null = null;
  /** Who has acted, the last one first. */
  private workers: readonly string[] = [];
  /** Whether the clause before has named several things: "check the pins". */
  private hasThings = false;
  /** "he" or "she", of those of whom it has been said. */
  private readonly pronouns = new Map<string, string>();
  /** Who does something to "them" is somebody else: "the driver rides with a mentor, who scores them". */
  private readonly others = new Set<string>();

  /**
   * @param people names that the request uses for people
   * @param worker who acted last
   */
  constructor(
    private readonly people: ReadonlySet<string>,
    worker: string | null,
  ) {
    this.worker = worker;
  }

  /** Who acted last. */
  get worker(): string | null {
    return this.workers[0] ?? null;
  }

  set worker(role: string | null) {
    if (role !== null) this.workers = [role, ...this.workers.filter((other) => other !== role)].slice(0, MAX_WORKERS);
  }

  /** A discourse that forgets what it is told from here on. */
  copy(): Discourse {
    const copy = new Discourse(this.people, null);
    copy.workers = this.workers;
    copy.told = this.told;
    for (const role of this.others) copy.others.add(role);
    return copy;
  }

  beginSentence(): void {
    this.guest = null;
    if (this.told !== null) this.told = this.told.age > 0 ? null : { ...this.told, age: 1 };
  }

  /** Whom a sentence names that tells of no work: "we have taken on a helper named Mirko". */
  introduce(sentence: string): void {
    const name = /\b(?:named|called)\s+(\p{Lu}\p{Ll}+)/u.exec(sentence)?.[1];
    if (name && this.people.has(name)) this.worker = name;
  }

  /** A condition is about somebody: "if the patient falls". @param said what it tells of them */
  isAbout(role: string, said: readonly Token[]): void {
    // "He asks …. If the engineer is late, he …": whoever was "he" before acts on.
    const isKnown = this.worker !== null && this.worker !== role && this.pronouns.has(this.worker);
    if (this.worker === null || !(isOutsider(role) || isKnown)) this.worker = role;
    else this.guest = role;
    // "if the patient has hurt their hand, she …": somebody else.
    const own = said.find(({ lower }) => OWN.test(lower))?.lower;
    const pronoun = own && (own.startsWith('h') ? (own === 'her' ? 'she' : 'he') : own === 'she' ? 'she' : 'they');
    if (pronoun && !isMany(role, this.people)) this.pronouns.set(role, pronoun);
  }

  /** Reads whom a clause names. @param role who does what it tells */
  read(role: string | null, part: Part | undefined, source: string): void {
    this.worker = role;
    if (!part) return;
    if (role !== null && !isMany(role, this.people) && actsOnThem(part)) this.others.add(role);
    this.hasThings = namesThings(part);
    const told = this.toldIn(part, source);
    if (told === null) return;
    const { clause, tokens } = part;
    const lemma = 'verb' in clause ? (readingOf(tokens[clause.verb]?.lower ?? '', 'base', 's')?.lemma ?? '') : '';
    // "reports to the manager": whoever does goes on.
    const isOfSelf = lemma === 'report' && 'verb' in clause && tokens[clause.verb + 1]?.lower === 'to';
    const done =
      clause.form === 'passive' ? readingOf(tokens[clause.verb]?.lower ?? '', 'participle')?.lemma : undefined;
    const takesOver = (TRANSFERS.test(lemma) || APPOINTS.test(done ?? lemma)) && !isOutsider(told) && !isOfSelf;
    this.told = { role: told, hasSubject: clause.form !== 'imperative', takesOver, age: 0, isDoneTo: isDoneTo(part) };
  }

  /** Whom the subject of a clause means, where it is a pronoun; else who acted last. Null where two may be meant. */
  meantBy({ clause, tokens }: Part): string | null {
    const pronoun = clause.form === 'active' ? (tokens[clause.subject[0]]?.lower ?? '') : '';
    const isAlone = clause.form === 'active' && clause.subject[1] - clause.subject[0] === 1;
    if (!isAlone || !/^(?:he|she|they)$/u.test(pronoun)) return this.worker;
    // "The clerk seals the bags. They travel in the cage": where they go is told of things.
    const [verb, place] = tokens.slice(clause.subject[1]);
    const isMoved = pronoun === 'they' && MOVES.test(verb?.lower ?? '') && Words.PREPOSITIONS.has(place?.lower ?? '');
    if (isMoved && this.worker !== null && !isMany(this.worker, this.people)) return null;
    const meant = this.meant(pronoun, tokens.slice(clause.subject[1]));
    if (meant !== null && pronoun !== 'they') this.pronouns.set(meant, pronoun);
    return meant;
  }

  private meant(pronoun: string, rest: readonly Token[]): string | null {
    const { told, guest, worker } = this;
    // "a sweep reminds the customer. He …": whoever the first word names.
    if (told?.hasSubject && worker === null && isOutsider(told.role)) return null;
    // "the guard checks the pins. They have to stand straight.": one of them does nothing to anything.
    const isOfThings = this.hasThings && told === null && guest === null && !hasObject(rest);
    if (pronoun === 'they' && isOfThings && worker !== null && !isMany(worker, this.people)) return null;
    // "if the guest is late, she calls him": somebody else than the guest.
    const other = guest !== null && isDoneToThem(rest) ? worker : guest;
    const isOther = told?.isDoneTo === true && (pronoun === 'they' || told.age > 0);
    if (told !== null && !isOther && this.mayBe(told.role, pronoun) && this.isNext(told, pronoun)) {
      // "the nurse calls the doctor and she writes …", of a nurse who was "she" before: one as well as the other.
      const isEither = told.hasSubject && worker !== null && this.pronouns.get(worker) === pronoun;
      return isEither && !this.pronouns.has(told.role) ? null : told.role;
    }
    if (other === null || pronoun === 'they') return other ?? this.workerOr(told, pronoun);
    if (worker === null || other === worker || !this.mayBe(worker, pronoun)) return other;
    if (!this.mayBe(other, pronoun)) return worker;
    if (this.pronouns.get(worker) === pronoun) return worker;
    return genderOf(other) === pronoun ? other : null;
  }

  /** Whether whoever was told something comes before whoever told it. */
  private isNext({ role, hasSubject, takesOver, age }: Told, pronoun: string): boolean {
    if (!hasSubject || this.worker === null || !this.mayBe(this.worker, pronoun)) return true;
    if (age > 0) return takesOver && pronoun !== 'they';
    return pronoun !== 'they' || isMany(role, this.people) || !isMany(this.worker, this.people);
  }

  private workerOr(told: Told | null, pronoun: string): string | null {
    const { worker } = this;
    if (pronoun === 'they' && worker !== null && this.others.has(worker))
      return this.workers.find((role) => !this.others.has(role) && this.mayBe(role, pronoun)) ?? null;
    // "The lead opens it. She takes it out, a colleague counts it. If any is missing, she …": whoever was "she" before.
    const known = this.workers.filter((role) => this.pronouns.get(role) === pronoun);
    const [one] = known;
    if (worker !== null && one !== undefined && known.length === 1 && !this.pronouns.has(worker) && pronoun !== 'they')
      return genderOf(worker) === pronoun ? worker : one;
    if (worker === null || this.mayBe(worker, pronoun)) return worker;
    const areMany = (role: string): boolean => isMany(role, this.people);
    const fits = (role: string): boolean => (pronoun === 'they' ? areMany(role) : this.mayBe(role, pronoun));
    return told?.role ?? this.workers.find(fits) ?? worker;
  }

  /** Whether number and gender fit; of most jobs the gender is known only from an earlier pronoun. */
  private mayBe(role: string, pronoun: string): boolean {
    if (pronoun === 'they') return !this.people.has(role);
    const gender = this.pronouns.get(role) ?? genderOf(role);
    // "reception", "the emergency service": no single person.
    if (!this.people.has(role) && isGroup(tokenise(role)) && !isPerson(tokenise(role), this.people)) return false;
    return !isMany(role, this.people) && (gender === null || gender === pronoun);
  }

  /** Who is called, told or given something: the only person that stands behind the verb. */
  private toldIn({ clause, tokens }: Part, source: string): string | null {
    // "the director is told the same day, and she decides"
    if (clause.form === 'passive') {
      const subject = tokens.slice(...clause.subject);
      return isPerson(subject, this.people) ? roleOf(source, subject, this.people) : null;
    }
    if (clause.form !== 'imperative' && clause.form !== 'active' && clause.form !== 'finite') return null;
    const lemma = readingOf(tokens[clause.verb]?.lower ?? '', 'base', 's')?.lemma ?? '';
    if (clause.form !== 'imperative' && !TURNS_TO.test(lemma)) return null;
    const names: string[] = [];
    for (let at = clause.verb + 1; at < tokens.length; at += 1) {
      const before = tokens[at - 1]?.lower ?? '';
      // "by the nurse", "of the patient": nobody to whom it is done.
      const isOther = at > clause.verb + 1 && Words.PREPOSITIONS.has(before) && !TOLD_THROUGH.test(before);
      const name = isOther || before === 'of' ? null : this.nameAt(tokens, at, source);
      if (name !== null) {
        names.push(name.role);
        at = name.end;
      }
      if (Words.CONDITION_WORDS.has(tokens[at]?.lower ?? '')) break;
    }
    return names.length === 1 ? (names[0] ?? null) : null;
  }

  /** "the duty manager", "Petra": a name that begins at a token. */
  private nameAt(tokens: readonly Token[], at: number, source: string): { role: string; end: number } | null {
    const first = tokens[at];
    const isName = first !== undefined && (this.people.has(first.text) || isProperName(first));
    if (!first || !(isName || Words.DETERMINERS.has(first.lower))) return null;
    if (isName) return { role: first.text, end: at };
    const rest = tokens.slice(at, at + MAX_NAME + 1);
    const length = rest.findIndex(({ kind, lower }, index) => index > 0 && (kind !== 'word' || endsName(lower)));
    const phrase = length < 0 ? rest.slice(0, MAX_NAME) : rest.slice(0, length);
    // "the customer a ticket"
    const next = phrase.findIndex(({ lower }, index) => index > 0 && Words.DETERMINERS.has(lower));
    const name = next > 0 ? phrase.slice(0, next) : phrase;
    const role = isPerson(name, this.people) ? roleOf(source, name, this.people) : null;
    return role === null ? null : { role, end: at + name.length - 1 };
  }
}

/** "the manager must be woken": done to somebody who is not told anything. */
function isDoneTo({ clause, tokens }: Part): boolean {
  return (
    clause.form === 'passive' && !TOLD.test(readingOf(tokens[clause.verb]?.lower ?? '', 'participle')?.lemma ?? '')
  );
}

/** "pins", "the magnets on the doors" behind a verb. */
function namesThings({ clause, tokens }: Part): boolean {
  if (!('verb' in clause)) return false;
  return tokens
    .slice(clause.verb + 1)
    .some((token) => isPlural(token) && isCommonNoun(token.lower) && !isPersonNoun(token.lower));
}

function hasObject(rest: readonly Token[]): boolean {
  const end = rest.findIndex(({ lower, kind }) => kind === 'sign' || Words.CONDITION_WORDS.has(lower));
  const said = end < 0 ? rest : rest.slice(0, end);
  return said.some(({ lower }) => Words.DETERMINERS.has(lower) || Words.OBJECT_PRONOUNS.has(lower));
}

function endsName(word: string): boolean {
  return (
    Words.PREPOSITIONS.has(word) ||
    Words.COORDINATORS.has(word) ||
    Words.CONDITION_WORDS.has(word) ||
    Words.RELATIVES.has(word) ||
    Words.SUBJECT_PRONOUNS.has(word)
  );
}

/** "Ana": a name that no list of words has. */
function isProperName({ text, lower }: Token): boolean {
  return /^\p{Lu}\p{Ll}{1,20}$/u.test(text) && isUnknownWord(lower);
}

/** "technicians", but not "Niklas" */
function isMany(role: string, people: ReadonlySet<string>): boolean {
  const name = role.replace(/\s*\([^)]*\)$/u, '');
  const head = /^(?:one|each|either) of /iu.test(name)
    ? ''
    : (/^(.+?)(?: (?:of|with|without|on|at|in|from|for|who)\b|$)/iu.exec(name)?.[1] ?? '');
  return !people.has(role) && /[^s]s$/iu.test(head);
}

function genderOf(role: string): string | null {
  const name = role.replace(/\s*\([^)]*\)$/u, '');
  if (WOMAN.test(name)) return 'she';
  return MAN.test(name) ? 'he' : null;
}

/** "calls them back", "helps her up", but not "takes her coat": a pronoun that cannot mean who does it. */
function isDoneToThem(rest: readonly Token[]): boolean {
  return rest.some(({ lower }, at) => {
    const next = rest[at + 1];
    const isOwn = lower === 'her' && next?.kind === 'word' && isCommonNoun(next.lower);
    return /^(?:him|her|them)$/u.test(lower) && !isOwn;
  });
}

function actsOnThem({ clause, tokens }: Part): boolean {
  return 'verb' in clause && tokens[clause.verb + 1]?.lower === 'them';
}
