import { romanceGrammarOf } from './clauses/foreign-order.js';

/** Words that are nothing without their accent, by language: adverbs, conjunctions, days, auxiliaries and common nouns. */
const ACCENTED: Readonly<Record<string, string>> = {
  es: 'después también además así aquí allí ahí según jamás ningún algún además través más último última últimos últimas día días miércoles sábado sábados próximo próxima están estará estarán será serán deberá deberán tendrá tendrán habrá hará harán podrá podrán número números teléfono código códigos página técnico técnica técnicos médico médica médicos mecánico eléctrico electrónico clínica farmacéutico vehículo vehículos artículo artículos máquina máquinas válvula cámara báscula línea líneas área análisis crédito débito móvil almacén cajón jabón camión avería mercancía garantía cafetería batería categoría química químico plástico plásticos café rápido básico único mínimo máximo difícil fácil útil depósitos límite',
  pt: 'não você vocês também até só já após através então além há será serão deverá deverão terá terão manhã amanhã três mês água máquina máquinas código códigos número números página último última últimos últimas próximo próxima técnico técnica médico médica mecânico elétrico eletrônico veículo veículos área crédito débito saída óleo sábado terça terças preço preços serviço serviços segurança balança criança crianças cobrança câmara lâmpada válvula química químico plástico hóspede hóspedes síndico possível rápido mínimo máximo básico único difícil fácil útil põe põem estão vão são dão',
  fr: 'après très déjà même mêmes être ça équipe équipes étape étapes numéro numéros téléphone matériel sécurité qualité quantité température vérification contrôle contrôles procédure dépôt première première dernière dernières premières fenêtre clé clés café véhicule véhicules déchets décharge entrepôt poêle crème réception réserve réserves reçu médecin hôtel tâche tâches',
  it: 'perché più così può già però poiché finché affinché lunedì martedì mercoledì giovedì venerdì sarà saranno dovrà verrà qualità quantità attività responsabilità modalità disponibilità conformità proprietà società caffè cioè giù',
};

/** Endings that have an accent in every word of the language. */
const ENDINGS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/(?<=\p{Ll}{2}[cs])ion$/u, 'ión'],
    [/(?<=\p{Ll}{2})ologo(s?)$/u, 'ólogo$1'],
  ],
  pt: [
    // "balcão", "vulcão"
    [/(?<=[^l\P{Ll}])cao$/u, 'ção'],
    [/(?<=\p{Ll})coes$/u, 'ções'],
    [/(?<=\p{L})ao$/u, 'ão'],
    [/(?<=\p{Ll}{2})oes$/u, 'ões'],
    [/(?<=\p{Ll}{2})ari(os?)$/u, 'ári$1'],
    [/(?<=\p{Ll}{2})ori(os?)$/u, 'óri$1'],
    [/(?<=\p{Ll}{2})enci(as?)$/u, 'ênci$1'],
    [/(?<=\p{Ll}{2})avel$/u, 'ável'],
    [/(?<=\p{L})ivel$/u, 'ível'],
  ],
  fr: [],
  it: [],
};
/** Verbs and other words that end so and have none: "evidencia". */
const PLAIN = /^(?:pronuncia|licencia|evidencia|silencia|gerencia|referencia|influencia)$/u;
/** "a vérifié": behind these a French word is a participle, which has another accent. */
const BEFORE_PARTICIPLE = /(?<!\p{L})(?:avoir|être|etre|ont|a|est|sont|été|ete|fois|ai|avez)\s$/iu;
/** "e'", "perche'", "qualita'": an apostrophe in the place of the accent. */
const ITALIAN_APOSTROPHE =
  /(?<![\p{L}\d])(e|perche|poiche|finche|affinche|piu|puo|gia|giu|cosi|pero|cioe|sara|dovra|verra|potra|caffe|\p{L}{3,}it[a]|\p{L}{3,}edi)['’](?!\p{L})/giu;
const ITALIAN_ENDINGS: Readonly<Record<string, string>> = { a: 'à', e: 'é', i: 'ì', o: 'ò', u: 'ù' };
/** With these "e" at the end is open: "è", "caffè", "cioè". */
const OPEN_E = /^(?:e|caffe|cioe)$/iu;
/** Whoever writes so many words with their accents leaves none of them out: "repartir" is no "répartir" then. */
const ENOUGH_ACCENTS = 3;
const ACCENTED_WORD = /\p{Ll}*[áàâéèêëíìîïóòôõúùûãç]\p{Ll}*/gu;
const WORD = /(?<![\p{L}\d@._/-])\p{L}{2,}(?![\p{L}\d@_/]|\.\p{L})/gu;
const LEAST_LETTERS_OF_VERB = 5;

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

const closed = new Map(
  Object.entries(ACCENTED).map(([lang, words]) => [
    lang,
    new Map(words.split(' ').map((word) => [withoutAccents(word), word] as const)),
  ]),
);

/** Verbs that are names or nouns elsewhere. */
const VERB_OF_BEING = /^(?:sara|saranno|dovra|verra|sera|seran|esta|estan|habra|hara|tera|poe|vao|sao|dao)$/u;

/** Puts back the accents that somebody typed without where a word can be no other: "despues", "nao", "recepcion", "perche'". */
export function withAccents(text: string, lang: string): string {
  const words = closed.get(lang);
  if (!words) return text;
  const apart = lang === 'it' ? text.replace(ITALIAN_APOSTROPHE, (_, word: string) => italian(word)) : text;
  const isGuessed = (apart.match(ACCENTED_WORD)?.length ?? 0) < ENOUGH_ACCENTS;
  return apart.replace(WORD, (word, at: number) => {
    const mayBeFinite = isGuessed && (lang !== 'fr' || !BEFORE_PARTICIPLE.test(apart.slice(Math.max(0, at - 8), at)));
    const plain = word.toLowerCase();
    // Capitals are a name or a headline.
    if (word.slice(1) !== plain.slice(1) || /[^a-z]/u.test(plain)) return word;
    // "la conta Sara": with a capital in the middle of a sentence no verb stands.
    if (word !== plain && VERB_OF_BEING.test(plain) && /[\p{L}\d,)]\s$/u.test(apart.slice(Math.max(0, at - 3), at)))
      return word;
    const known = words.get(plain) ?? (mayBeFinite ? verbOf(plain, lang) : null) ?? ended(plain, lang);
    return known === null ? word : word.charAt(0) === plain.charAt(0) ? known : capitalised(known);
  });
}

function italian(word: string): string {
  const last = word.slice(-1).toLowerCase();
  const vowel = last === 'e' && OPEN_E.test(word) ? 'è' : (ITALIAN_ENDINGS[last] ?? last);
  return word === word.toUpperCase() ? word.slice(0, -1) + vowel.toUpperCase() : word.slice(0, -1) + vowel;
}

function verbOf(plain: string, lang: string): string | null {
  // "inventario" is a noun, and "inventarío" is said by nobody who writes a procedure.
  if (plain.length < LEAST_LETTERS_OF_VERB || (lang === 'es' && /ari[oa]s?$/u.test(plain))) return null;
  return romanceGrammarOf(lang)?.verbs.accented(plain) ?? null;
}

function ended(plain: string, lang: string): string | null {
  if (PLAIN.test(plain)) return null;
  const [pattern, ending] = ENDINGS[lang]?.find(([found]) => found.test(plain)) ?? [];
  return pattern && ending !== undefined ? plain.replace(pattern, ending) : null;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
