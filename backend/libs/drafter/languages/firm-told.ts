import { ALIASES } from './other-wish.js';
import { tellsWhoUsesIt } from './readers-told.js';

/** The numbers in words that firms are described with. */
export const COUNTED: Readonly<Record<string, string>> = {
  de: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert',
  nl: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|honderd',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|une? (?:trentaine|vingtaine|dizaine|quinzaine|douzaine)',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien',
  it: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|cento|una (?:ventina|trentina|decina)',
  pt: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|dezesseis|dezasseis|vinte|trinta|quarenta|cinquenta|cem',
  sv: 'två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|femton|tjugo|trettio|fyrtio|femtio|hundra',
  da: 'to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|femten|tyve|tredive|fyrre|halvtreds|hundrede',
  no: 'to|tre|fire|fem|seks|sju|åtte|ni|ti|elleve|tolv|femten|tjue|tretti|førti|femti|hundre',
  pl: 'dwa|dwie|dwóch|dwoje|trzy|trzech|troje|cztery|czterech|czworo|pięć|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziewięć|dziewięciu|dziesięć|dziesięciu|dwanaście|dwunastu|piętnaście|dwadzieścia|trzydzieści|sto',
  cs: 'dva|dvě|tři|čtyři|pět|šest|sedm|osm|devět|deset|dvanáct|patnáct|dvacet|třicet|sto',
  ro: 'doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|doisprezece|douăsprezece|cincisprezece|douăzeci|treizeci|o sută',
};

/** What a firm has, runs or looks after, in the words of who writes; work is told by other verbs. */
const HAS: Readonly<Record<string, string>> = {
  de: '(?:wir|ich)\\s(?:sind|bin|haben|habe|betreuen|betreue|beschäftigen|betreiben|betreibe|verwalten|beliefern|produzieren|versorgen|arbeiten\\s(?:zu|mit|in))',
  nl: '(?:wij|we|ik)\\s(?:zijn|ben|hebben|heb|beheren|beleveren|verzorgen|bedienen|draaien|werken\\s(?:met|in))',
  fr: "(?:nous\\s(?:sommes|avons|gérons|employons|accueillons|exploitons|comptons|desservons|travaillons)|j['’]ai|je\\s(?:suis|dirige|gère|tiens)|on\\s(?:est|a|gère))",
  es: '(?:somos|tenemos|trabajamos|contamos\\scon|atendemos|gestionamos|llevamos|damos\\sservicio|empleamos|soy|tengo)',
  it: '(?:siamo|abbiamo|lavoriamo|gestiamo|seguiamo|contiamo|impieghiamo|serviamo)',
  pt: '(?:somos|temos|trabalhamos|atendemos|gerimos|contamos\\scom|empregamos|servimos|tenho)',
  sv: '(?:vi|jag)\\s(?:är|har|driver|sköter|levererar|tillverkar|sysselsätter)',
  da: '(?:vi|jeg)\\s(?:er|har|driver|passer|leverer|beskæftiger)',
  no: '(?:vi|jeg)\\s(?:er|har|driver|leverer|sysselsetter)',
  pl: '(?:jesteśmy|mamy|prowadzimy|obsługujemy|zatrudniamy|pracujemy\\sw)',
  cs: '(?:jsme|máme|provozujeme|zaměstnáváme|spravujeme)',
  ro: '(?:suntem|avem|administrăm|lucrăm|deservim)',
};

