/** A repeatable source of numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS =
  'check the fridge temperature and write it down if not call Sam at 18:45 never mix bleach with ammonia the manager approves all invoices over $500 within 2 days then lock door 4B label boxes photo of gas valve unless only by for Maria or Tom must be 5 °C colder sign-out sheet keep 6 years WD1 password: Hunter2! <b>bold</b> =SUM(A1) no wait three photos, . ; : - ( ) [ ] „ “ " \' \n \n- \n1) 👩‍🍳 𝒳 é ß 如果 立即 通知 إذا المدير، Müller prüfen, Temperatur messen, Lejía, si falta, se avisa'.split(
    ' ',
  );

const SHAPES: readonly ((random: () => number) => string)[] = [
  (random) => wordsOf(random, 20),
  (random) => wordsOf(random, 150),
  (random) => wordsOf(random, 600).replaceAll('\n', ' '),
  (random) => charactersOf(random, 300),
  (random) => `${'('.repeat(200)}${wordsOf(random, 30)}${')]}'.repeat(60)}`,
  (random) => Array.from({ length: 40 }, () => `- ${wordsOf(random, 6)}`).join('\n'),
];

function wordsOf(random: () => number, count: number): string {
  return Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)] ?? '').join(' ');
}

function charactersOf(random: () => number, count: number): string {
  const points = Array.from({ length: count }, () => Math.floor(random() * 0x2_ffff));
  return points.map((point) => String.fromCodePoint(point)).join('');
}

const EXTREMES: readonly string[] = [
  '',
  ' \n\t ',
  '?',
  '👍👍👍 🚀',
  '1234567890 42 007',
  'a'.repeat(19_000),
  'check '.repeat(3_300),
  'word '.repeat(3_900).trim(),
  'the manager '.repeat(1_600),
  'if '.repeat(6_000),
  'and then '.repeat(2_200),
  ', '.repeat(9_000),
  'oil filtered, '.repeat(1_400),
  'no wait, three photos, '.repeat(800),
  '<script>'.repeat(2_400),
  '<'.repeat(19_000),
  '=A('.repeat(6_000),
  '[('.repeat(9_000),
  `${'x'.repeat(9_000)}:${'y'.repeat(9_000)}`,
  'a.b.'.repeat(4_500),
  'A B C '.repeat(3_200),
  'Aa '.repeat(6_000),
  '1:2 3.5 $5 '.repeat(1_800),
  'password: Tr0ub4dor&3 '.repeat(850),
  'bleach with ammonia '.repeat(950),
  '一二三四，'.repeat(3_800),
  'المدير يوقع، '.repeat(1_400),
  'prüfen, messen und zählen, '.repeat(700),
  '\u202e\u0000\ud800 broken \udfff',
  Array.from({ length: 500 }, (_, index) => `- wipe table ${index}`).join('\n'),
  Array.from({ length: 900 }, (_, index) => `${index}) Do it`).join(' '),
  '# \n'.repeat(3_000),
  'Title:\n'.repeat(2_500),
  '- \n- - - \n'.repeat(1_500),
  'Dr. '.repeat(4_500),
];

/** Gives as many hostile requests as asked for, the same ones every time. */
export function hostilePrompts(count: number): string[] {
  const random = seededRandom(20_261_121);
  const mixed = Array.from({ length: Math.max(0, count - EXTREMES.length) }, (_, index) => {
    const shape = SHAPES[index % SHAPES.length];
    return shape ? shape(random) : '';
  });
  return [...EXTREMES, ...mixed];
}
