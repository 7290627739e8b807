import { beginsWithVerb, foreignOrder, holdsAnyVerb } from '../languages/clauses/foreign-order.js';
import type { Findings } from './findings.js';

const MEASURE_BEFORE = String.raw`(?:den|die|de|het|les|los|las|gli|i|os|as)?\s?[€+–-]?\s?\d`;
/** A limit of what stands before: "bei mehr als 3 %", "por debajo de 88 %", "daarboven". */
const LIMIT: Readonly<Record<string, string>> = {
  de: `(?:bei )?(?:mehr als|weniger als|über|unter|ab|bis(?: zu)?|zwischen)\\s${MEASURE_BEFORE}|darüber|darunter|drüber|drunter`,
  nl: `(?:bij )?(?:meer dan|minder dan|boven|onder|vanaf|tot|tussen)\\s${MEASURE_BEFORE}|daarboven|daaronder|erboven|eronder`,
  es: `(?:por encima de(?:l| los| las)?|por debajo de(?:l| los| las)?|a partir de(?:l| los| las)?|más de|menos de|hasta|entre)\\s${MEASURE_BEFORE}|por encima|por debajo|a partir de ahí`,
  it: `(?:oltre|sopra|sotto|più di|meno di|fino a|(?:tra|fra))(?: i| gli| le)?\\s${MEASURE_BEFORE}|oltre|al di sopra|al di sotto`,
  pt: `(?:acima d(?:e|os|as)|abaixo d(?:e|os|as)|a partir d(?:e|os|as)|mais de|menos de|até|entre)\\s${MEASURE_BEFORE}|acima disso|abaixo disso|daí para cima|daí em diante`,
  sv: `(?:över|under|mellan|från|upp till|mer än|mindre än)\\s\\d|däröver|därunder`,
};
const LIMITS = new Map(
  Object.entries(LIMIT).map(([lang, limit]) => [lang, new RegExp(`^(?:${limit})(?!\\p{L})`, 'iu')]),
);
/** Words that mean what was just told, each with what shows that no noun follows them. */
const MEANS_IT: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:ohne|mit|bei|für|nach|von|aus|an|auf|in)\s(?:dies(?:e[nsmr]?)?|ihn|ihm|ihr|ihnen|denen|dem)(?=\s(?:\p{Ll}+t|\p{Ll}+en|ist|sind|wird|muss|darf|kann|soll)\s)|(?:hier|dort|da|dabei|dafür|dagegen|damit|davon|dazu|daran|darauf|darin)(?=\s(?:\p{Ll}+t|\p{Ll}{2,}en|ist|sind|muss|darf|kann|soll|wird)\s)|(?:das|dies|diese[rsnm]?|der|die|den|dem)(?=\s(?:ist|sind|wird|werden|muss|müssen|darf|dürfen|kann|können|soll|sollen|gilt|gelten|kommt|kommen|geht|gehen|bleibt|bleiben|gehört|gehören|bekommt|bekommen|trägt|hat|haben)(?!\p{L})))/iu,
  nl: /^(?:(?:zonder|met|bij|voor|na|van|uit|aan|op|in)\s(?:deze|dit|die|dat|hem|haar|hen)(?=\s(?:\p{Ll}+t|is|zijn|moet|mag|kan|\p{Ll}+en)\s)|(?:hier|daar|daarbij|daarvoor|daarmee|daarvan|daarin)(?=\s(?:\p{Ll}+t|is|zijn|moet|mag|kan|worden)\s)|(?:die|dat|deze|dit)(?=\s(?:is|zijn|wordt|worden|moet|moeten|mag|mogen|kan|kunnen|gaat|gaan|komt|komen|blijft|blijven|geldt|hoort|horen|krijgt|krijgen|heeft|hebben)(?!\p{L})))/iu,
  fr: /^(?:(?:sans|avec|pour|dans|après|avant|sur|par)\s(?:lui|elle|eux|elles|cela|ça|celui-ci|celle-ci|ceux-ci|celles-ci)|(?:celui-ci|celle-ci|ceux-ci|celles-ci|cela|ça)|c['’]est)(?=[\s,])/iu,
  es: /^(?:(?:sin|con|para|por|de|en|tras|después de|antes de)\s(?:él|ella|ellos|ellas|ello|est[eao]|es[eao])(?=[,]|\s(?:no|se|nunca)\s)|(?:est[eao]s?|es[eao]s?|ést[ea]s?|és[ea]s?)(?=\s(?:no|se|es|son|va|van|debe|deben|queda|quedan|tiene|tienen|ya)\s)|(?:ahí|allí|entonces)(?=\s))/iu,
  it: /^(?:(?:senza|con|per|di|in|dopo)\s(?:di\s)?(?:esso|essa|essi|esse|lui|lei|questo|questa|questi|queste|quello|quella|ciò)(?=[,]|\s(?:non|si)\s)|(?:quest[oaie]|quell[oaie])(?=\s(?:non|si|è|sono|va|vanno|deve|devono|resta|restano|può|possono)\s)|(?:lì|là)(?=\s))/iu,
  pt: /^(?:(?:sem|com|para|por|de|em|depois|antes)\s(?:ele|ela|eles|elas|isso|isto|este|esta|esse|essa|disso|disto)(?=[,]|\s(?:não|se|nunca)\s|\s\p{Ll}+-se)|(?:est[ea]s?|ess[ea]s?|isso|isto)(?=\s(?:não|se|é|são|vai|vão|deve|devem|fica|ficam|tem|têm|já)\s)|(?:aí|ali)(?=\s)|disso(?=\s))/iu,
};
/** "bis dahin ruht die Frist": until what was just told. */
const UNTIL_THEN: Readonly<Record<string, RegExp>> = {
  de: /^(?:bis dahin|bis dann|so ?lange(?=\s(?:\p{Ll}+t|\p{Ll}{2,}en|ist|sind|muss|darf)\s))(?!\p{L})/iu,
  nl: /^(?:tot dan|tot die tijd|tot dat moment|zo ?lang(?=\s(?:\p{Ll}+t|is|zijn|mag)\s))(?!\p{L})/iu,
  fr: /^(?:jusque[- ]là|d['’]ici là)(?!\p{L})/iu,
  es: /^(?:hasta entonces|hasta ese momento)(?!\p{L})/iu,
  it: /^(?:fino ad allora|fino a quel momento)(?!\p{L})/iu,
  pt: /^(?:até lá|até então|até esse momento)(?!\p{L})/iu,
};
/** "een rolstoel wel", "die Feuerwehr schon": for whom it is otherwise, or the same, without a verb. */
const OTHERS_DO: Readonly<Record<string, RegExp>> = {
  de: /^(?:\S+\s){1,8}?(?:schon|auch(?: nicht)?|nicht|dagegen)[.!]?$/iu,
  nl: /^(?:\S+\s){1,8}?(?:wel|ook(?: niet)?|niet)[.!]?$/iu,
  fr: /^(?:\S+\s){1,8}?(?:si|oui|non|aussi|non plus)[.!]?$/iu,
  es: /^(?:\S+\s){1,8}?(?:sí|no|también|tampoco)[.!]?$/iu,
  it: /^(?:\S+\s){1,8}?(?:sì|no|anche|nemmeno|neanche)[.!]?$/iu,
  pt: /^(?:\S+\s){1,8}?(?:sim|não|também|também não)[.!]?$/iu,
};
/** "ist dann wieder eines dabei, …": a case that names no thing, where every noun has a capital letter. */
const BARE_CASE_GERMAN =
  /^(?:wenn|falls|sobald|sofern)\s[^,\p{Lu}]{3,60},\s|^[^,\p{Lu}]{3,60},\s(?:dann\s|so\s)?\p{Ll}+/u;
const AND: Readonly<Record<string, RegExp>> = {
  de: /^(?:und|aber|doch|denn)\s/iu,
  nl: /^(?:en|maar|want)\s/iu,
  fr: /^(?:et|mais)\s/iu,
  es: /^(?:y|e|pero)\s/iu,
  it: /^(?:ed?|ma)\s/iu,
  pt: /^(?:e|mas)\s/iu,
};

/** "ab 8 Uhr", "après 3 jours": a time says by itself when something is done. */
const OF_TIME =
  /^[^,;]*?\d+(?:[.:,]\d+)?\s?(?:uhr|uur|uren|h|heures?|horas?|hs|ore|min|minuten?|minutes?|minutos?|minuti|stunden?|tagen?|dagen|jours?|d[ií]as?|giorni|wochen?|weken|semaines?|semanas?|settimane|monaten?|maanden|mois|meses|mesi|jahren?|jaar|ans|años|anos|anni)(?!\p{L})/iu;

/**
 * Whether a part of a sentence means something that only stands before it: "ohne diesen wird …", "bei mehr als 3 % …", "die
 * gaat in de zandbak".
 * @param lang ISO 639-1
 */
export function leansBack(part: string, before: string, lang: string): boolean {
  const said = part.replace(AND[lang] ?? /(?!)/u, '');
  return (
    MEANS_IT[lang]?.test(said) === true ||
    UNTIL_THEN[lang]?.test(said) === true ||
    (/\d/u.test(before) && isLimit(said, lang)) ||
    isForOthers(said, lang) ||
    isNamelessCase(said, lang)
  );
}

/** A limit of what has a figure before it as well, and is no time. */
function isLimit(said: string, lang: string): boolean {
  if (!LIMITS.get(lang)?.test(said) || OF_TIME.test(said)) return false;
  // "au-delà de 30 euros, le chef signe": behind a comma what is done then stands with its case.
  const [, act = ''] = /^[^,]{3,40},\s(.{6,})$/su.exec(said) ?? [];
  return act === '' || foreignOrder(act, lang) === null;
}

/** Whether words only tell of others what stands before: "een rolstoel of krukken wel". */
function isForOthers(said: string, lang: string): boolean {
  const others = said.replace(/\s\S+$/u, '');
  return OTHERS_DO[lang]?.test(said) === true && !holdsAnyVerb(others, lang, true) && foreignOrder(said, lang) === null;
}

/** Whether a sentence says of others, behind a semicolon, that it is otherwise with them: a ban with such an end stays one. */
export function endsWithOthersDo(sentence: string, lang: string): boolean {
  const [, last = ''] = /;\s+([^;]+)$/u.exec(sentence) ?? [];
  return last !== '' && isForOthers(last, lang);
}

function isNamelessCase(said: string, lang: string): boolean {
  return (
    lang === 'de' &&
    BARE_CASE_GERMAN.test(said) &&
    (/^(?:wenn|falls|sobald|sofern)\s/iu.test(said) || beginsWithVerb(said, lang))
  );
}

/** Whether a sentence has a half behind a semicolon that cannot stand without the one before it. */
export function leansBehindStop(sentence: string, lang: string): boolean {
  const halves = sentence.split(/\s?;\s+/u);
  return halves.some((half, at) => at > 0 && leansBack(half, halves[at - 1] ?? '', lang));
}

/** Whether words that forbid something mean what the step before has told: they are its caution then. */
export function addToStepBefore(rule: string, { steps }: Findings, lang: string): boolean {
  const step = steps.at(-1);
  if (step === undefined || !(MEANS_IT[lang]?.test(rule) || UNTIL_THEN[lang]?.test(rule))) return false;
  step.caution = step.caution === null ? rule : `${step.caution}; ${rule}`;
  return true;
}