/** "Er werken twee chauffeurs", "Bei uns arbeiten …": who works there. */
const WORK_HERE: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:bei uns|hier|im (?:betrieb|haus|team|lager|laden)|in der \p{L}+) (?:arbeiten|sind|haben wir)|es arbeiten)(?!\p{L})/iu,
  nl: /^(?:(?:er|bij ons|hier) (?:werken|zijn)|we (?:werken )?(?:zijn )?met)(?!\p{L})/iu,
  fr: /^(?:(?:chez nous|ici|à l['’]atelier|au magasin),? (?:travaillent|il y a|on est|nous sommes)|y travaillent)(?!\p{L})/iu,
  es: /^(?:(?:aquí|en la empresa|en el taller|en la tienda) (?:trabajan|trabajamos|somos|hay)|trabajan (?:aquí|en ell[oa]))(?!\p{L})/iu,
  it: /^(?:(?:da noi|qui|in azienda|in negozio) (?:lavorano|lavoriamo|ci sono|siamo)|ci lavorano)(?!\p{L})/iu,
  pt: /^(?:(?:cá|aqui|na empresa|na loja|na oficina) (?:trabalham|trabalhamos|somos|há)|trabalham (?:cá|aqui))(?!\p{L})/iu,
  sv: /^(?:(?:här|hos oss) (?:jobbar|arbetar)|det (?:jobbar|arbetar))(?!\p{L})/iu,
  pl: /^(?:pracuje|pracują|u nas pracuje|u nas pracują|tu pracuje)(?!\p{L})/iu,
};

/** "Tenemos que contar dos veces": a duty, and nothing that a firm has. */
const HAS_TO: Readonly<Record<string, RegExp>> = {
  de: /\szu\s\p{Ll}+$|\p{Ll}zu\p{Ll}{3,}en$/u,
  nl: /\ste\s\p{Ll}+$/u,
  fr: /^\p{L}+['’]?\s?(?:avons|ai|a)\sà\s/iu,
  es: /^\p{L}+\sque\s/iu,
  it: /^\p{L}+\s(?:da|a)\s\p{Ll}+re(?!\p{L})/iu,
  pt: /^\p{L}+\s(?:que|de)\s/iu,
};

/** How it was done until now, which the procedure is to end. */
const SO_FAR: Readonly<Record<string, string>> = {
  de: 'bisher|bislang|bis(?: jetzt| dato| heute)|früher|zurzeit macht|im moment macht|momentan macht|derzeit macht',
  nl: 'tot (?:nu toe|nog toe|dusver)|vroeger|nu doet iedereen|op dit moment doet',
  fr: "jusqu['’](?:ici|à présent|à maintenant|à aujourd['’]hui|alors)|auparavant|aujourd['’]hui,? chacun|actuellement,? chacun|pour l['’]instant,? chacun",
  es: 'hasta (?:ahora|hoy|la fecha)|antes cada|ahora mismo cada|actualmente cada|hoy por hoy cada',
  it: 'fino(?:ra| ad? (?:oggi|ora|adesso))|finora|sinora|prima ognuno|oggi ognuno|al momento ognuno|attualmente ognuno',
  pt: 'até (?:agora|hoje|à data|aqui)|antes cada|hoje cada|atualmente cada|neste momento cada',
  sv: 'hittills|tills nu|fram till nu|tidigare har|i dag gör alla|idag gör alla|just nu gör',
  da: 'hidtil|indtil nu|indtil videre gør|lige nu gør',
  no: 'hittil|til nå|fram til nå|i dag gjør alle|akkurat nå gjør',
  pl: 'dotychczas|dotąd|do tej pory|do dziś|obecnie każdy|teraz każdy|na razie każdy',
  cs: 'dosud|doposud|zatím|až doteď|až dosud',
  ro: 'până (?:acum|în prezent|azi)|în prezent fiecare|acum fiecare',
};

const patterns = new Map(
  Object.keys(COUNTED).map((lang) => [
    lang,
    {
      has: new RegExp(`^(?:${HAS[lang]})(?!\\p{L})`, 'iu'),
      counts: new RegExp(`\\d|(?<!\\p{L})(?:${COUNTED[lang]})(?!\\p{L})`, 'iu'),
      soFar: new RegExp(`^(?:${SO_FAR[lang]})(?!\\p{L})`, 'iu'),
    },
  ]),
);

/**
 * Whether a sentence before the work only tells of whoever writes: what the firm has and looks after ("Trabajamos dos
 * veterinarias y una recepcionista"), or how it was done until now ("Bisher macht es jeder anders").
 * @param lang ISO 639-1
 */
export function tellsOfFirm(sentence: string, lang: string): boolean {
  const known = patterns.get(ALIASES[lang] ?? lang);
  if (!known) return false;
  if (known.soFar.test(sentence) || tellsWhoUsesIt(sentence, lang)) return true;
  if (WORK_HERE[lang]?.test(sentence) && known.counts.test(sentence)) return true;
  return known.has.test(sentence) && known.counts.test(sentence) && !HAS_TO[lang]?.test(sentence);
}
