import { lowerFirst } from '../../text/words.js';
import { eitherSpelling } from '../german-spelling.js';
import { germanVerbs } from '../verbs/german.conjugation.js';
import { wordsOf } from '../verbs/verb-table.js';
import type { GermanicGrammar } from './germanic-grammar.js';

/** Nouns of the masculine that have another form as an object. */
const WEAK_NOUN = /(?:e|ent|ant|ist|at|and|oge|herr|mensch|bär|nachbar|bauer)$/iu;

/** "der rote Knopf" → "den roten Knopf"; of "ein" the gender is told by the adjective alone. */
function asObject(thing: string): string | null {
  const both = /\s(?:und|oder|sowie)\s(?:der|ein|kein|jeder|dieser)\s/iu.test(thing);
  const [first = '', ...others] = thing.split(/\s+/u);
  if (both) return null;
  // "Herr Weber wird gefragt": "Herrn Weber fragen".
  if (first === 'Herr')
    return /^(?:(?:Dr|Prof)\. )*\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(others.join(' '))
      ? `Herrn ${others.join(' ')}`
      : null;
  if (/^(?:der|jeder|dieser)$/iu.test(first)) return masculine(`${first.slice(0, -1)}n`, others);
  if (/^(?:ein|kein|mein|dein|sein|ihr|unser|euer)$/iu.test(first)) {
    const [adjective = ''] = others;
    if (/^\p{Ll}+es$/u.test(adjective)) return thing;
    return /^\p{Ll}+er$/u.test(adjective)
      ? masculine(`${first}en`, [adjective.replace(/r$/u, ''), ...others.slice(1)])
      : null;
  }
  if (
    /^\p{Ll}+er$/u.test(first) &&
    /^\p{Lu}/u.test(others[0] ?? '') &&
    !/^(?:\p{Ll}+ver|über|unter|unser|hier|aber|immer|wieder|später|weiter|jeder)$/u.test(first)
  )
    return masculine(first.replace(/r$/u, 'n'), others);
  return /(?:^|\s)(?:der|ein|jeder|dieser)\s/u.test(
    thing.replace(/(?:in|an|auf|mit|bei|von|zu|aus|nach|vor|unter|neben|hinter|\p{Lu}\p{L}+)\s(?:der)\s/gu, ''),
  )
    ? null
    : thing;
}

function masculine(article: string, others: readonly string[]): string | null {
  const at = others.findIndex((word) => /^\p{Lu}/u.test(word));
  const noun = others[at] ?? '';
  if (at < 0 || at > 2 || WEAK_NOUN.test(noun.replace(/[^\p{L}]/gu, ''))) return null;
  const adjectives = others.slice(0, at).map((word) => word.replace(/e$/u, 'en'));
  return [lowerFirst(article), ...adjectives, ...others.slice(at)].join(' ');
}

/** "ihr euch", "du dir", "lässt dir": the pronoun of whoever acts. */
const REFLEXIVE =
  /(?<=^(?:du\s\p{Ll}+|ihr\s\p{Ll}+|wir\s\p{Ll}+|\p{Ll}*[^s]st)\s)(?:dir|dich|euch|uns)(?=\s)|(?<=\sdu\s)(?:dir|dich)(?=\s|$)|(?<=\sihr\s)euch(?=\s|$)|(?<=\swir\s)uns(?=\s|$)/iu;

