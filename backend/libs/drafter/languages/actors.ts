import { inEitherSpelling } from './german-spelling.js';
import { MORE_JOBS } from './jobs.js';

/** How one language names whoever does something. */
interface ActorWords {
  articles: string;
  /** Jobs, departments and people for whom the work is done; what follows is the rest of the word. */
  jobs: string;
  /** Endings of the feminine and the plural. */
  endings: string;
  /** What stands before whoever does it in a passive clause. */
  agent: string;
  /** Words that cannot be the verb after a subject. */
  notVerb: string;
  /** How a verb ends that somebody named before does. */
  finite: string;
  /** Whether the verb alone is an instruction: "le porteiro confere …" is, "de monteur maakt …" is not. */
  isVerbEnough: boolean;
}

const WORDS: Readonly<Record<string, ActorWords>> = {
  de: {
    articles: 'der|die|das|ein|eine|unser|unsere|jeder|jede',
    jobs: '\\p{L}*(?:leiter|leitung|meister|führer|fahrer|arbeiter|bearbeiter|helfer|pfleger|wart|techniker|monteur|mechaniker|mechatroniker|verkäufer|kellner|kassierer|lagerist|koch|köch|arzt|ärzt|apotheker|trainer|betreuer|prüfer|kraft|kräfte|beauftragte|verantwortliche|vorgesetzte|angestellte|auszubildende|azubi|chef|kaufmann|kauffrau|fachmann|fachfrau|mitarbeitende|assistent|assistenz|manager|inspektor|gärtner|reiniger|bäcker|maler|elektriker|installateur|disponent|sekretär|lehrer|erzieher|sanitäter|hebamme|schwester|kapitän|matrose|pilot|wirt|verwaltung|buchhaltung|buchhalter|rezeption|empfang|labor|werkstatt|zentrale|büro|abteilung|team|kunde|kund|gast|patient|besucher|mandant|mieter|bewohner|eltern|schüler|teilnehmer|lieferant|hausmeister|meldende|finder|verlierer|einkauf|vertrieb|schichtleiter|pförtner|wachmann|redakteur|ingenieur|bediener|schlosser|tischler)',
    endings: '(?:in|innen|en|n|r|s)?',
    agent: 'von der|vom|von dem|von einer|von einem|durch die|durch den|durch eine|durch einen',
    notVerb: 'der|die|das|und|oder|mit|für|aus|im|in|an|auf|bei|von|zu|nicht|nur|sowie|dem|den|des',
    finite: 't',
    isVerbEnough: false,
  },
  nl: {
    articles: 'de|het|een|onze|elke|iedere|andere|een andere',
    jobs: '\\p{L}*(?:leidinggevende|monteur|caissière|vulploeg|afwasser|bedrijfsleider|keurmeester|lasser|chauffeur|verpleegkundige|medewerker|chef|kok|ober|kassier|leider|leidster|begeleider|beheerder|magazijnier|technicus|schoonmaker|schoonmaakster|arts|apotheker|assistent|manager|docent|leraar|lerares|juf|meester|coördinator|planner|inkoper|verkoper|receptionist|receptioniste|balie|keuken|kantoor|magazijn|administratie|boekhouder|boekhouding|schipper|matroos|kapitein|stuurman|conducteur|bewaker|portier|vrijwilliger|gastvrouw|gastheer|reparateur|bakker|kapper|kapster|timmerman|schilder|elektricien|opzichter|operator|stagiair|ploegleider|ploeg|teamleider|klant|gast|bezoeker|patiënt|huurder|bewoner|ouder|leerling|deelnemer|leverancier|dierenarts|collega)',
    endings: '(?:s|en|n|es)?',
    agent: 'door de|door het|door een',
    notVerb: 'die|dat|en|of|met|voor|uit|in|op|aan|van|te|niet|om',
    finite: 't',
    isVerbEnough: false,
  },
  fr: {
    articles: "le |la |les |l['’]|un |une |notre |chaque |ce |cette |au |aux ",
    jobs: '(?:(?!(?:l|p|tr)istes?(?!\\p{L}))\\p{L}+(?:iste|ologue|peute|iatre)|boucher|bouchère|infirmier|infirmière|affineur|sacristain|responsable|chef|cheffe|agent|agente|directeur|directrice|employé|technicien|magasinier|magasinière|serveur|serveuse|cuisinier|cuisinière|gérant|comptable|infirmier|infirmière|aide-soignant|opérateur|opératrice|médecin|pharmacien|préparateur|préparatrice|vendeur|vendeuse|caissier|caissière|chauffeur|conducteur|conductrice|livreur|livreuse|gardien|concierge|réceptionniste|accueil|secrétaire|secrétariat|assistant|formateur|formatrice|animateur|animatrice|éducateur|éducatrice|femme de chambre|gouvernante|valet|hôtesse|vigile|cariste|soudeur|régleur|plongeur|commis|enseignant|professeur|mécanicien|électricien|plombier|peintre|menuisier|boulanger|pâtissier|coiffeur|coiffeuse|esthéticienne|jardinier|surveillant|superviseur|coordinateur|coordinatrice|contremaître|équipe|service|laboratoire|atelier|bureau|comptabilité|direction|client|patient|visiteur|locataire|élève|parent|participant|fournisseur|stagiaire|apprenti|bénévole|facteur|caviste|fleuriste|fromager|moniteur|monitrice|maître-nageur|capitaine|matelot|pilote)',
    endings:
      '(?:e|s|es|ne|nes)?(?:\\s(?:de\\s(?:la\\s|l[’\\x27]|chaque\\s)?|du\\s|des\\s|d[’\\x27])\\p{L}+|\\s(?:RH|SAV|QHSE|HSE|QSE))?',
    agent: "par le |par la |par les |par l['’]|par un |par une ",
    notVerb: 'qui|que|et|ou|de|du|des|avec|pour|dans|sur|à|au|en|dont|ne',
    finite: '(?:e|t|d|ent)',
    isVerbEnough: true,
  },
  es: {
    articles: 'el|la|los|las|un|una|nuestro|nuestra|cada',
    jobs: '(?:(?!(?:l|p|v|rev|entrev|ar|prov)istas?(?!\\p{L}))\\p{L}+(?:ista|ólog|peut)|recepción|atención al cliente|compras|calidad|mantenimiento|dirección|ventas|encargad|jef|gerente|director|responsable|supervisor|coordinador|técnic|médic|enfermer|fisioterapeuta|auxiliar|ayudante|asistente|cociner|camarer|cajer|vendedor|dependient|limpiador|chófer|conductor|repartidor|transportista|almacener|mozo|operari|operador|maquinista|mecánic|electricista|fontaner|pintor|carpinter|panader|peluquer|esteticista|jardiner|vigilante|portero|portera|conserje|secretari|secretaría|administrativ|administración|contable|contabilidad|profesor|maestr|tutor|monitor|educador|farmacéutic|veterinari|dentista|higienista|laboratorio|almacén|taller|oficina|equipo|personal|empleado|empleada|emplead|trabajador|socorrista|guía|capitán|capitana|marinero|piloto|tractorista|bodeguer|cliente|paciente|huésped|visitante|inquilin|alumn|padres|participante|proveedor|voluntari|becari|aprendiz)',
    endings: '(?:o|a|os|as|e|es|s)?(?:\\s(?:de|del)\\s(?:(?:cada|la|las|los)\\s)?\\p{L}+)?',
    agent: 'por el|por la|por los|por las|por un|por una',
    notVerb: 'que|y|o|de|del|con|para|en|a|al|sin|no|se|más',
    finite: '(?:a|e|an|en)',
    isVerbEnough: true,
  },
  pt: {
    articles: 'o|a|os|as|um|uma|nosso|nossa|cada',
    jobs: '(?:(?!(?:l|p|v|rev|entrev|cr)istas?(?!\\p{L}))\\p{L}+(?:ista|ólog|peut)|recepção|encarregad|chef|gerente|diretor|responsável|supervisor|coordenador|técnic|médic|enfermeir|fisioterapeuta|auxiliar|ajudante|assistente|atendente|cozinheir|garço|garçom|garçonete|caixa|vendedor|faxineir|motorista|condutor|entregador|almoxarife|estoquista|operador|operári|maquinista|mecânic|eletricista|encanador|pintor|carpinteir|padeir|cabeleireir|esteticista|jardineir|vigilante|porteir|zelador|síndic|secretári|secretaria|administrativ|administração|contador|contabilidade|professor|instrutor|monitor|educador|bibliotecári|farmacêutic|veterinári|dentista|laboratório|almoxarifado|oficina|escritório|equipe|pessoal|funcionári|empregad|salva-vidas|guia|capitão|marinheir|piloto|costureir|analista|fiscal|cliente|paciente|hóspede|visitante|inquilin|morador|alun|pais|participante|fornecedor|voluntári|estagiári|aprendiz|jurídico|ti)',
    endings: '(?:o|a|os|as|e|es|s)?(?:\\s(?:de|do|da|dos|das)\\s(?:cada\\s)?\\p{L}+)?',
    agent: 'pelo|pela|pelos|pelas|por um|por uma',
    notVerb: 'que|e|ou|de|do|da|com|para|em|no|na|ao|à|sem|não|mais|deve|pode|tem',
    finite: '(?:a|e|am|em)',
    isVerbEnough: true,
  },
  it: {
    articles: "il |lo |la |i |gli |le |l['’]|un |una |uno |ogni ",
    jobs: '(?:(?!(?:l|p|v|r|riv|interv|provv|prev)ist[aei](?!\\p{L}))\\p{L}+(?:ist|olog|peut)|responsabile|lavapiatti|pizzaiol|bidell|pulitore|pulitrice|saldatore|capo|capoturno|caposala|direttore|direttrice|titolare|gestore|addett|operatore|operatrice|operai|tecnic|medic|infermier|fisioterapista|assistente|aiutante|cuoc|cuoca|chef|camerier|barista|cassier|commess|venditore|venditrice|autista|conducente|corriere|fattorino|magazzinier|meccanic|elettricista|idraulico|imbianchino|falegname|fornaio|pasticcere|gelatiere|parrucchier|estetista|giardinier|guardiano|portiere|portinaio|segretari|segreteria|amministrazione|contabile|contabilità|insegnante|maestr|professore|istruttore|istruttrice|educatore|educatrice|farmacista|veterinari|dentista|igienista|laboratorio|magazzino|officina|ufficio|reception|accettazione|squadra|personale|dipendente|bagnino|guida|capitano|marinaio|skipper|pilota|cliente|paziente|ospite|visitatore|inquilino|alunn|genitori|partecipante|fornitore|volontari|stagista|apprendista|collega)',
    endings: '(?:o|a|i|e|ti|ta|te|to)?(?:\\s(?:di\\s(?:ogni\\s)?|del\\s|della\\s|dei\\s|dell[’\\x27])\\p{L}+)?',
    agent: "dal |dalla |dai |dalle |dall['’]|da un |da una ",
    notVerb: 'che|e|o|di|del|della|con|per|in|a|al|alla|senza|non|si|più',
    finite: '(?:a|e|ano|ono)',
    isVerbEnough: false,
  },
};

