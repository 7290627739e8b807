import { actorOf } from '../languages/actors.js';
import {
  beginsWithSubject,
  beginsWithVerb,
  cutAtOrders,
  endsWithInfinitive,
  foreignOrder,
  holdsAuxiliary,
  holdsFiniteVerb,
  romanceGrammarOf,
} from '../languages/clauses/foreign-order.js';
import { isDeterminer, isFiniteWord } from '../languages/clauses/romance-grammar.js';
import { profileFor } from '../languages/profile-for.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { capitalise, lowerFirst } from '../text/words.js';
import { partsOf } from './foreign-parts.js';
import { tellsWhatItHas } from './had-things.js';
import { isSubjectApart } from './of-others.js';
import { withWholeCase } from './whole-case.js';

/** So many things to do make a list of what stands before a colon. */
const LEAST_PARTS = 3;
/** When something is done, in German, Spanish, French, Portuguese, Italian and Dutch. */
const OCCASION =
  /^(?:\p{L}+tags|abends|morgens|mittags|nachts|täglich|wöchentlich|monatlich|am|im|vor|nach|beim?|zum schluss|jede[nrs]?|antes|después|al|cada|por la|los \p{L}+(?:es|os)|avant|après|chaque|tou(?:s|tes) les|le (?:matin|soir|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|à la fin|depois|ao|todos os|todas as|de manhã|à noite|prima|dopo|ogni|alla fine|la (?:mattina|sera)|voor|na|elke|'s (?:ochtends|morgens|avonds))(?=\s|$)/iu;

/** What opens a time before the work, by language: "avant d'ouvrir la caisse, …", "en cuanto llega, …", "sobald …, …". */
const TIMES: Readonly<Record<string, string>> = {
  de: 'nach|nachdem|vor|bevor|ehe|sobald|solange|während|immer wenn|jedes mal,? wenn|immer dann,? wenn',
  nl: "nadat|voordat|zodra|zolang|terwijl|telkens (?:als|wanneer)|na|voor|tijdens|bij|elke|aan het (?:eind|einde|begin)|'s (?:ochtends|morgens|middags|avonds|nachts)",
  fr: "le jour (?:même|d(?:e|u|es)|d['’])|entre (?:deux|les deux|chaque|(?:une?|le|la) [^,]{2,30} et)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:matin|midi|soir|après-midi)|(?:\\d+|une?|deux|trois|cinq|dix|quinze|vingt|trente) (?:heures?|h|min|minutes?|jours?|semaines?|demi-heure) (?:avant|après)|sur place|dans (?:la|le|les|l['’]|un|une)|sur (?:la|le|les)|en (?:caisse|salle|cuisine|réserve|magasin|boutique|atelier)|au-dessus|en dessous|au-delà|à partir|pour(?!\\s(?:ne |les? |la |l['’])?\\p{Ll}+(?:er|ir|re)(?!\\p{L}))|après|avant|pendant|durant|dès|une fois|à la fin|à l[’']|au|aux|chaque|tous les|toutes les|tant que|chaque fois que|au moment|lors|le (?:matin|soir|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|vers|autour de|aux alentours de|la veille|le lendemain|la nuit|en (?:période|temps|saison|pleine|haute|basse|été|hiver|automne|semaine|week-end|journée|soirée)|en fin|en début|à midi|à (?:la|l['’])|deux fois|une fois",
  es: 'el (?:mismo )?día (?:del?|anterior|siguiente)|el mismo día|entre (?:dos|los dos|las dos|cada|(?:una?|el|la) [^,]{2,30} y)|(?:\\d+|media|una?|dos|tres|cuatro|cinco|diez|quince|veinte|treinta) (?:horas?|minutos?|días?|semanas?) (?:antes|después)|en (?:el|la|los|las|temporada|época|verano|invierno|otoño|primavera|días|vacaciones|festivos)|por encima|por debajo|sobre las?|hacia las?|alrededor de las?|para(?!\\s\\p{Ll}+[aei]r(?:se)?(?!\\p{L}))|antes|después|durante|tras|al|a las?|en cuanto|una vez|mientras|cada|tod[oa]s l[oa]s|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|por la|por las|a mediodía|a medianoche|a primera hora|a última hora|en la (?:entrada|salida)|en cada|siempre que|nada más|apenas|tan pronto como|a partir de',
  pt: 'entre (?:dois|duas|cada|(?:uma?|o|a) [^,]{2,30} e)|(?:\\d+|meia|uma?|dois|duas|três|cinco|dez|quinze|vinte|trinta) (?:horas?|minutos?|dias?|semanas?) (?:antes|depois)|n[oa]s?|acima|abaixo|por volta d[ao]s?|lá pelas|para(?!\\s\\p{Ll}+[aei]r(?:-se)?(?!\\p{L}))|depois|antes|após|durante|ao|às?|assim que|logo que|uma vez|enquanto|cada|tod[oa]s? [oa]s?|tod[oa] (?:segunda|terça|quarta|quinta|sexta|sábado|domingo|dia|manhã|tarde|noite|semana|mês)|sempre que|no (?:início|fim|final)|na (?:véspera|chegada|saída)|a partir de|de (?:manhã|tarde|noite)|à (?:tarde|noite)|ao meio-dia|em cada|na hora',
  it: "il giorno (?:stesso|prima|dopo|d(?:i|el|ella|ello|ei|elle|egli)|dell['’])|(?:tra|fra) (?:due|ogni|(?:un[oa]?|il|la) [^,]{2,30} e)|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) (?:mattina|pomeriggio|sera)|(?:mezz['’]ora|(?:\\d+|un['’]?a?|due|tre|cinque|dieci|quindici|venti|trenta)\\s?(?:or[ae]|minuti?o?|giorn[oi]|settiman[ae])) (?:prima|dopo)|nel(?:la|le|lo|l['’])?|nei|d['’](?:estate|inverno)|in (?:estate|inverno|autunno|primavera|periodo|alta|bassa|tempo|cassa|sala|cucina|magazzino|negozio|reparto|ufficio|loco)|sul(?:la|l['’])? (?:posto)?|presso|verso (?:le|l[’']una)|intorno alle|per(?!\\s\\p{Ll}+[aei]r[es]i?(?!\\p{L}))|dopo|prima|durante|appena|non appena|una volta|finché|ogni|al|alla|alle|all[’']|tutt[ie] (?:i|le|gli)|la (?:mattina|sera|notte)|il (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|a partire da|in fase di|al termine|a (?:fine|inizio|metà|mezzogiorno)|di (?:mattina|sera|notte)",
};

/** Those of them that a finite verb follows. */
const CONJUNCTION =
  /^(?:dès qu|tant qu|chaque fois qu|une fois qu|avant qu|après qu|pendant qu|en cuanto|mientras|siempre que|una vez que|apenas|tan pronto|(?:antes|después) de que|assim que|logo que|uma vez que|enquanto|sempre que|(?:antes|depois) que|appena|non appena|finché|una volta che|ogni volta che|prima che|dopo che)/iu;

const GERMANIC_CONJUNCTION =
  /^(?:nachdem|bevor|ehe|sobald|solange|während|immer|jedes mal|nadat|voordat|zodra|zolang|terwijl|telkens)\s/iu;

/** "entre deux groupes": a preposition that is a form of a verb as well. */
const BETWEEN = /^(?:entre|tra|fra)\s/iu;

/** "verso le tre": a preposition that could be a verb elsewhere. */
const HOUR = /^(?:verso (?:le|l['’])|sobre las?|hacia las?|vers)\s?\p{L}/iu;
/** "antes de sair", "ao fechar": a form that could be finite elsewhere. */
const WITH_INFINITIVE =
  /^(?:(?:antes|depois|después|prima|avant|après) (?:de |di |d['’])|al |ao )\p{L}+(?:[aei]r|re)(?:se|-se)?(?!\p{L})/iu;

/** "una vez fuera", "une fois sec": by then. */
const ONCE = /^(?:una vez|une fois|una volta|uma vez)\s/iu;

/** "Para eso se para": a verb that could be another word ends it. */
const REFLEXIVE_AT_END = /\s(?:se|si)\s\p{Ll}+$/u;

const times = new Map(
  Object.entries(TIMES).map(([lang, words]) => [
    lang,
    new RegExp(`^((?:${words})(?:(?:\\s|(?<=['’]))[^,:.]{2,90})?),\\s+(.{8,})$`, 'isu'),
  ]),
);

/** "À 9 heures, …", "A las 22:00 el vigilante …", "Alle 22 il custode …": a time of day, and whether a comma ends it. */
const CLOCK =
  /^((?:à|a(?=\s\d)|vers|dès|a las?|sobre las?|às|a partir das|alle|verso le|dalle)\s\d{1,2}(?:\s?[:h.]\s?\d{2})?(?:\s?(?:h|heures?|horas?|hs|ore))?(?:\s(?:du matin|du soir|de la (?:mañana|tarde|noche)|da (?:manhã|tarde|noite)|di (?:mattina|sera)|en punto|précises|pile))?)(,?)\s+(?=\p{L})(.{8,})$/isu;

/** "Bei Leckage Ventil schließen", "Bei starkem Regen Luke schließen", "Bij lekkage de kraan dichtdraaien": a noun with its adjectives, and what is done then. */
const EVENT =
  /^((?:[Bb]ei|[Ii]m Falle? von|[Bb]ij|[Ii]n geval van) (?:(?:einem|einer|jedem|jeder|een|elke|elk) )?(?:(?!(?:einem|einer|jede[mr]|diese[mr])\s)\p{Ll}{2,}e[mnr] (?:\p{Ll}{2,}e[mnr] )?(?=\p{Lu})|\p{Ll}{2,}e (?=\p{Ll}))?(?!(?:einem|einer|eine[sn]?|jede[mr]|diese[mr]|allen?|elke|ieder|deze|direct|meteen|altijd|sofort|immer|umgehend)\s)(?!\p{Ll}+(?:e[mnr])\s\p{Lu})\p{L}{4,})\s((?:\p{Lu}|(?:den|die|das|einen?|alle|sofort|immer|umgehend|de|het|een|alle|elke|direct|meteen|altijd)\s).{6,})$/su;

/** "havendo danos", "de no haber": in which case. */
const IN_CASE = /^(?:havendo|faltando|sobrando|ocorrendo|existindo|habiendo|faltando|mancando|essendoci|permanendo)$/iu;
/** "passados três dias": what time has done. */
const PASSED =
  /^(?:pasad[oa]s?|transcurrid[oa]s?|passad[oa]s?|decorrid[oa]s?|trascors[oaie]|passat[oaie]|passée?s?|écoulée?s?)$/iu;

/** "货物检验合格后，…": after something, or before it. */
/** "每天晚上十点，…": a time of day or how often. */
const TIME_IN_CHINESE =
  /^((?:每(?:天|日|周|月|次|年|班)|周[一二三四五六日末]|星期[一二三四五六日])?(?:早上|早晨|上午|中午|下午|晚上|凌晨)?(?:[\d一二三四五六七八九十两]{1,3}(?:[:：]\d{2}|[点时](?:半|\d{1,2}分?)?))?(?:左右|前|后|开始|之前|之后)?)(?<=.{2})[，,]\s*(.{2,})$/su;
const AFTER_IN_CHINESE = /^([^，,；;]{2,20}(?:后|之前|前))[，,]\s*(.{2,})$/su;

const BESIDE_ACT = String.raw`(?:antes|depois|después|prima|dopo|avant|après)\s(?:de\s|di\s|d['’])?\p{Ll}+(?:[aei]r|re)`;
const INFINITIVE_ALONE = new RegExp(String.raw`^(${BESIDE_ACT})\s(\p{Ll}.{8,})$`, 'isu');
const INFINITIVE_WITH_OBJECT = new RegExp(
  String.raw`^(${BESIDE_ACT}\s(?:\p{L}{1,5}\s|l['’])\p{L}+(?:\s(?:d[eio]|del|da|du)\s\p{L}+)?)\s(\p{Ll}.{8,})$`,
  'isu',
);

/** When all that a sentence tells is done, and what that is. */
export interface Occasion {
  when: string | null;
  rest: string;
}

/** "Freitags nach der Sprechstunde: Müll leeren, Boden wischen, …", "Avant d'ouvrir la caisse, le régisseur …" */
export function occasionOf(sentence: string, profile: ReadingProfile, lang: string): Occasion {
  // "Tous les saisonniers, stagiaires compris, signent …": who it is about, and no time.
  if (isSubjectApart(sentence, lang)) return { when: null, rest: sentence };
  const first = firstOccasion(sentence, profile, lang);
  if (first.when === null) return first;
  // "Chaque soir, | après la fermeture, | le gérant …": a second time holds as well.
  const second = firstOccasion(first.rest, profile, lang);
  return second.when === null ? first : { when: `${first.when}, ${lowerFirst(second.when)}`, rest: second.rest };
}

function firstOccasion(sentence: string, profile: ReadingProfile, lang: string): Occasion {
  const [, then = '', does = ''] =
    (lang === 'zh' ? (AFTER_IN_CHINESE.exec(sentence) ?? TIME_IN_CHINESE.exec(sentence)) : null) ?? [];
  if (then !== '') return { when: then, rest: does };
  const [, head = '', rest = ''] = /^([^:,.]{2,60}):\s+(.{8,})$/su.exec(sentence) ?? [];
  const isOccasion = rest !== '' && OCCASION.test(head) && partsOf(rest, profile, lang).length >= LEAST_PARTS;
  if (isOccasion) return { when: capitalise(head), rest };
  const [, clock = '', comma = '', told = ''] = CLOCK.exec(sentence) ?? [];
  if (
    clock !== '' &&
    standsAlone(told, lang) &&
    (comma !== '' || foreignOrder(cutAtOrders(told, lang)[0] ?? told, lang))
  )
    return { when: capitalise(clock), rest: told };
  const [, event = '', act = ''] = (lang === 'de' || lang === 'nl' ? EVENT.exec(sentence) : null) ?? [];
  if (event !== '' && endsWithInfinitive(cutAtOrders(act.split(/,\s/u)[0] ?? act, lang)[0] ?? act, lang))
    return { when: capitalise(event), rest: act };
  const used = behindInfinitive(sentence, lang);
  if (used) return used;
  const done = absoluteOf(sentence, lang);
  if (done) return done;
  const [, first = '', behind = ''] = times.get(lang)?.exec(sentence) ?? [];
  const { when: time, action: work } = withWholeCase({ when: first, action: behind }, sentence, lang);
  // "en période de gel (alerte neige)": what stands in brackets is no verb of it.
  const bare = time.replace(/\s?\([^()]*\)/gu, '').replace(BETWEEN, '');
  // "Depois você tira o lixo, …": something to do, and no time.
  const isTime =
    time !== '' &&
    !tellsWhatItHas(time, lang) &&
    (GERMANIC_CONJUNCTION.test(time) || !holdsAuxiliary(bare, lang)) &&
    (CONJUNCTION.test(time) || WITH_INFINITIVE.test(time) || !holdsFiniteVerb(bare, lang)) &&
    (CONJUNCTION.test(time) || !REFLEXIVE_AT_END.test(bare)) &&
    (HOUR.test(time) || foreignOrder(bare, lang) === null);
  // "Por la noche, el vigilante cierra …": an article may also begin what belongs to the words before.
  // "Una vez fuera los clientes, la puerta queda cerrada": what is so then, where nothing else can be meant.
  const isSo = ONCE.test(time) && beginsWithSubject(work, lang);
  return isTime && (!profile.attached.test(work) || isSo || isClause(work, profile, lang)) && standsAlone(work, lang)
    ? { when: capitalise(time), rest: work }
    : { when: null, rest: sentence };
}

/** "Depois de usar | apaga o quadro, …": a time that ends with its infinitive, before a verb with its object. */
function behindInfinitive(sentence: string, lang: string): Occasion | null {
  const grammar = romanceGrammarOf(lang);
  if (!grammar) return null;
  // "Antes de abrir una caja | comprueba la etiqueta": what is done before has an object of its own.
  for (const pattern of [INFINITIVE_WITH_OBJECT, INFINITIVE_ALONE]) {
    const [, time = '', work = ''] = pattern.exec(sentence) ?? [];
    const [verb = '', next = ''] = work.split(/\s+/u);
    const isWork = isFiniteWord(verb, grammar) && isDeterminer(next, grammar) && !isDeterminer(verb, grammar);
    if (time !== '' && isWork) return { when: capitalise(time), rest: work };
  }
  return null;
}

/** "Terminada la limpieza, el conserje …", "Passados três dias sem resposta, …": what is done by then. */
function absoluteOf(sentence: string, lang: string): Occasion | null {
  const [, time = '', said = '', work = ''] = /^((\p{L}+)\s[^,:.]{3,70}),\s+(.{8,})$/su.exec(sentence) ?? [];
  const grammar = romanceGrammarOf(lang);
  if (!grammar || time === '') return null;
  const [, next = ''] = time.split(/\s+/u);
  const isDone =
    PASSED.test(said) ||
    IN_CASE.test(said) ||
    (grammar.verbs.infinitiveOfParticiple(said) !== null && isDeterminer(next, grammar));
  return isDone && !holdsFiniteVerb(time, lang) && isClause(work, profileFor(lang), lang)
    ? { when: capitalise(time), rest: work }
    : null;
}

function isClause(work: string, profile: ReadingProfile, lang: string): boolean {
  const [part = work] = partsOf(work, profile, lang);
  return (
    actorOf(work, lang) !== null ||
    [work, part].some((told) => foreignOrder(cutAtOrders(told, lang)[0] ?? told, lang) !== null)
  );
}

/** Behind a time, a clause of German or Dutch begins with its verb; only an order stands without what it follows. */
function standsAlone(work: string, lang: string): boolean {
  if (lang !== 'de' && lang !== 'nl') return !(lang === 'pt' ? /^(?:e|ou)\s/iu : /^(?:e|et|y|o|ou)\s/iu).test(work);
  const [first = ''] = cutAtOrders(work.split(/[,;]\s/u)[0] ?? '', lang);
  return (beginsWithVerb(work, lang) && foreignOrder(first, lang) !== null) || endsWithInfinitive(first, lang);
}
