/** What a speaker says between the wrong word and the right one, by language. */
const MARKERS: Readonly<Record<string, string>> = {
  de: '(?:äh,?\\s)?(?:ach\\s)?(?:nee|nein|ne|quatsch|halt|stopp|moment)(?:,?\\s(?:warte|moment|falsch|doch|quatsch|halt|stimmt nicht))?|besser gesagt',
  es: '(?:ay,?\\s)?no(?:,?\\s(?:perdón|perdona|perdonad|espera|digo|mejor))?|perdón|perdona|digo|mejor dicho|miento',
  fr: '(?:euh,?\\s|ah\\s|enfin\\s)?non(?:,?\\s(?:pardon|attends|attendez|plutôt))?|pardon|enfin plutôt|je veux dire',
  it: '(?:anzi,?\\s|eh\\s|cioè\\s)?no(?:,?\\s(?:scusa|scusate|aspetta|aspettate|pardon))?|anzi|scusa|scusate|volevo dire',
  nl: '(?:oh\\s|eh,?\\s|of\\s)?nee(?:,?\\s(?:wacht|sorry|toch))?|sorry|ik bedoel|of beter',
  pt: '(?:ah,?\\s|aliás,?\\s)?não(?:,?\\s(?:pera|espera|desculpa|perdão|minto))?|aliás|desculpa|digo|quer dizer|ou melhor',
};
const NUMBERS: Readonly<Record<string, string>> = {
  de: 'ein(?:en|e|er)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig',
  es: 'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta',
  fr: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante',
  it: 'un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta',
  nl: 'één|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig',
  pt: 'uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta',
};
/** "halb elf", "kwart over twee": parts of an hour before its number. */
const HALF: Readonly<Record<string, string>> = {
  de: '(?:halb|dreiviertel|viertel(?: vor| nach)?)\\s',
  nl: '(?:half|kwart (?:voor|over))\\s',
};
const DAYS: Readonly<Record<string, string>> = {
  de: 'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?',
  es: 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?',
  fr: 'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?',
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  nl: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  pt: 'segundas?(?:-feiras?)?|terças?(?:-feiras?)?|quartas?(?:-feiras?)?|quintas?(?:-feiras?)?|sextas?(?:-feiras?)?|sábados?|domingos?',
};
const ARTICLES =
  'der|die|das|den|dem|el|la|los|las|le|les|il|lo|i|gli|de|het|o|a|os|as|al|del|au|aux|ao|à|alla|nel|nella|no|na|im|am|zum|zur|in|en|dans|em|con|mit|met|avec|com|sur|su|op|auf';
const MAX_CORRECTIONS = 20;
/** So many words behind the number are a clause of their own. */
const LEAST_NEW_CLAUSE = 3;
/** So far before a correction stands what it corrects. */
const REACH = 200;

interface Slips {
  marker: RegExp;
  value: string;
  day: RegExp;
}

const slips = new Map(
  Object.entries(MARKERS).map(([lang, words]) => {
    const value = `(?:${HALF[lang] ?? ''})?(?:\\d[\\d.,:]*|${NUMBERS[lang]})`;
    const day = `(?:${DAYS[lang]})`;
    const next = `(?=(?:\\p{L}{1,4}\\s){0,2}(?:${value}|${day})(?!\\p{L})|(?:${ARTICLES})\\s\\p{L})`;
    return [
      lang,
      {
        marker: new RegExp(`\\s*[,.;…–-]+\\s*(?:${words})\\s*[,:;.…–-]*\\s+${next}`, 'giu'),
        value,
        day: new RegExp(`(?<!\\p{L})${day}(?!\\p{L})`, 'giu'),
      } satisfies Slips,
    ];
  }),
);