/** What somebody does it to is done: before "by", or anywhere in German. */
const PARTICIPLE: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:wird|werden|worden|zu \p{L}+en|\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}t)(?!\p{L})/u,
  fr: /\p{Ll}{2,}(?:é|i|u|is|it|ert)e?s?(?!\p{L})/u,
  es: /\p{Ll}{2,}(?:[ai]d|ech|rit|ert|uest|elt)[oa]s?(?!\p{L})/u,
  pt: /\p{Ll}{2,}(?:[ai]d|eit|rit|ert|ost|gu|ueg)[oae]s?(?!\p{L})/u,
  it: /\p{Ll}{2,}(?:[aiu]t|ess|es|ers|ett|itt|ert|ost|att|elt|ott|us)[oaie](?!\p{L})/u,
};

/** "le fait signer par …": whoever has it done acts. */
const CAUSED =
  /(?<!\p{L})(?:fait|font|faire|fa|fanno|fare|hace|hacen|hacer|faz|fazem|fazer)\s\p{Ll}+(?:[aei]r|[ae]re|ire|re)(?!\p{L})/iu;

/** Who acts in a clause, and what is left of the clause where that is an instruction by itself. */
export interface Actor {
  role: string;
  rest: string | null;
}

/** Somebody at the beginning of a clause, and everything that follows. */
export interface ActingSubject {
  role: string;
  rest: string;
}

