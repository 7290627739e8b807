/** No sentence ends behind these, whatever the language. */
const COMMON =
  'e.g i.e approx max min mind etc ca bzw ggf vs incl dr mr mrs ms prof st sr sra mme hr fr tel dept rev excl qty temp';
const OF_LANGUAGE: Readonly<Record<string, string>> = {
  de: 'inkl exkl einschl ausschl evtl bspw bsp usw vgl gem lt zzgl zuzgl abzgl sog insb insbes nr art abs abt fa fam gebr str kap pos lfd entspr betr allg ehem tägl wöchentl monatl jährl vorm nachm mo di mi do sa so std stk ing dipl kfm',
  es: 'máx mín dra srta dña aprox pág págs ej núm art ud uds lic ing avda dto ext tlf tfno dpto',
  fr: 'mlle env réf maxi mini vol art av bd hebdo tél poste resp',
  it: 'sig sigg dott geom rag ing es tel pag art fatt circ int rif',
  sv: 'ex st kl kr ca bl nr tel tr sid avd utg max min ev inkl exkl resp',
  da: 'stk kl kr ca nr tlf inkl ekskl ev evt pkt afd maks',
  no: 'stk kl kr ca nr tlf inkl ekskl ev evt pkt avd maks',
  pl: 'szt godz nr ok tel ul min maks pkt np tzn tj ww ew zł',
  cs: 'ks hod č cca tel tj např min max resp odd',
  nl: 'bijv bv enz evt resp mevr dhr fam fa gebr drs nr art afd blz vlg volg incl excl min sec',
  pt: 'máx mín dra srta profa pág ex núm aprox art av tel obs sra eng ramal cel',
};
/** "d. h.", "z. B.", "c.a.", "p. ej.", "sig.ra": letters with a stop each, or with a short word behind them. */
const LETTERS =
  /(?<![\p{L}\d])(?:(?:\p{L}\.\s?){1,3}\p{L}|p\.\s?(?:ej|ex|es)|i\.\s?d\.\s?R|(?:sig|dott)\.(?:ra|ssa)|[uo]\.\s?ä|[MD]|MM)\.$/u;
/** The first letter of such a one, where the second stands apart: "z. | B." */
const FIRST_LETTER = /(?<![\p{L}\d])(?:[zduoispnmvcbta])\.$/u;
const SECOND_LETTER = /^(?:\p{L}|ej|ex|es)\.(?=\s|$)/u;

const common = patternOf(COMMON);
const ofLanguage = new Map(Object.entries(OF_LANGUAGE).map(([lang, words]) => [lang, patternOf(words)]));

function patternOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.replaceAll('.', '\\.').split(' ').join('|')}|z\\.\\s?B)\\.$`, 'iu');
}

/** Whether what stands before a blank is shortened, so that its stop ends no sentence. @param after what follows */
export function isAbbreviation(before: string, after: string, lang: string): boolean {
  // "to HR. Old laptops": the department.
  if (lang === 'en') return isEnglish(before, after.trimStart());
  const next = after.trimStart();
  // "… opruimen a.u.b. De …"
  if (AT_END.test(before) && /^\p{Lu}/u.test(next)) return false;
  const isKnown = common.test(before) || ofLanguage.get(lang)?.test(before);
  if (isKnown) return !beginsSentence(next, lang) || TITLE.test(before);
  if (/^\p{Ll}/u.test(next) && (LONE_LETTER.test(before) || UNSPEAKABLE.test(before))) return true;
  return LETTERS.test(before) || (FIRST_LETTER.test(before) && SECOND_LETTER.test(next)) || SINGLE.test(before);
}

/** "to HR. Old laptops": the department; "on the 1st. On the 4th": a day; "date and temp. They cure": a sentence has ended; "never mind. Trim it" is no "at least". */
function isEnglish(before: string, next: string): boolean {
  if (!common.test(before) || /(?:(?<!\p{L})HR|\dst)\.$/u.test(before)) return false;
  if (/(?<!\p{L})mind\.$/iu.test(before)) return /^\d/u.test(next);
  return !ENGLISH_OPENING.test(next) || TITLE.test(before);
}

/** "10 min. Après …": where nouns have small letters, a capital one begins a sentence; elsewhere such a word does. */
function beginsSentence(next: string, lang: string): boolean {
  if (next === '') return true;
  return lang === 'de' ? GERMAN_OPENING.test(next) : /^\p{Lu}\p{Ll}+\s/u.test(next);
}

const ENGLISH_OPENING =
  /^(?:They|It|We|You|I|He|She|The|This|That|These|Those|There|If|When|Then|Never|Don['’]t|Do|Please|No|All|Any|Every|After|Before)\s/u;

const GERMAN_OPENING =
  /^(?:Der|Die|Das|Dann|Danach|Wenn|Falls|Und|Anschließend|Bei|Im|In|Nach|Vor|Am|Es|Er|Sie|Wir|Ich|Zum|Alle|Jede[rs]?|Bitte|Nicht|Kein\p{L}*|Den|Ein\p{L}*)\s/u;

/** "Dra. Helena", "sig. Conti": a name follows. */
const TITLE =
  /(?<!\p{L})(?:dr|dra|mr|mrs|ms|prof|profa|st|sr|sra|srta|dña|mme|mlle|hr|fr|lic|ing|sigg?|dott|geom|rag|mevr|dhr|eng|dipl|art|nr|abt|afd|fa|fam|gebr|drs|av|avda|bd)\.$/iu;
/** What asks politely, or says that a list goes on, ends a sentence. */
const AT_END =
  /(?<!\p{L})(?:a\.\s?u\.\s?b|s\.\s?v\.\s?p|p\.\s?f|a\.\s?s\.\s?a\.\s?p|u\.\s?s\.\s?w|e\.\s?d|o\.\s?[äÄ])\.$/iu;
/** "Strom u. Gas" */
const SINGLE = /(?<![\p{L}\d])[uo]\.$/u;
/** "Foto v. vorne" */
const LONE_LETTER = /(?<![\p{L}\d])\p{Ll}\.$/u;
/** "Tabl.", "kontr.", "wg.": no word ends like that, or has no vowel. */
const UNSPEAKABLE = /(?:[bcdfgkpt][lr]|(?<!\p{L})[bcdfghjklmnpqrstvwxz]{2,4})\.$/iu;
