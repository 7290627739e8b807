import { actorOf, goesOn, namesActor, plainRole } from '../languages/actors.js';
import {
  beginsWithSubject,
  beginsWithVerb,
  endsWithInfinitive,
  foreignOrder,
  hasOwnSubject,
  holdsFiniteVerb,
  isPassiveOf,
  noteOrder,
  romanceGrammarOf,
  uprightOf,
} from '../languages/clauses/foreign-order.js';
import { keptActor } from '../languages/clauses/kept-actor.js';
import { withNamedAgent } from '../languages/clauses/named-agent.js';
import type { Doer } from '../languages/clauses/order.js';
import { isOutsider } from '../languages/outsiders.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { beginsWithState, onlyReceives } from '../languages/receivers.js';
import { capitalise } from '../text/words.js';
import { DoerMemory } from './doer-memory.js';
import { type Findings, type FoundStep, foundStep } from './findings.js';
import { goingOn } from './foreign-action.js';
import { endsInNegation } from './not-done.js';
import { endsWithOthers, isSubjectApart } from './of-others.js';

/** "tekenen we de bon", "zählen wir": a verb with its subject behind it. */
const VERB_OF_US = /^(?:und |en )?\p{Ll}+en (?:wir|we|wij|sie|ze|zij)\s/u;

/** "Les vendeuses | doivent pouvoir répondre": without its subject, such a verb tells nothing. */
const MODAL =
  /^(?:doi(?:t|vent)|devra(?:ient)?|devront|peu(?:t|vent)|sont|est|deben?|deberán?|pueden?|son|están?|dev(?:e|ono|em)|dovr(?:à|anno)|può|possono|sono|pode(?:m)?|são|estão)\s/iu;

/** "Cliente nouvelle ou pas venue : test d'allergie": of whom something is done, where no verb stands before the colon. */
function isOnlyNamed(part: string, lang: string): boolean {
  const [, head = ''] = /^([^:：]{2,80}?)\s?[:：]\s/u.exec(part) ?? [];
  return head !== '' && romanceGrammarOf(lang) !== null && !holdsFiniteVerb(head, lang);
}

function kindRole(doer: Doer | null): string | null {
  return doer?.kind === 'role' ? doer.role : null;
}

/** Writes the steps of a request in another language than English, and who does each. */
export class StepWriter {
  private readonly doers = new DoerMemory();
  private opening: string | null = null;
  private isInList = false;
  /** The step of the sentence at hand that stands as it was written, if it has one. */
  private kept: FoundStep | null = null;

  constructor(
    private readonly findings: Findings,
    private readonly profile: ReadingProfile,
    private readonly lang: string,
  ) {}

  /** @param isInList whether the block is an item of a list, whose notes tell what is to be done */
  beginBlock(isInList: boolean): void {
    this.isInList = isInList;
  }

  beginSentence(): void {
    this.doers.beginSentence();
    this.opening = null;
    this.kept = null;
  }

  /** Adds those whom a text says to be responsible. */
  addNamedRoles(text: string): void {
    for (const pattern of this.profile.namedRoles)
      for (const match of text.matchAll(pattern)) this.addRole(match.groups?.['role'], match.groups?.['person']);
  }

  /** Adds somebody to the roles, and gives the name; null where there is none. */
  addRole(role: string | undefined, person: string | undefined): string | null {
    const said = role && person ? `${role.trim()} (${person.trim()})` : (role ?? person)?.trim();
    if (!said) return null;
    const name = plainRole(said.replace(/^(?:der|die|das)\s(?=\p{Lu})/iu, ''), this.lang);
    this.findings.roles.add(capitalise(name));
    return capitalise(name);
  }

  /** Keeps in mind of whom a rule is: "De monteur opent de kast nooit. Hij leest …" */
  mention(rule: string): void {
    const rest = rule.replace(/\s(?:no|non|nunca|jamás|mai)(?=\s)/giu, '');
    const told = actorOf(rest, this.lang)?.role ?? kindRole(keptActor(rest, this.lang));
    if (told && !isOutsider(told)) this.doers.mention(capitalise(plainRole(told, this.lang)));
  }

  /** Adds what a part of a sentence tells, as an instruction where that is certain. */
  add(part: string, phase: string | null, when: string | null = null): void {
    if (!this.addOrder(part, phase, when) && !this.goesOnWithKept(part)) this.keep(part, phase, when);
  }

