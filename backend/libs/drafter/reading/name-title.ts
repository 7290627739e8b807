import { definiteArticle } from '../languages/articles.js';
import { holdsFiniteVerb } from '../languages/clauses/foreign-order.js';
import { profileFor } from '../languages/profile-for.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import { caseTitleOf } from './foreign-guess.js';
import { foreignTitle } from './foreign-title.js';

const GERMANIC_ARTICLE = /^(?:der|die|das|den|dem|des|de|het)\s+/iu;
/** "how …", "when …": a clause that may be a title. */
const OPENS_NAMED_CLAUSE =
  /^(?:wie|was|wenn|falls|sobald|cómo|como|qué|cuando|si|comment|quand|lorsqu\p{L}*|que|come|cosa|quando|se|hoe|wat|als|wanneer|o que)(?!\p{L})/iu;

/** "einen festen Ablauf", "une vraie procédure": the text that is wished for, and not what it is about. */
const ONLY_TEXT =
  /^(?:(?:einen?|eine?[rms]?|une?|una|uno|um|uma|un|een|ein|el|la|le|il|lo|o|a|de|het|der|die|das)\s)?(?:\p{L}+\s)?(?:ablauf|anleitung|anweisung|arbeitsanweisung|verfahren(?:sanweisung)?|prozedur|checkliste|procédures?|protocoles?|consignes?|mode opératoire|fiche|procedimiento|protocolo|instrucci(?:ón|ones)|guía|documento|procedura|istruzion[ei]|procedimento|instruç(?:ão|ões)|guia|procedure|werkwijze|instructie|werkinstructie|handleiding|stappenplan|protocol)(?:\s(?:bauen|machen|schreiben|maken|schrijven|hacer|faire|fare|fazer))?$/iu;

/**
 * Makes a title of words that name the work: "die Aufnahme neuer Mandanten" → "Aufnahme neuer Mandanten"; null for a clause that
 * does not say how or when.
 */
export function titleOfForeignName(name: string, lang: string): string | null {
  const plain = trimPunctuation(name);
  if (ONLY_TEXT.test(plain)) return null;
  const ofCase = caseTitleOf(plain, lang);
  if (ofCase !== null) return ofCase;
  if (!OPENS_NAMED_CLAUSE.test(plain) && holdsFiniteVerb(plain, lang)) return null;
  const bare = plain.replace(GERMANIC_ARTICLE, '').replace(new RegExp(`^${definiteArticle(lang)}`, 'iu'), '');
  return capitalise(foreignTitle(bare, profileFor(lang))) || null;
}