interface ActorPatterns {
  job: RegExp;
  first: RegExp;
  subject: RegExp;
  inverted: RegExp | null;
  agent: RegExp;
  goesOn: RegExp;
  named: RegExp;
  things: RegExp;
  isVerbEnough: boolean;
}

const patterns = new Map(Object.entries(WORDS).map(([lang, words]) => [lang, patternsOf(lang, words)]));

/** Gives whoever does what a clause of another language than English tells; null where nobody is named. */
export function actorOf(clause: string, lang: string): Actor | null {
  const known = patterns.get(lang);
  if (!known) return null;
  const groups = known.first.exec(clause)?.groups;
  const role = groups?.['role'] ?? groups?.['bareRole'];
  const rest = groups?.['rest'] ?? groups?.['bareRest'];
  if (role) return { role, rest: known.isVerbEnough ? (rest ?? null) : null };
  const agent = known.agent.exec(clause);
  // "chiave dal cliente": from them, and nothing that they do.
  const isDone =
    agent !== null &&
    !CAUSED.test(clause.slice(0, agent.index)) &&
    (PARTICIPLE[lang]?.test(lang === 'de' ? clause : clause.slice(0, agent.index)) ?? true);
  const later = known.inverted?.exec(clause)?.groups?.['role'] ?? (isDone ? agent.groups?.['role'] : undefined);
  return later ? { role: later, rest: null } : null;
}