  /** Adds a part in the person's own words, with who does it where that is plain. */
  keep(part: string, phase: string | null, when: string | null = null): void {
    const subject = this.profile.subjects.map((pattern) => pattern.exec(part)?.groups).find(Boolean);
    // "die Leitung entlüften": before an infinitive it is what the work is done to.
    const isNobody = isPassiveOf(part, this.lang) || endsWithInfinitive(part, this.lang);
    // "Der Handwerker schickt ihn; ohne diesen bucht die Kasse nichts": what several do in one line is of nobody alone.
    const [, later = ''] = /\p{L}\s?;\s(\p{Ll}.*)$/su.exec(part) ?? [];
    const isSeveral = later !== '' && namesActor(later, this.lang);
    const isOfSeveral = isSeveral || isOnlyNamed(part, this.lang) || endsWithOthers(part, this.lang);
    const acting = subject || isNobody || isOfSeveral ? null : actorOf(part, this.lang);
    const kept = subject || acting || isOfSeveral || this.isCalled(part) ? null : keptActor(part, this.lang);
    const told = acting?.role ?? (kept?.kind === 'role' ? kept.role : undefined);
    // "Kunde kommt zu spät: 5 Euro": of whom the case is.
    const isOfCase =
      told !== undefined && isOutsider(told) && (/^[^,:]{3,80}[,:]\s/u.test(part) || onlyReceives(part, this.lang));
    const named = this.addRole(subject?.['role'] ?? (isOfCase ? undefined : told), subject?.['person']);
    const meant = kept && kept.kind !== 'role' && this.doers.knows(kept) ? this.doers.roleOf(kept) : null;
    const goes = this.profile.goesOn?.test(part) || goesOn(part, this.lang);
    const role = named ?? meant ?? (goes ? this.doers.current : null);
    if (named) this.doers.remember(named);
    const isWhole =
      acting !== null &&
      (romanceGrammarOf(this.lang) !== null ||
        later !== '' ||
        isOfCase ||
        MODAL.test(acting.rest ?? '') ||
        isSubjectApart(part, this.lang) ||
        beginsWithState(acting.rest ?? '', this.lang));
    const text = this.asInstruction(subject?.['rest'] ?? (isWhole ? part : acting?.rest) ?? part);
    const expected = this.profile.limit?.exec(part)?.[1]?.trim() ?? null;
    // "über 300 Euro entscheidet die Chefin": words that stand as they are name somebody themselves.
    const hasSubject =
      named !== null ||
      isSeveral ||
      hasOwnSubject(text, this.lang) ||
      namesActor(text, this.lang) ||
      beginsWithSubject(text, this.lang);
    this.kept = foundStep(capitalise(text), { role, phase, when, expected, hasSubject });
    this.findings.steps.push(this.kept);
  }

  /** "Chef rufen", "dann monteur bellen": right before an infinitive at the end stands whom it is done to. */
  private isCalled(part: string): boolean {
    const words = part.split(/\s+/u).slice(/^(?:dann|dan|erst|eerst|sofort|direct)\s/iu.test(part) ? 1 : 0);
    return words.length === 2 && endsWithInfinitive(part, this.lang);
  }

  /** "Gäste melden sich an | und ziehen eine Nummer": nobody is named who could go on, so that it stays where it was. */
  private goesOnWithKept(part: string): boolean {
    // "Deckel drauf | zieht Wasser": without a verb it tells nobody who could go on.
    const hasVerb = this.kept?.text.split(/\s+/u).some((word) => beginsWithVerb(`${word} x`, this.lang)) === true;
    const isJoined = hasVerb || /^(?:und|en)\s/u.test(part);
    const more = isJoined && this.kept === this.findings.steps.at(-1) ? goingOn(part, this.lang) : null;
    if (this.kept === null || more === null) return false;
    this.kept.text += more;
    return true;
  }

  /** A clause whose form is certain becomes an instruction. */
  private addOrder(part: string, phase: string | null, when: string | null): boolean {
    const plain = foreignOrder(part, this.lang) ?? (this.isInList ? noteOrder(part, this.lang) : null);
    const order = plain && withNamedAgent(plain, part, this.lang);
    if (!order || !this.doers.knows(order.doer) || endsWithOthers(part, this.lang)) return false;
    const { doer } = order;
    if (doer.kind === 'role' && isOutsider(doer.role) && onlyReceives(part, this.lang)) return false;
    if (doer.kind === 'role' && endsInNegation(doer.role)) return false;
    const named = doer.kind === 'role' ? this.addRole(doer.role, undefined) : null;
    if (named) this.doers.remember(named);
    const meant = this.doers.roleOf(doer);
    if (meant) this.findings.roles.add(meant);
    // "Bei Ladenschluss zählt sie das Geld | und unterschreibt die Liste": what opens a clause opens both halves.
    const isOpened = beginsWithVerb(part, this.lang) || VERB_OF_US.test(part) || doer.kind === 'gone on';
    this.opening = isOpened ? (order.when ?? this.opening) : order.when;
    const opening = this.opening?.toLowerCase() === when?.toLowerCase() ? null : this.opening;
    const times = [when, opening].filter((time) => time !== null);
    const expected = this.profile.limit?.exec(part)?.[1]?.trim() ?? null;
    this.findings.steps.push(
      foundStep(capitalise(order.text).replace(/[,;]$/u, ''), {
        role: named ?? meant,
        phase,
        when: times.length === 0 ? null : capitalise(times.join(', ')),
        expected,
        // "le commercial concerné examine le dossier | et répond": whoever that is goes on.
        hasSubject: named !== null || (doer.kind === 'same' && this.kept?.hasSubject === true),
      }),
    );
    return true;
  }

  private asInstruction(text: string): string {
    // "…, wirft er den Schlüssel ein": behind its condition the verb stood first.
    const isTurned = beginsWithVerb(text, this.lang) && !/^\S+\s(?:sie|ze|es|het)\s/u.test(text);
    if (isTurned) return uprightOf(text, this.lang) ?? text;
    const rewrite = this.profile.rewrites.find(({ pattern }) => pattern.test(text));
    if (!rewrite) return text;
    const { pattern, replacement } = rewrite;
    if (typeof replacement === 'string') return text.replace(pattern, replacement);
    return text.replace(pattern, (_, ...groups: string[]) => replacement(...groups));
  }
}