/** Follows what a speaker corrects in another language than English: "20 minutos, não, 30 minutos". What is not plain stays. */
export function applyForeignCorrections(text: string, lang: string): string {
  const known = slips.get(lang);
  if (!known) return text;
  let corrected = text;
  known.marker.lastIndex = 0;
  for (let count = 0; count < MAX_CORRECTIONS; count += 1) {
    const marker = known.marker.exec(corrected);
    if (!marker) break;
    const from = Math.max(0, marker.index - REACH);
    const behind = corrected.slice(marker.index + marker[0].length);
    const end = /[.,;!?\n](?:\s|$)/u.exec(behind)?.index ?? behind.length;
    const replaced = replacedIn(corrected.slice(from, marker.index), behind.slice(0, end), known);
    if (replaced === null) continue;
    corrected = `${corrected.slice(0, from)}${replaced}${behind.slice(end)}`;
    known.marker.lastIndex = from;
  }
  return corrected;
}

function replacedIn(before: string, correction: string, { value, day }: Slips): string | null {
  return byNumber(before, correction, value) ?? byDay(before, correction, day) ?? byArticle(before, correction);
}

/** "vijf keer doorlopen … zes keer", "20 minutos … 30 minutos": the number before the same word, else at the end. */
function byNumber(before: string, correction: string, value: string): string | null {
  const [, lead = '', right = '', noun = '', rest = ''] =
    new RegExp(
      `^((?:(?!(?:halb|half|kwart)\\s)\\p{L}{1,4}\\s){0,2})(${value})(?!\\p{L})\\s?(\\p{L}+|[%°€]\\S*)?(.*)$`,
      'isu',
    ).exec(correction) ?? [];
  if (right === '') return null;
  const old = [...before.matchAll(new RegExp(`(?<![\\p{L}\\d])(${value})(?=\\s?(\\p{L}*|[%°€]))`, 'giu'))];
  const same = noun === '' ? undefined : old.findLast(({ 2: word = '' }) => word.toLowerCase() === noun.toLowerCase());
  if (same && rest.trim() === '') return splice(before, same.index, (same[1] ?? '').length, right);
  const last = old.at(-1);
  const isAtEnd = last && /^\s?(?:\p{L}+|[%°€]\S*)?$/u.test(before.slice(last.index + (last[1] ?? '').length));
  if (!last || !isAtEnd) return null;
  const start = lead !== '' && before.slice(0, last.index).endsWith(lead) ? last.index - lead.length : last.index;
  // "um elf, nee, um halb elf machst du den Kassensturz": the clause is begun anew.
  if (lead !== '' && start !== last.index && rest.trim().split(/\s+/u).length >= LEAST_NEW_CLAUSE)
    return `${before.slice(0, start)}${lead}${right}, ${correction}`;
  return `${before.slice(0, start)}${start === last.index ? correction.slice(lead.length) : correction}`;
}

function byDay(before: string, correction: string, day: RegExp): string | null {
  const old = [...before.matchAll(day)].at(-1);
  const right = [...correction.matchAll(day)];
  if (!old || right.length !== 1 || correction.split(/\s+/u).length > 2) return null;
  return splice(before, old.index, old[0].length, right[0]?.[0] ?? '');
}

/** "in den gelben, nein, in den blauen Sack": what stands at the end after the same words. */
function byArticle(before: string, correction: string): string | null {
  const words = correction.split(/\s+/u);
  for (const length of [2, 1]) {
    const beginning = words.slice(0, length).join(' ').toLowerCase();
    if (words.length <= length || words.length > length + 3) continue;
    const at = before.toLowerCase().lastIndexOf(` ${beginning} `);
    const old = at < 0 ? [] : before.slice(at + 1).split(/\s+/u);
    if (old.length > length && old.length <= length + 2 && !/[,.;:!?]/u.test(old.join(' ')))
      return `${before.slice(0, at + 1)}${correction}`;
  }
  return null;
}

function splice(text: string, at: number, length: number, value: string): string {
  return text.slice(0, at) + value + text.slice(at + length);
}
