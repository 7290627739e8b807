import { dutchVerbs } from '../verbs/dutch.conjugation.js';
import { wordsOf } from '../verbs/verb-table.js';
import type { GermanicGrammar } from './germanic-grammar.js';

/** What is known of the clauses of Dutch. */
export const dutchGrammar = (): GermanicGrammar => ({
  lang: 'nl',
  verbs: dutchVerbs(),
  hasCapitalNouns: false,
  particles: new Set(
    wordsOf(
      'overeen aan af bij dicht door in klaar leeg los mee na neer om onder op open over samen schoon tegen terug toe uit vast vol voor voorbij vrij weg weer goed stil stop droog eruit erin erop eraf eraan heen rond thuis uiteen achter binnen buiten bijeen opnieuw warm koud',
    ),
  ),
  articles: /^(?:de|het|een|elke|elk|iedere|ieder|onze|ons|alle|deze|dit|die|dat|hun|zijn|haar|geen)\s/iu,
  nobody: /^(?:we|wij|je|jij|ik|men|jullie|u|ge|gij|gelle)$/iu,
  same: /^(?:hij|zij|ze)$/iu,
  polite: /^u(?=\s|$)\s*/u,
  obligations: /^(?:moet|moeten|dient|dienen|hoort|horen|behoort|behoren)$/iu,
  owning: /^(?:heeft|hebben|hebt)$/iu,
  passive: /^(?:wordt|worden)$/iu,
  passiveEnd: 'worden',
  copulas: /^(?:is|zijn)$/iu,
  to: 'te',
  negation: /(?<!\p{L})(?:niet|nooit|geen|niets|niemand|verboden)(?!\p{L})/iu,
  connectives: /^(?:dan|daarna|vervolgens|eerst|ten slotte|tot slot|ook|hier|daar|en|dus|nu|verder|daarbij)\s/iu,
  adverbs:
    /^(?:eerst|dan|daarna|vervolgens|altijd|ook|meteen|direct|nog|steeds|dagelijks|wekelijks|maandelijks|hier|daar|daarbij|tot|slot|er)$/iu,
  leads:
    /^(?:na|voor|bij|tijdens|sinds|tot|vanaf|in|op|aan|om|met|zonder|uit|door|tegen|van|over|onder|achter|naast|tussen|(?:elke|elk|iedere|ieder) (?:\p{Ll}+ )?(?:\p{L}*dag|\p{L}*avond|\p{L}*ochtend|\p{L}*middag|\p{L}*nacht|\p{L}*week|\p{L}*maand|\p{L}*jaar|\p{L}*uur|\p{L}*dienst|\p{L}*kwartaal|keer|\p{L}*beurt)|dagelijks|wekelijks|maandelijks|jaarlijks|'s|eens|eenmaal|tweemaal|altijd|meteen|direct|vooraf|achteraf|per|binnen|buiten|boven|volgens|zodra|aan het|ten minste|uiterlijk|later|vandaag|morgen|vóór|(?:\d+|een|één|twee|drie|vier|vijf|tien|enkele|een paar) (?:minuten|minuut|uur|uren|dag|dagen|week|weken|maand|maanden) (?:vooraf|ervoor|eerder|later|van tevoren|op voorhand|voor|na|erna)|op voorhand|van tevoren|dagelijks|minstens|eerst)\s/iu,
  subordinators:
    /^(?:dat|omdat|als|wanneer|indien|of|om|zodat|voordat|nadat|zodra|zolang|totdat|terwijl|tot|hoewel|want|tenzij|wat|wie|waar\p{L}*|die|niet|nooit|anders|dus|maar|ook|behalve|maximaal|minimaal|uiterlijk|dan|liefst|bijvoorbeeld|met|zonder)(?!\p{L})/iu,
  conditions: /^(?:als|wanneer|indien|zodra|tenzij)\s/iu,
  conditionBehind:
    /^([^,]{6,160}?),?\s((?:als|wanneer|indien|zodra)\s(?:de|het|een|er|je|we|hij|ze|dit|dat|alles|iemand|niemand|iets)\s[^,]{3,100}(?:is|zijn|t|en|kan|heb))$/isu,
  clauseBehind:
    /\s(?=(?:voordat|nadat|zodat|omdat|totdat|terwijl)\s|om\s[^,]{3,80}\ste\s\p{Ll}+n$|voor (?:je|u|we|ge|hij|ze)\s(?:[^,]+\s)?\p{Ll}+t$)/iu,
  and: 'en',
  person: /^\p{Ll}{3,}(?:ster|ist|iste|kundige|trice)$/u,
  asInfinitive: (clause) => clause,
  asObject: (thing) => thing,
});
