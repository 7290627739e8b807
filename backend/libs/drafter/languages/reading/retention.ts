/** Numbers as they are told of years and months, by language. */
const COUNTS: Readonly<Record<string, string>> = {
  de: 'ein(?:e|en)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig',
  nl: 'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig|dertig',
  es: 'un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta',
  fr: 'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente',
  it: 'un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta',
  pt: 'um|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta',
};
const UNITS: Readonly<Record<string, string>> = {
  de: 'tage?|wochen?|monate?|jahre?n?',
  nl: 'dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|jaren',
  es: 'días?|semanas?|mes(?:es)?|años?',
  fr: 'jours?|semaines?|mois|ans?|années?',
  it: 'giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
  pt: 'dias?|semanas?|m[eê]s(?:es)?|anos?',
};

const AT_LEAST = 'mindestens|wenigstens|minstens|minimaal|al menos|por lo menos|au moins|almeno|pelo menos|no mínimo';

function timeOf(lang: string): string {
  return `(?<keep>(?:(?:${AT_LEAST})\\s)?(?:\\d{1,3}|${COUNTS[lang]})\\s+(?:${UNITS[lang]}))(?!\\p{L})`;
}

/** "… se guarda un año", "conserver les bons deux ans": what is kept stands before the verb or behind it. @param verbs with their forms */
export function romanceRetention(lang: string, verbs: string): RegExp {
  return new RegExp(
    `^(?<name>.{0,80}?)(?:,\\s*)?(?<!\\p{L})(?:${verbs})(?!\\p{L})(?<object>.{0,40}?)(?<!\\p{L})${timeOf(lang)}`,
    'iu',
  );
}

/** "Aufbewahrung: 3 Jahre", and "… werden drei Jahre im Büro aufbewahrt", whose verb stands last. */
export function germanicRetention(lang: string, first: string, last: string): RegExp {
  const told = `\\b(?:${first})\\b:?\\s*(?<object>.{0,20}?)(?<!\\p{L})`;
  const where = '(?:(?<where>(?:im|in|bei|beim|am|an|auf|op|bij)\\s[^,]{2,40}?)\\s)?';
  const ends = `\\s(?<!\\s(?:und|en)\\s)(?:(?:noch|für|nog)\\s)?(?=(?:(?:${AT_LEAST})\\s)?\\S+\\s\\S+\\s(?:lang\\s)?${where}(?:${last})(?:\\s(?:werden|worden))?$)`;
  return new RegExp(`^(?<name>.{0,80}?)(?:,\\s*)?(?:${told}|${ends})${timeOf(lang)}`, 'iu');
}
