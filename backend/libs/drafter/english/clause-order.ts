import { orderFromActive } from './active-order.js';
import type { Antecedent, Pronoun } from './antecedent.js';
import { OPENS_TIME } from './continuation.js';
import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import { isPerson } from './noun-phrase.js';
import { type ClauseText, mannerOf, type Order, objectText, orderOf, withSecondVerb } from './order.js';
import type { Part } from './part.js';
import { orderFromParticiple, orderFromPassive } from './passive-order.js';
import { orderFromPlaced } from './placed.js';
import { roleOf } from './role.js';
import { textOf } from './tokens.js';

/** What the clauses of a sentence share. */
export interface Shared {
  role: string | null;
  /** Whether the last clause named who acts. */
  hasSubject: boolean;
  object: string | null;
  /** Whether the last clause told what happens to a thing: "anything broken gets a tag". */
  isOfThing: boolean;
  /** The subject of the last clause, where it is somebody whose acts stand as they were told: "the donor rests | and gets a drink". */
  guest: string | null;
  antecedent: Antecedent | null;
  /** What the sentence has said of the thing that it began with: "repack it, take a label | and send it on". */
  pronouns: ReadonlySet<Pronoun>;
  /** Whether the last clause told what is done to a thing: "deliveries are unpacked | and stand in water". */
  isDoneTo: boolean;
  /** Somebody to whom the last clause tells that something is done. */
  patient: string | null;
  /** Whether the last clause stands as it was told, with a subject that may be a thing or somebody. */
  isOfUnknown: boolean;
}

/** The order that a clause makes; null where its words have to stand as they are. */
export function orderFrom({ clause, separator }: Part, text: ClauseText, shared: Shared): Order | null {
  const { source, tokens, end } = text;
  const from = (at: number | undefined): string => source.slice(at, end);
  const { isDoneTo } = shared;
  shared.isDoneTo = clause.form === 'passive';
  switch (clause.form) {
    case 'imperative':
      if (shared.isOfThing) {
        const [verb, next] = tokens.slice(clause.verb);
        const act = doneWithThem(verb?.lower ?? '', next?.lower ?? '');
        if (act) return orderOf(`${act} them${from(verb?.end)}`);
      }
      // "deliveries are unpacked | and stand in water": of many, the verb looks like an order.
      if (separator === 'and' && isDoneTo && shared.object !== null && LASTS.test(tokens[clause.verb]?.lower ?? '')) {
        const [verb, next] = tokens.slice(clause.verb);
        if (Words.PREPOSITIONS.has(next?.lower ?? ''))
          return orderOf(`let them ${verb?.lower ?? ''}${from(verb?.end)}`);
      }
      return orderOf(`${mannerOf(tokens.slice(0, clause.verb))}${from(tokens[clause.verb]?.start)}`, {
        role: shared.hasSubject ? shared.role : null,
      });
    case 'finite': {
      const verb = tokens[clause.verb];
      const isDoing = verb?.lower === 'does' ? 'do' : null;
      const lemma =
        isDoing ??
        (verb
          ? readingOf(
              verb.lower,
              tokens[clause.verb - 1] && Words.MODALS.has(tokens[clause.verb - 1]?.lower ?? '') ? 'base' : 's',
            )?.lemma
          : null);
      const target = tokens[clause.verb + 1]?.lower ?? '';
      if (shared.isOfThing && /^(?:stay|remain)$/u.test(lemma ?? '') && Words.PREPOSITIONS.has(target))
        return orderOf(`leave it${from(verb?.end)}`);
      if (shared.isOfThing && /^(?:wait|sit|lie|hang)$/u.test(lemma ?? '') && Words.PREPOSITIONS.has(target))
        return orderOf(`let it ${lemma}${from(verb?.end)}`);
      if (shared.isOfThing)
        return lemma === 'go' && target !== ''
          ? orderOf(`${target === 'to' ? 'take' : 'put'} it${from(verb?.end)}`)
          : null;
      // "2. Locks the device": whoever acted in the sentence before.
      const role = shared.patient ?? shared.role ?? (separator === '' ? text.lastRole : null);
      shared.role = role;
      const manner = mannerOf(tokens.slice(0, clause.verb));
      const lead = tokens.slice(0, clause.verb);
      const time = lead.findIndex(({ lower }) => OPENS_TIME.test(lower));
      const when = time < 0 ? null : textOf(source, lead.slice(time));
      return lemma ? orderOf(`${manner}${lemma}${withSecondVerb(from(verb?.end))}`, { role, when }) : null;
    }
    case 'active': {
      const order = orderFromActive(clause, text);
      const subject = tokens.slice(...clause.subject);
      const isNamed = subject.length > 1 || !Words.SUBJECT_PRONOUNS.has(subject[0]?.lower ?? '');
      if (order?.kind === 'step') shared.object = isNamed ? objectText(source, subject) : null;
      if (order?.kind === 'step')
        Object.assign(shared, {
          role: order.role,
          // "the driver reports, check the seal": an order to whoever reads it, which the driver's verb does not agree with.
          hasSubject: readingOf(tokens[clause.verb]?.lower ?? '', 's') === null,
          isOfThing: order.object !== null,
        });
      return order;
    }
    case 'passive':
    case 'reduced': {
      const patient = tokens.slice(...clause.subject);
      // "old ones go in the box, | get collected on Fridays": the thing of the clause before.
      if (patient.length === 1 && /^(?:gets?|is|are)$/u.test(patient[0]?.lower ?? '') && shared.object !== null)
        return orderFromParticiple(clause.verb, shared.object, text);
      const order = orderFromPassive(clause, text);
      // "the guard is called | and opens the gate": whoever is called acts then.
      shared.patient = isPerson(patient, text.people) ? roleOf(source, patient, text.people) : null;
      if (order) Object.assign(shared, { role: order.role, hasSubject: order.role !== null, object: order.object });
      return order;
    }
    case 'participle': {
      const order = shared.object === null ? null : orderFromParticiple(clause.verb, shared.object, text);
      return order && { ...order, role: order.role ?? shared.role };
    }
    case 'placed':
    case 'note':
    case 'phrase':
      return orderFromPlaced(source, tokens, end, text.people);
    default:
      return null;
  }
}

const LASTS = /^(?:stand|sit|rest|stay|remain|wait|lie|hang|soak|settle|cool)$/u;

/** What is done with things that "get a sticker | and go to the stock room": of many, the verb looks like an order. */
function doneWithThem(verb: string, next: string): 'take' | 'put' | 'give' | null {
  if (verb === 'go' && next === 'to') return 'take';
  if (verb === 'go' && /^(?:in|into|on|onto|under|behind)$/u.test(next)) return 'put';
  return verb === 'get' && Words.ARTICLES.has(next) ? 'give' : null;
}
