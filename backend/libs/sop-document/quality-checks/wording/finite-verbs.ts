import { lowerWordsIn, wordsIn } from './plain-text.js';
import { withoutCondition } from './without-condition.js';

/** Tells verbs from nouns. */
export interface Verbs {
  canBeVerb(word: string): boolean;
  /** Whether the word, in any form, is a verb of work for sure. */
  isKnownVerb(word: string): boolean;
}

/** What tells verbs of an order from nouns. */
export interface VerbKnowledge {
  /** Flat names of all roles: "the order the driver signs". */
  roles: readonly string[];
  verbs: Verbs;
}

/** Verbs before a clause of its own: "make sure the door is shut". */
const CLAUSE_VERBS = new Set(
  'see say tell let make ensure check confirm verify have ask note never only wait assume'.split(' '),
);

/** Verb forms that no order has after its own verb, unless a conjunction or a comma stands between. */
const FINITE =
  /^(is|are|was|were|has|must|should|shall|may|will|would|can't|cannot|won't|doesn't|isn't|aren't|goes|gets|wants|needs|comes|gives|takes|puts|stays|remains|happens|says|sits|opens|closes|does|makes|keeps|brings|arrives|contains|consists|sends|asks|tells)$/;
/** Words that lead to a clause of its own. */
export const CONJUNCTION =
  /^(that|which|who|whose|whom|what|how|where|whether|if|when|once|until|till|unless|while|as|because|since|so|and|or|but|than|before|after|provided|except|otherwise|anything|anyone|everything|everybody|nobody|it's|whoever|whatever|whichever|wherever|cause|cos|'til)$/;
/** Verbs with two objects: "give the guest the key" has no second verb in "guest". */
const TWO_OBJECTS = /^(give|show|hand|send|tell|offer|teach|text|ask|pay|get|bring)$/;

/** A verb without the ending of the third person. */
export function withoutThirdPerson(verb: string): string {
  return verb.toLowerCase().replace(/(?<=sh|ch|ss|x)es$|s$/, '');
}

/** The words of the order, without its condition and what is quoted in it. */
export function orderWordsIn(text: string): string[] {
  return lowerWordsIn(withoutCondition(text.replace(/"[^"]*"/g, '""')));
}

/** The words of an order that can only be a second verb. */
function finiteVerbsIn(body: readonly string[], text: string, { roles, verbs }: VerbKnowledge): string[] {
  const [first = ''] = body;
  return body.filter((word, at) => {
    if (at === 0) return false;
    if (FINITE.test(word) || (at === 1 && word === 'have')) return true;
    if (!/s$/.test(word)) return false;
    if (roles.includes(body[at - 1] ?? '') && verbs.isKnownVerb(word)) return true;
    const next = body[at + 1] ?? '';
    const hasObject = /^(the|a|an|his|her|it|its|them)$/.test(next) && text.toLowerCase().includes(`${word} ${next}`);
    return at > 1 && hasObject && !TWO_OBJECTS.test(first) && verbs.canBeVerb(withoutThirdPerson(word));
  });
}

/** Whether an order has more finite verbs than words and marks that lead to a clause of its own. */
export function hasTwoFiniteVerbs(text: string, knowledge: VerbKnowledge): boolean {
  const body = orderWordsIn(text);
  const [first = ''] = body;
  if (!knowledge.verbs.canBeVerb(first) || CLAUSE_VERBS.has(first)) return false;
  const finite = finiteVerbsIn(body, text, knowledge);
  const head = text.slice(0, Math.max(0, text.toLowerCase().lastIndexOf(finite.at(-1) ?? '')));
  const conjunctions = wordsIn(withoutCondition(head)).filter((word) => CONJUNCTION.test(word.toLowerCase()));
  const marks = head.match(/[,;:(.-]/g) ?? [];
  return finite.length > conjunctions.length + marks.length;
}
