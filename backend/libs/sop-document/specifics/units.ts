/** Ways to write a unit after a number, by the sign that stands for all of them. */
const UNIT_SPELLINGS: Record<string, string> = {
  s: 's sec secs second seconds segundo segundos seconde secondes sekunde sekunden sek 秒 秒钟 ثانية ثواني ثوان',
  min: 'min mins minute minutes minuto minutos minuten 分钟 分鐘 دقيقة دقائق',
  h: 'h hr hrs hour hours hora horas heure heures stunde stunden std 小时 小時 ساعة ساعات',
  d: 'day days día días dia dias jour jours tag tage tagen 天 日 يوم أيام يوما',
  wk: 'week weeks semana semanas semaine semaines woche wochen 周 星期 أسبوع أسابيع',
  mo: 'month months mes meses mois monat monate monaten mês 个月 شهر أشهر شهور',
  y: 'year years yr yrs año años an ans année années jahr jahre jahren ano anos 年 سنة سنوات عام أعوام',
  '%': '% ٪ percent per\\s?cent pct por\\s?ciento por\\s?cento pour\\s?cent prozent في\\s?المئة',
  '°c': '°\\s?c ℃ degrees?\\s?c(?:elsius|entigrade)? deg\\.?\\s?c celsius grados?\\s?c(?:elsius)? graus?\\s?c(?:elsius)? degrés?\\s?c(?:elsius)? grad\\s?c(?:elsius)? 摄氏度',
  '°f': '°\\s?f ℉ degrees?\\s?f(?:ahrenheit)? deg\\.?\\s?f fahrenheit',
  $: 'dollars? usd bucks',
  '€': '€ euros? eur',
  '£': '£ quid gbp',
  r$: 'reais brl',
  '¥': '¥ 元 人民币 rmb cny yen jpy',
  km: 'km kilomet(?:er|re)s?',
  'km/h': 'km/h kph kmh',
  mph: 'mph',
  m: 'm met(?:er|re)s? metros?',
  cm: 'cm centimet(?:er|re)s?',
  mm: 'mm millimet(?:er|re)s?',
  kg: 'kg kgs kilos? kilogram(?:me)?s?',
  g: 'g grams? grammes? gramm gramos?',
  mg: 'mg',
  lb: 'lbs?',
  oz: 'oz ounces?',
  t: 'tons? tonnes? tonnen toneladas?',
  l: 'l lit(?:er|re)s? litros?',
  ml: 'ml millilit(?:er|re)s?',
  bar: 'bar bars',
  psi: 'psi',
  kpa: 'kpa',
  v: 'v volts?',
  kv: 'kv',
  kw: 'kw',
  hz: 'hz',
  rpm: 'rpm',
  nm: 'nm',
  ppm: 'ppm',
  db: 'db',
};

/** Signs that stand before an amount. */
const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['$', '$'],
  ['us$', '$'],
  ['usd', '$'],
  ['€', '€'],
  ['eur', '€'],
  ['£', '£'],
  ['gbp', '£'],
  ['r$', 'r$'],
  ['¥', '¥'],
]);

const spellings = Object.entries(UNIT_SPELLINGS)
  .flatMap(([unit, row]) => row.split(' ').map((pattern) => ({ unit, pattern })))
  // Longer ones first, so that "minutes" is not read as "m".
  .sort((one, other) => other.pattern.length - one.pattern.length);

const matchers = spellings.map(({ unit, pattern }) => ({ unit, matcher: new RegExp(`^(?:${pattern})$`, 'iu') }));

/** Pattern source for any unit; a Latin unit ends where its word ends. */
export const UNIT_PATTERN = `(?:${spellings.map(({ pattern }) => pattern).join('|')})(?![\\p{Script=Latin}\\d])`;

/** Pattern source for a currency sign before an amount. */
export const CURRENCY_PATTERN = '(?:us\\$|r\\$|usd|eur|gbp|[$€£¥])';

/** Returns the sign of a unit or currency as it was written, or null if it is none. */
export function unitOf(written: string): string | null {
  const word = written.trim().toLowerCase();
  const currency = CURRENCY_SIGNS.get(word);
  if (currency) return currency;
  return matchers.find(({ matcher }) => matcher.test(word))?.unit ?? null;
}