/** What is known of the clauses of German. */
export const germanGrammar = (): GermanicGrammar => ({
  lang: 'de',
  verbs: germanVerbs(),
  hasCapitalNouns: true,
  particles: new Set(
    wordsOf(
      'überein ab an auf aus bei durch ein fest fort frei her hin hoch los mit nach um vor weg weiter wieder zu zurück zusammen bereit dran drauf rein raus rüber runter herein heraus hinein hinaus herunter hinunter hinzu vorbei voll leer sauber dazu heran voran über unter auseinander gegen sicher klar glatt trocken statt teil heim zurueck ueber parat entgegen gut krank still stumm warm kalt offen',
    ),
  ),
  articles:
    /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer|unser|unsere|unseren|jeder|jede|jedes|jeden|dieser|diese|dieses|diesen|alle|kein|keine|beide|sämtliche)\s/iu,
  nobody: /^(?:man|wir|ich|du|ihr)$/iu,
  same: /^(?:[Ee]r|sie)$/u,
  polite: /^Sie(?=\s|$)\s*/u,
  obligations: eitherSpelling(/^(?:muss|müssen|musst|müsst|müsste|müssten|soll|sollen|sollte|sollten|sollst|sollt)$/iu),
  owning: /^(?:hat|haben|habt|hast)$/iu,
  passive: /^(?:wird|werden|gehört|gehören)$/iu,
  passiveEnd: 'werden',
  copulas: /^(?:ist|sind)$/iu,
  to: 'zu',
  negation:
    /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}{0,2}|nichts|niemand|keinesfalls|verboten|untersagt|unzulässig)(?!\p{L})/iu,
  connectives: eitherSpelling(
    /^(?:dann|danach|anschließend|zuerst|zunächst|zuletzt|schließlich|außerdem|hier|dabei|dazu|da|dafür|darauf|nun|jetzt|erst|erst mal|erstmal|und|also|dort|auch|parallel|gleichzeitig|nachdem das erledigt ist|im anschluss|zum schluss|als erstes|als nächstes|als letztes|zu guter letzt|hierzu|hierfür|daraufhin|sodann)\s/iu,
  ),
  adverbs: eitherSpelling(
    /^(?:zuerst|zunächst|dann|danach|anschließend|immer|sofort|auch|noch|erst|stets|regelmäßig|täglich|wöchentlich|monatlich|direkt|außerdem|gleich|jeweils|einmal|zweimal|hier|dort|dabei|abschließend|zuletzt|vorher|nachher|bitte|unverzüglich|umgehend|wieder|nochmals|nochmal)$/iu,
  ),
  leads: eitherSpelling(
    /^(?:nach|vor|bei|beim|während|seit|bis|ab|am|im|in|an|auf|um|mit|ohne|zum|zur|zu|aus|durch|für|gegen|von|vom|über|unter|hinter|neben|zwischen|jede[nrsm]? (?:\p{Ll}+ )?(?:\p{L}*tag|\p{L}*abend|\p{L}*morgen|\p{L}*nacht|\p{L}*woche|\p{L}*monat|\p{L}*jahr|\p{L}*stunde|\p{L}*schicht|\p{L}*quartal|mal|\p{L}*ung|\p{L}*gang)s?|täglich|wöchentlich|monatlich|jährlich|morgens|mittags|abends|nachts|vormittags|nachmittags|\p{L}+tags|einmal|zweimal|dreimal|alle \d+|spätestens|frühestens|sofort|regelmäßig|anfangs|heute|morgen|vorher|nachher|vorab|parallel|immer|stets|pro|laut|gemäß|innerhalb|außerhalb|per|sobald|später|innen|außen|oben|unten|links|rechts|drinnen|draußen|abschließend|erst|(?:\d+|ein(?:e|en)?|zwei|drei|vier|fünf|sechs|acht|zehn|ein paar|wenige) (?:minute|stunde|tag|woche|monat)(?:n|en|e)? (?:vorher|zuvor|später|danach|davor|vor|nach)|zwei Mal|drei Mal|am Tag (?:davor|vorher|danach))\s/iu,
  ),
  subordinators: eitherSpelling(
    /^(?:dass|weil|wenn|falls|ob|um|damit|bevor|nachdem|sobald|solange|bis|während|sodass|so dass|indem|wobei|obwohl|da|denn|sofern|ehe|als|wie|wo|was|wer|woran|womit|wofür|welche[rsnm]?|der|die|das|den|dem|deren|dessen|nicht|nur nicht|sonst|ansonsten|andernfalls|und zwar|also|auch|außer|sondern|aber|gegebenenfalls|ggf|höchstens|mindestens|maximal|spätestens|damit|am besten|möglichst|zum beispiel|z\.)(?!\p{L})/iu,
  ),
  conditions: /^(?:wenn|falls|sofern|sobald)\s/iu,
  conditionBehind: null,
  clauseBehind: null,
  and: 'und',
  person:
    /^\p{Lu}\p{Ll}{2,}(?:er|ist|ent|ant|eur|or|og|at|nehmer|geber)in$|^\p{Lu}\p{Ll}{3,}(?:kraft|frau|mann|personal|ist)$/u,
  asInfinitive: (clause) => clause.replace(REFLEXIVE, 'sich'),
  asObject,
});
