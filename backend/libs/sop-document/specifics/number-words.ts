const ENGLISH_TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Words from one to twelve (or twenty) in the languages that have an own lexicon; the position gives the number. */
const COUNTING_WORDS = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze',
];

const OTHER_WORDS: [string, number][] = [
  ['twice', 2],
  ['dozen', 12],
  ['hundred', 100],
  ['una', 1],
  ['une', 1],
  ['uma', 1],
  ['ein', 1],
  ['eine', 1],
  ['einer', 1],
  ['einen', 1],
  ['duas', 2],
  ['treinta', 30],
  ['vingt', 20],
  ['trente', 30],
  ['vinte', 20],
  ['trinta', 30],
  ['dreißig', 30],
];

/** Numbers by their words, lower-case, in English, Spanish, French, German and Portuguese. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = buildNumberWords();

function buildNumberWords(): Map<string, number> {
  const words = new Map<string, number>();
  for (const row of COUNTING_WORDS) {
    for (const [index, word] of row.split(' ').entries()) words.set(word, index + 1);
  }
  for (const [index, tens] of ENGLISH_TENS.entries()) addTens(words, tens, (index + 2) * 10);
  for (const [word, value] of OTHER_WORDS) words.set(word, value);
  // In English it means "as soon as" far more often than eleven in Spanish.
  words.delete('once');
  return words;
}

function addTens(words: Map<string, number>, tens: string, value: number): void {
  words.set(tens, value);
  for (const [index, unit] of (COUNTING_WORDS[0] ?? '').split(' ').slice(0, 9).entries()) {
    words.set(`${tens}-${unit}`, value + index + 1);
  }
}
