import { actorOf } from '../languages/actors.js';
import { definiteArticle } from '../languages/articles.js';
import { romanceGrammarOf } from '../languages/clauses/foreign-order.js';
import { isFiniteWord } from '../languages/clauses/romance-grammar.js';
import { capitalise, countWords } from '../text/words.js';

const MAX_NAME_WORDS = 5;
/** "Die Warenannahme beginnt um sechs": verbs of what happens, after a name. */
const GERMANIC: Readonly<Record<string, RegExp>> = {
  de: /^(?:[Dd]er|[Dd]ie|[Dd]as)\s((?:\p{Ll}+en?\s)?\p{Lu}\p{Ll}{5,}(?:\s(?:der|des|von|vom|im|am)\s(?:\p{Ll}+en?\s)?\p{Lu}\p{L}+)?)\s(?:beginnt|öffnet|schließt|erfolgt|findet|dauert|startet|läuft|geschieht|fängt|kommt|endet)(?!\p{L})/u,
  nl: /^(?:de|het)\s((?:\p{Ll}+e\s)?\p{Ll}{5,}(?:\s(?:van|in|op|bij)\s(?:de|het|een)?\s?\p{Ll}{3,})?)\s(?:begint|opent|sluit|gebeurt|duurt|vindt|start|loopt|komt|eindigt|gaat)(?!\p{L})/iu,
};
const ARTICLE = new RegExp(`^${definiteArticle()}(?=\\p{L}{3})`, 'iu');
const PRONOUN = /^(?:se|si|lo|la|los|las|le|li)$/iu;
/** Verbs of what happens by itself, some of which could be nouns. */
const HAPPENS =
  /^(?:es|está|son|están|é|são|est|sont|è|sono|tiene|tem|ha|hanno|empieza|comienza|llega|sale|ocurre|começa|chega|sai|acontece|ocorre|commence|arrive|dure|inizia|comincia|arriva|parte|avviene|dura)$/iu;
/** "la aceituna que llega": the verb belongs to the name. */
const A_RELATIVE = /(?<!\p{L})(?:que|qui|che|cui|quem|quien)(?!\p{L})/iu;

/** "A coleta de sangue no nosso laboratório começa com …" → "Coleta de sangue": a thing whose work is told. */
export function subjectTitle(sentence: string, lang: string): string | null {
  const other = GERMANIC[lang]?.exec(sentence)?.[1];
  if (other && actorOf(sentence, lang) === null) return capitalise(other);
  const grammar = romanceGrammarOf(lang);
  const article = ARTICLE.exec(sentence)?.[0];
  if (!grammar || !article || actorOf(sentence, lang) !== null) return null;
  const words = sentence.slice(article.length).split(/\s+/u);
  const isVerb = (word = ''): boolean => HAPPENS.test(word) || isFiniteWord(word, grammar);
  const first = words.findIndex((word, at) => at > 0 && isVerb(word));
  // "la cámara fría se hace": what looks like a verb before another one is an adjective.
  const [next = '', second] = words.slice(first + 1);
  const verb = isVerb(next) || (PRONOUN.test(next) && isVerb(second)) ? first + 1 : first;
  const name = words
    .slice(0, PRONOUN.test(words[verb - 1] ?? '') ? verb - 1 : verb)
    .join(' ')
    .replace(
      /\s(?:em|no|na|en|nel|nella|dans|chez|da)\s(?:(?:a|o|la|el|le|il)\s)?(?:noss[oa]|nuestr[oa]|notre|nostr[oa])\s.*$/iu,
      '',
    );
  const isName = verb > 1 && countWords(name) >= 2 && countWords(name) <= MAX_NAME_WORDS && !/[,;:]/u.test(name);
  return isName && !A_RELATIVE.test(name) ? capitalise(name) : null;
}