/** Gives somebody who stands at the beginning of a clause with an article, whatever follows. */
export function subjectOf(clause: string, lang: string): ActingSubject | null {
  const groups = patterns.get(lang)?.subject.exec(clause)?.groups;
  const [role, rest] = [groups?.['role'] ?? groups?.['bareRole'], groups?.['rest']];
  return role && rest ? { role, rest } : null;
}

/** "die Ehrenamtlichen" → "Ehrenamtliche": a noun that is an adjective, as a list of roles has it. */
export function plainRole(role: string, lang: string): string {
  return lang === 'de'
    ? role.replace(/(?<=\p{L}(?:lich|stellt|tragt|bildend|willig|hörig|setzt|kranken))en$/u, 'e')
    : role;
}

/** Whether words name somebody right behind an article, wherever that is. */
export function namesActor(clause: string, lang: string): boolean {
  return patterns.get(lang)?.named.test(clause) ?? false;
}

/** Whether words are the name of a job, and nothing else. */
export function isJob(name: string, lang: string): boolean {
  return patterns.get(lang)?.job.test(name) ?? false;
}

/** "vom", "durch den": before one person. */
const ONE = /^(?:vom|von dem|von einem|durch den|durch einen)\s/iu;
/** German names of jobs that end in -en wherever they are no subject. */
const WEAK = /(?<=\p{L}(?:ist|ent|ant|og|at|nom))en$|(?<=(?:kund|kolleg|bot|expert|zeug|e))n$/iu;

/** Gives whoever does it in a passive clause, and the clause without them. */
export function withoutAgent(clause: string, lang: string): { role: string | null; rest: string } {
  const match = patterns.get(lang)?.agent.exec(clause);
  const role = match?.groups?.['role'];
  if (!match || !role) return { role: null, rest: clause };
  const [before, after] = [clause.slice(0, match.index).trimEnd(), clause.slice(match.index + match[0].length)];
  // "vom Lageristen": the name in the list of roles is no dative.
  const plain = lang === 'de' && ONE.test(match[0]) ? role.replace(WEAK, '') : role;
  // "par le service hygiène": a word at the end still names who it is.
  const name = /^(?:fr|it|es|pt)$/u.test(lang) ? (/^\s\p{L}+$/u.exec(after)?.[0] ?? '') : '';
  return { role: plain + name, rest: `${before}${after.slice(name.length)}`.trim() };
}

