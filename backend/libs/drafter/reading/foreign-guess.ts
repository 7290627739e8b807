import { actorOf } from '../languages/actors.js';
import { ARTICLE_PATTERN, definiteArticle } from '../languages/articles.js';
import { withBorder } from '../languages/clause-openers.js';
import { romanceGrammarOf } from '../languages/clauses/foreign-order.js';
import { withClausesApart } from '../languages/clauses/germanic-run-ons.js';
import { isFiniteWord } from '../languages/clauses/romance-grammar.js';
import { profileFor } from '../languages/profile-for.js';
import { isTalk, withoutFillers } from '../languages/talk.js';
import { blocksOf } from '../text/blocks.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords, trimPunctuation } from '../text/words.js';
import { askedTitle } from './asked-title.js';
import { backgroundOf } from './foreign-background.js';
import { foreignTitle } from './foreign-title.js';
import { bodyOf } from './foreign-words.js';
import { subjectTitle } from './subject-title.js';

/** A case that begins a request, and how a title tells of it: of somebody with "who", else with a question. */
interface CaseWords {
  opener: RegExp;
  who: string;
  what: string;
}

const CASES: Readonly<Record<string, CaseWords>> = {
  es: { opener: /^(?:cuando|si|cada vez que)\s+/iu, who: 'que', what: 'Qué hacer cuando' },
  pt: { opener: /^(?:quando|se|sempre que)\s+/iu, who: 'que', what: 'O que fazer quando' },
  fr: { opener: /^(?:quand\s+|lorsque\s+|lorsqu['’]|si\s+)/iu, who: 'qui', what: 'Que faire quand' },
  it: { opener: /^(?:quando|se|ogni volta che)\s+/iu, who: 'che', what: 'Cosa fare quando' },
  de: { opener: /^(?:wenn|falls|sobald)\s+/iu, who: 'der', what: 'Vorgehen, wenn' },
  nl: { opener: /^(?:als|wanneer|zodra)\s+/iu, who: 'die', what: 'Wat te doen als' },
};
const A_ROMANCE = /^(?:un['’]|une?\s|una\s|um\s|uma\s|uno\s)\s*/iu;
const MAX_CASE_WORDS = 12;
const MAX_WORDS_BEFORE_VERB = 5;
/** "für die Warenannahme kommt …", "Per il montaggio del palco il capo …": what the work is for. */
const PURPOSE = new RegExp(
  String.raw`^(?:per|para|pour)\s+${definiteArticle()}(?<name>\p{Ll}{4,}(?:\s(?:de|del|do|da|di|du|della|des|dello|dei)\s(?:(?:la|le|les|los|las)\s)?\p{L}{3,}){0,2})(?=\s(?:${definiteArticle()}|(?:se|si|on)\s)|,)`,
  'iu',
);
/** "para poner la máquina de café por la mañana primero …": what is to be done by the work. */
const PURPOSE_TO_DO =
  /^(?:per|para|pour)\s(?<name>\p{Ll}+(?:[aei]r|[aei]re)\s(?:[\p{L}'’-]+\s){0,6}?[\p{L}'’-]+)(?=,|\s(?:primero|prima|primeiro|d['’]abord)\s|(?<=\s(?:el|la|los|las|il|lo|le|i|o|a|os|as|un|una|um|uma)\s[\p{L}'’-]+)\s(?:el|la|il|lo|o|a|l['’]|un|una|um|uma|se|si)\s)/iu;
/** "pra fechar o salão no fim do dia a última …": a verb and its thing. */
const TO_DO_FIRST = new RegExp(
  String.raw`^(?:per|para|pra|pour)\s(?<name>\p{Ll}+(?:[aei]r|[aei]re)\s${ARTICLE_PATTERN}\p{Ll}{3,}(?:\s(?:de|del|do|da|di|du|della|dos|das)\s\p{Ll}{3,})?)(?=\s)`,
  'iu',
);
/** "beim Bettenmachen ziehst du …", "zur Abnahme der Wohnung kommt …" */
const GERMAN_PURPOSE =
  /^(?:beim|bei der|zum|zur|für die|für den|für das|fürs)\s(?<name>\p{Lu}[\p{L}-]{4,}(?:\s(?:der|des|vom|von)\s\p{Lu}[\p{L}-]+)?)\s\p{Ll}+\s/iu;
const MAX_ACTION_WORDS = 7;
const BEFORE_OR_AFTER =
  /^(?:antes del?|después del?|avant|après|prima del?|prima dell[ao'’]|dopo|antes d[aeo]|depois d[aeo]|após)\s?(?:\S+\s){0,3}\p{L}{4,}$/iu;
const GERMAN_ACTION = /^(?:den|die|das|einen|eine|ein)\s(\p{Lu}\p{L}+(?:\s\S+)*\s\p{Ll}{3,}en)$/iu;
const DUTCH_ACTION = /^(?:de|het|een)\s(\p{L}{3,}(?:\s\S+)*\s\p{Ll}{3,}en)$/iu;
const ROMANCE_ACTION = new RegExp(
  String.raw`^(\p{L}+)\s${ARTICLE_PATTERN}(\p{Ll}{3,}(?:\s(?:de|del|do|da|di|du|des|della|dei)\s\p{L}{3,}){0,2})$`,
  'iu',
);
const NO_NAME = /(?<!\p{L})(?:lo|la|li|le|los|las|les|lhe|lhes|es|sie|ihn|het|hem)$|[\d:;"(]|,/iu;

/** A title for a request that names no topic: its first case, what it is for, else its first action; null for none. */
export function foreignGuess(
  request: string,
  lang: string,
  steps: readonly string[],
  when: string | null = null,
): string | null {
  const sentence = withBorder(openingOf(request, lang), lang);
  const asked = profileFor(lang).titles.some((pattern) => pattern.test(sentence.replace(/[?？]$/u, '')));
  if (asked) return foreignTitle(sentence.replace(/[?？]$/u, ''), profileFor(lang));
  const question = askedTitle(sentence, lang);
  if (question !== null) return question;
  const purpose =
    PURPOSE.exec(sentence)?.groups?.['name'] ??
    PURPOSE_TO_DO.exec(sentence)?.groups?.['name'] ??
    TO_DO_FIRST.exec(sentence)?.groups?.['name'];
  if (purpose) return capitalise(purpose);
  const german = lang === 'de' ? GERMAN_PURPOSE.exec(sentence)?.groups?.['name'] : undefined;
  if (german && /^\p{Lu}/u.test(german) && actorOf(`der ${german} sagt`, lang) === null) return german;
  return (
    caseTitle(sentence, lang) ??
    subjectTitle(sentence, lang) ??
    momentTitle(sentence) ??
    actionTitle(steps, lang, when) ??
    beginningOf(sentence)
  );
}

/** "新入社員が入社する時は、…": between signs of a language without spaces, the first part of the sentence. */
function beginningOf(sentence: string): string | null {
  const [, first = ''] =
    /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d]{4,24}?)は?[、，,]/u.exec(sentence) ?? [];
  return first === '' ? null : first;
}

function openingOf(request: string, lang: string): string {
  const sentences = blocksOf(bodyOf(request)).flatMap(({ text }) => splitSentences(text, lang));
  const told = sentences.map((one) => withoutFillers(trimPunctuation(one), lang)).filter((one) => one !== '');
  const first = told.find((one) => !isTalk(one, lang) && backgroundOf(one, lang) !== 'told') ?? '';
  return splitSentences(withClausesApart(first, lang), lang)[0] ?? '';
}

/** "ein Mieter einen Wasserschaden meldet": what somebody reports is what the work is about. */
const REPORTED: Readonly<Record<string, RegExp>> = {
  de: /^\p{L}+\s(?:\p{Ll}+\s)?\p{Lu}\p{L}+\s(?:einen?|das|den|die)\s(?<thing>(?:\p{Ll}+e[nrs]?\s)?\p{Lu}\p{L}{3,}(?:\s(?:an|am|im|in|auf|bei)\s[\p{L}\s]{3,30})?)\s(?:meldet|melden|anzeigt|beanstandet|reklamiert)$/u,
  nl: /^(?:een|de|het)\s\p{L}+\s(?:een|de|het)\s(?<thing>\p{L}{4,}(?:\s(?:in|op|aan|bij)\s[\p{L}\s]{3,30})?)\s(?:meldt|melden|doorgeeft)$/iu,
  fr: /^(?:une?|le|la|les|des|l['’])\s?[\p{L}-]+\s(?:signale|signalent|déclare|déclarent|rapporte)\s(?:une?|le|la|les|des)\s(?<thing>[\p{L}\s'’-]{4,50})$/iu,
  es: /^(?:una?|el|la|los|las)\s\p{L}+\s(?:avisa de|informa de|comunica|denuncia|notifica|reporta)\s(?:una?|el|la|los|las)\s(?<thing>[\p{L}\s]{4,50})$/iu,
  it: /^(?:un['’]?|una|il|la|lo|l['’])\s?\p{L}+\s(?:segnala|comunica|denuncia|riferisce)\s(?:un['’]?|una|il|la|lo|l['’])\s?(?<thing>[\p{L}\s]{4,50})$/iu,
  pt: /^(?:uma?|[oa]s?)\s\p{L}+\s(?:avisa de|informa|comunica|relata|participa|reporta)\s(?:uma?|[oa]s?)\s(?<thing>[\p{L}\s]{4,50})$/iu,
};

/** "En cas de perte d'une clé, …" */
const IN_CASE_OF =
  /^(?:en cas d(?:e\s|['’])|en caso de\s|in caso di\s|em caso de\s|in geval van\s|im falle? von\s)(?<event>(?!que\s)\p{L}[^,:.;]{3,50}),\s/iu;

/** "Bei Stromausfall im Labor wird …": a noun, and where. */
const EVENT_BEFORE_VERB: Readonly<Record<string, RegExp>> = {
  de: /^bei\s(?:eine[mr]\s)?(?<event>\p{Lu}[\p{L}-]{3,}(?:\s(?:im|in der|am|an der|auf der|auf dem)\s\p{Lu}[\p{L}-]+)?)\s(?:wird|werden|ist|sind|muss|müssen|soll|sollen)\s/iu,
  nl: /^bij\s(?:een\s)?(?<event>\p{Ll}{4,}(?:\s(?:in|op|aan|bij)\s(?:de|het)\s\p{Ll}+)?)\s(?:wordt|worden|is|zijn|moet|moeten)\s/iu,
};

/** "Cuando un paciente viene por primera vez, …" → "Paciente que viene por primera vez". */
function caseTitle(sentence: string, lang: string): string | null {
  const event = (IN_CASE_OF.exec(sentence) ?? EVENT_BEFORE_VERB[lang]?.exec(sentence))?.groups?.['event'];
  if (event) return capitalise(event);
  const words = CASES[lang];
  const opener = words?.opener.exec(sentence)?.[0];
  if (!words || !opener) return null;
  const told = (sentence.slice(opener.length).split(/,\s/u)[0] ?? '').trim();
  const reported = REPORTED[lang]?.exec(told)?.groups?.['thing'];
  if (reported) return capitalise(reported);
  if (countWords(told) > MAX_CASE_WORDS || told === sentence.slice(opener.length)) return null;
  return caseName(told, words, lang);
}

/** A name that is a case alone: "cuando llueve" → "Qué hacer cuando llueve"; null for another one. */
export function caseTitleOf(name: string, lang: string): string | null {
  const words = CASES[lang];
  const opener = words?.opener.exec(name)?.[0];
  return words && opener ? caseName(name.slice(opener.length), words, lang) : null;
}

function caseName(told: string, words: CaseWords, lang: string): string {
  return somebodyWho(told, words.who, lang) ?? `${words.what} ${told}`;
}

/** "un paciente viene" → "Paciente que viene"; "ein Kunde anruft" → "Kunde, der anruft". */
function somebodyWho(told: string, who: string, lang: string): string | null {
  const grammar = romanceGrammarOf(lang);
  if (grammar) {
    const bare = told.replace(A_ROMANCE, '');
    const words = bare.split(/\s+/u);
    const verb = words.findIndex((word, at) => at > 0 && isFiniteWord(word, grammar));
    if (bare === told || verb < 1 || verb > MAX_WORDS_BEFORE_VERB) return null;
    return capitalise([...words.slice(0, verb), who, ...words.slice(verb)].join(' '));
  }
  const [, article = '', name = '', rest = ''] =
    /^(eine?|een)\s((?:\p{Ll}+e[rn]?\s)?(?!(?:eine?[nrms]?|een|de|het)\s)\p{L}+)\s(.+)$/u.exec(told) ?? [];
  if (name === '' || actorOf(`${lang === 'de' ? 'der' : 'de'} ${name} sagt`, lang) === null) return null;
  if (lang === 'nl') return capitalise(`${name} ${who} ${rest}`);
  return capitalise(`${name}, ${article === 'eine' ? 'die' : who} ${rest}`);
}

/** "A fine turno ogni carrellista …": the end or the beginning of something, whose work is told. */
const MOMENT =
  /^(?:al?|alla|en|à la|no|ao|na)\s(?<name>(?:fine|final|fin|fim|inizio|inicio|início|début|principio|cierre|apertura|chiusura|fermeture|ouverture|abertura|fechamento)\s(?:(?:de|del|do|da|di|du|della|des|dello|dei)\s)?(?:(?:la|le|les|los|las)\s|l['’])?\p{Ll}{3,})(?=[\s,])/iu;

function momentTitle(sentence: string): string | null {
  const name = MOMENT.exec(sentence)?.groups?.['name'];
  return name === undefined ? null : capitalise(name);
}

/** "Den Lieferschein prüfen" → "Lieferschein prüfen", "Llenar la vitrina de bollería" → "Vitrina de bollería". */
function actionTitle(steps: readonly string[], lang: string, when: string | null): string | null {
  const names = steps
    .slice(0, 2)
    .map((text) => (countWords(text) > MAX_ACTION_WORDS || NO_NAME.test(text) ? null : nameIn(text, lang)));
  const name = names.find((found) => found !== null) ?? null;
  // A word alone says less than when it is done: "Après la réunion".
  if (name !== null && countWords(name) === 1 && when !== null && BEFORE_OR_AFTER.test(when)) return when;
  return name === null || steps.includes(capitalise(name)) ? null : capitalise(name);
}

function nameIn(text: string, lang: string): string | null {
  const grammar = romanceGrammarOf(lang);
  if (!grammar) return (lang === 'de' ? GERMAN_ACTION : DUTCH_ACTION).exec(text)?.[1] ?? null;
  const [, verb = '', thing = ''] = ROMANCE_ACTION.exec(text) ?? [];
  return thing !== '' && grammar.verbs.isInfinitive(verb.toLowerCase()) ? thing : null;
}