/** Whether a part of a sentence tells what somebody named before it does next. */
export function goesOn(part: string, lang: string): boolean {
  return patterns.get(lang)?.goesOn.test(part) ?? false;
}

/** "Schlüssel und Personalbogen aus": nouns, and what is left of the verb. */
const GERMAN_NOUNS =
  /^\p{Lu}[\p{L}-]+\s(?:und|oder|sowie)\s\p{Lu}[\p{L}-]+(?:\s(?:aus|ab|an|auf|ein|mit|vor|zu|bereit|zurück))?$/u;

/** "geboortedatum en dosering": two words that name things; a verb ends in -t or -en. */
const DUTCH_NOUNS = /^(?!.*(?:en|t)$)\p{Ll}{3,}(?:\s\p{Ll}{4,})?\sen\s(?:\p{Ll}{4,}\s)?\p{Ll}{3,}$/u;

/** Whether a part only names things: "le pH et la température". */
export function isThings(part: string, lang: string): boolean {
  return (
    ((lang === 'de' && GERMAN_NOUNS.test(part)) ||
      (lang === 'nl' && DUTCH_NOUNS.test(part)) ||
      patterns.get(lang)?.things.test(part)) ??
    false
  );
}

function patternsOf(lang: string, words: ActorWords): ActorPatterns {
  const { articles, endings, agent, notVerb, finite, isVerbEnough } = words;
  const named = words.jobs.replace(/\)$/u, `|${MORE_JOBS[lang]})`);
  const jobs = lang === 'de' ? inEitherSpelling(named) : named;
  const isElided = /['’]/u.test(articles);
  const article = isElided ? `(?:${articles})` : `(?:${articles})\\s+`;
  const adjective = lang === 'de' || lang === 'nl' ? '(?:\\p{Ll}+e[rn]?\\s+)?' : '';
  const name = `(?<role>${adjective}${jobs}${endings}(?:\\s\\([^()]{2,30}\\))?)`;
  const verb = `(?<rest>(?!(?:${notVerb})(?![\\p{L}]))\\p{Ll}[\\p{L}'’-]*(?![\\p{L}]).{0,400})`;
  const bare = name.replace('<role>', '<bareRole>');
  const bareVerb = `(?<bareRest>(?!(?:${notVerb})(?![\\p{L}]))(?!\\p{L}*(?:[aiu]t|[aiu]d)[oaei]s?(?!\\p{L}))\\p{Ll}+${finite}(?![\\p{L}:]).{0,400})`;
  const thing = `${article}\\p{L}+(?:\\s(?:de|du|des|del|di|da|do|van)\\s\\p{L}+)?`;
  return {
    job: new RegExp(`^${name}$`, 'iu'),
    // Without an article it has to go on with a verb: "Schichtleitung trägt …", but not "Caixa amassada: …".
    first: new RegExp(`^(?:${article}${name},?\\s+${verb}|${bare}\\s+${bareVerb})$`, 'iu'),
    subject: new RegExp(`^(?:${article}${name}|${bare}(?=\\s\\p{Ll})),?\\s+(?<rest>\\S.*)$`, 'isu'),
    inverted:
      lang === 'de' || lang === 'nl'
        ? new RegExp(`^(?:\\p{L}+\\s+){0,3}\\p{L}+t\\s+(?:der|die|de|het)\\s+${name}(?![\\p{L}])`, 'iu')
        : null,
    agent: new RegExp(`(?<![\\p{L}])(?:${agent})${isElided ? '' : '\\s+'}${name}(?![\\p{L}-])`, 'iu'),
    goesOn: new RegExp(
      `^(?:(?:und|en|et|y|e)\\s+)?(?!(?:${articles.replaceAll(' ', '')}|${notVerb})(?![\\p{L}]))\\p{Ll}+${finite}(?![\\p{L}])`,
      'u',
    ),
    named: new RegExp(`(?<![\\p{L}])${article}${name}(?![\\p{L}-])`, 'iu'),
    things: new RegExp(`^${thing}(?:\\s+(?:und|oder|et|ou|y|o|e|en|of)\\s+${thing})*(?:\\s*\\([^)]*\\))?$`, 'iu'),
    isVerbEnough,
  };
}
