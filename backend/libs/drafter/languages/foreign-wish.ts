import type { TemplateLanguage } from '../templates/task-languages.js';
import { countWords, squeeze } from '../text/words.js';

/** How a procedure is asked for in a language. Each but `plain` is a pattern without groups of its own. */
interface WishWords {
  /** What stands before the wish: "hallo", "bitte", "können Sie". */
  polite: string;
  /** Who asks, and how: "ich brauche", "erstelle". */
  asks: string;
  /** Articles and kinds: "eine kurze". */
  one: string;
  document: string;
  /** Between the document and the task: "für". */
  link: string;
  /** What stands behind both in a question: "schreiben". */
  after: string;
  /** What asks how something is done: "wie läuft". */
  runs: string;
  thanks: string;
  /** What the plainest wish begins with. */
  plain: string;
}

const WORDS: Readonly<Record<Exclude<TemplateLanguage, 'en'>, WishWords>> = {
  de: {
    polite:
      'hallo|hi|guten (?:tag|morgen|abend)|moin|bitte|können sie|könnten sie|kannst du|könntest du|könnt ihr|würden sie|mir|uns|bitte',
    asks: 'ich (?:brauche|bräuchte|möchte|suche|benötige|hätte gerne?|will)|wir (?:brauchen|bräuchten|möchten|suchen|benötigen|hätten gerne?|wollen|haben (?:noch )?kein(?:e|en)?)|gibt es|(?:schreib|erstell|mach|verfass|entwirf|erarbeit|formulier)(?:e|en|t)?(?: sie)?(?: (?:mir|uns))?|hilf mir (?:bei|mit)|helfen sie (?:mir|uns) (?:bei|mit)|gib mir|geben sie mir|gesucht|benötigt',
    one: 'ein|eine|einen|einer|der|die|das|den|dem|unsere|unseren|kurze|kurzen|einfache|einfachen|klare|klaren|neue|neuen|gute|genaue|vollständige|schriftliche|standardisierte|interne|kleine',
    document:
      'sop|standardarbeitsanweisung|standardprozess|arbeitsanweisung|anweisung|anleitung|schritt-für-schritt-anleitung|checkliste|verfahren|verfahrensanweisung|prozess|prozessbeschreibung|ablauf|ablaufplan|leitfaden|richtlinie|handbuch|vorgehensweise|regeln|beschreibung|vorlage',
    link: 'für|zu|zum thema|zum|zur|über|bei der|bei|des|der|von|vom',
    after: 'schreiben|machen|erstellen|verfassen|ausarbeiten|geben|haben|zusammenstellen|entwerfen|formulieren',
    runs: 'wie (?:läuft|erfolgt|funktioniert|verläuft)',
    thanks: 'danke(?: (?:schön|sehr|im voraus))?|vielen dank(?: im voraus)?|bitte|vg|lg|mfg',
    plain: 'SOP für',
  },
  fr: {
    polite:
      "bonjour|salut|bonsoir|merci de|svp|s['’]il (?:vous|te) plaît|peux-tu|pouvez-vous|pourriez-vous|pourrais-tu|est-ce que (?:tu peux|vous pouvez)|veuillez|nous|me|m['’]",
    asks: "(?:j['’]ai|j['’]aurais|nous avons|nous aurions|on a|on aurait) besoin (?:de|d['’])|il (?:me|nous) (?:faut|faudrait)|(?:j['’]aimerais|nous aimerions)(?: avoir)?|(?:je|nous|on) (?:cherche|cherchons|voudrais|voudrions|veux|voulons|souhaite|souhaitons|n['’]avons pas (?:encore )?(?:de|d['’])|n['’]a pas (?:encore )?(?:de|d['’]))|je n['’]ai pas (?:de|d['’])|(?:écri|rédige|cré|fai|prépare|établi|donne|génére)(?:s|re|r|z|ez|er|tes|vez|vre|t)?(?:-(?:moi|nous))?|écrire|faire|aide[sz]?-(?:moi|nous) (?:à|avec)|y a-t-il",
    one: "un|une|le|la|les|l['’]|notre|nos|des|(?:court|petit|écrit|détaillé)e?s?|simples?|claire?s?|nouvelles?|nouveaux?|bon(?:ne)?s?|complète?s?|complets?",
    document:
      'sop|procédure|mode opératoire|check-?list|liste de contrôle|guide|instructions?|consignes?|processus|marche à suivre|protocole|manuel|fiche(?: de procédure)?|étapes|règles|modèle',
    link: "pour|sur|de|d['’]|concernant|relatif à|relative à|à propos de|qui couvre",
    after: '(?!)',
    runs: 'comment (?:se passe|se passent|se déroule|fonctionne)',
    thanks: "merci(?: (?:beaucoup|d['’]avance|bien))?|svp|s['’]il (?:vous|te) plaît|cordialement",
    plain: 'Procédure pour',
  },
  es: {
    polite: 'hola|buenos días|buenas tardes|por favor|puedes|podrías|puede usted|puede|podría|me|nos',
    asks: '(?:necesito|necesitamos|necesitaría|necesitaríamos|(?:me|nos) (?:hace|haría) falta|(?:me|nos) gustaría(?: tener)?|quiero|queremos|quisiera|busco|buscamos|(?:todavía |aún )?no (?:tengo|tenemos)|falta|hay|crea|cree|haz|haga|escribe|escriba|redacta|redacte|prepara|prepare|genera|genere|dame|deme|danos)(?: (?:todavía|aún))?|hacer(?:me|nos)?|escribir(?:me|nos)?|crear|redactar|preparar|elaborar|ayúdame con|ayúdanos con',
    one: 'un|una|el|la|los|las|unos|unas|nuestro|nuestra|(?:cort|sencill|clar|nuev|complet|buen|escrit|detallad)[oa]s?|por escrito|(?:breve|simple)s?',
    document:
      'sop|poe|pno|procedimiento(?: operativo| estándar)?|guía|lista de (?:comprobación|verificación|control|chequeo)|checklist|instrucci(?:ón|ones)|proceso|protocolo|manual|pasos|normas|reglas|plantilla',
    link: 'para|sobre|de|del|acerca de|que cubra|relativo a',
    after: '(?!)',
    runs: 'cómo (?:funciona|se realiza|se desarrolla)',
    thanks: '(?:muchas )?gracias(?: de antemano)?|por favor|un saludo|saludos',
    plain: 'Procedimiento para',
  },
  pt: {
    polite: 'olá|oi|bom dia|boa tarde|por favor|podes|pode|podem|poderia|poderias|você pode|me|nos',
    asks: '(?:preciso|precisamos|precisava|precisávamos|precisaria|precisaríamos)(?: de)?|(?:quero|queremos|gostaria de|procuro|procuramos|(?:ainda )?não (?:tenho|temos)|falta|há|cria|crie|criar|faz|faça|fazer|escreve|escreva|escrever|redige|redija|prepara|prepare|preparar|gera|gere|dá-me|me dê|elaborar)|ajuda-me com|me ajude com',
    one: 'um|uma|o|a|os|as|nosso|nossa|(?:curt|clar|nov|complet|escrit|detalhad)[oa]s?|por escrito|breves?|simples',
    document:
      'sop|pop|procedimento(?: operacional(?: padrão)?)?|guia|check-?list|lista de (?:verificação|controle|controlo)|instruções|processo|protocolo|manual|passos|passo a passo|regras|modelo',
    link: 'para|sobre|de|do|da|acerca de|que cubra',
    after: '(?!)',
    runs: 'como (?:funciona|se realiza|decorre)',
    thanks: '(?:muito )?obrigad[oa](?: desde já)?|por favor|abraço',
    plain: 'Procedimento para',
  },
  it: {
    polite: 'ciao|salve|buongiorno|buonasera|per favore|per piacere|puoi|può|potresti|potrebbe|potete|mi|ci',
    asks: "(?:ho|abbiamo|avrei|avremmo) bisogno (?:di|d['’])|(?:mi|ci) (?:serve|servirebbe|occorre|occorrerebbe)|(?:vorrei|vorremmo|voglio|vogliamo|cerco|cerchiamo|non (?:ho|abbiamo)(?: ancora)?|c['’]è|crea|creare|fai|fare|farmi|scrivi|scriva|scrivere|scrivermi|redigi|redigere|prepara|prepari|preparare|genera|dammi)|aiutami con|aiutaci con",
    one: "un|una|uno|il|la|le|lo|l['’]|gli|un['’]|nostra|nostro|(?:chiar|nuov|cort|complet|scritt|dettagliat)[oaie]|brev[ei]|semplic[ei]|chiare",
    document:
      'sop|procedura(?: operativa(?: standard)?)?|guida|check-?list|lista di controllo|istruzioni|processo|protocollo|manuale|passi|passaggi|regole|modello',
    link: "per|su|sulla|sul|sull['’]|sui|di|della|del|dell['’]|dei|riguardo a|che copra",
    after: '(?!)',
    runs: 'come (?:funziona|si svolge|avviene)',
    thanks: '(?:molte |mille )?grazie(?: (?:mille|in anticipo))?|per favore|saluti',
    plain: 'Procedura per',
  },
  nl: {
    polite:
      'hallo|hoi|goedemorgen|goedemiddag|beste allemaal|alsjeblieft|alstublieft|kun je|kan je|kunt u|kunnen jullie|zou je|zou u|zouden jullie|willen jullie|wil je|me|mij|ons|voor me|voor ons',
    asks: '(?:graag|ik (?:heb|zoek|wil|wil graag|wou graag|zou graag)|we (?:hebben (?:nog )?geen|hebben|zoeken|willen)|wij (?:hebben (?:nog )?geen|hebben|zoeken|willen)|is er|maak|schrijf|stel|geef|bereid|genereer)(?: (?:me|mij|ons))?|help (?:me|ons) met',
    one: 'een|de|het|onze|ons|korte|kort|eenvoudige|duidelijke|nieuwe|goede|volledige|simpele',
    document:
      'sop|standaardwerkwijze|werkinstructie|instructies?|handleiding|procedure|checklist|proces|werkwijze|stappenplan|protocol|draaiboek|richtlijn|handboek|gids|regels|stappen|sjabloon',
    link: 'voor|over|van|bij|rond|omtrent',
    after: 'schrijven|maken|nodig|opstellen|geven|hebben|uitwerken|op',
    runs: 'hoe (?:gaat|verloopt|werkt)',
    thanks: '(?:alvast )?bedankt|dank je(?: wel)?|dank u(?: wel)?|dankjewel|alsjeblieft|alstublieft|groetjes|graag',
    plain: 'SOP voor',
  },
};

/** Behind a word, or behind the sign that takes the place of its vowel. */
const END = String.raw`(?![\p{L}\d])(?<!['’])|(?<=['’])`;
const MOST_LENGTH = 200;
const MOST_TASK_WORDS = 12;
/** "fill in the list and then start the engine" */
const TELLS_MORE =
  /[.;:!?,]|\s(?:und|et|y|e|en) (?:dann|danach|puis|ensuite|después|luego|depois|poi|dopo|dan|daarna)\s/iu;

/** A request of one sentence that only wants a procedure, in the plainest words of its language; any other as it is. */
export function foreignWish(request: string, lang: string): string {
  if (!isKnown(lang) || request.trim().includes('\n')) return request;
  const task = taskAsked(request, lang);
  return task === null ? request : `${patternsFor(lang).plain} ${task}`;
}

/** What a sentence wants a procedure for that says nothing else: "Kun je een checklist voor de kassa maken?"; null for any other. */
export function taskAsked(sentence: string, lang: string): string | null {
  const text = squeeze(sentence);
  if (!isKnown(lang) || text.length > MOST_LENGTH) return null;
  const { wish, runs, thanks } = patternsFor(lang);
  const asked = text.replace(thanks, '').replace(/[\s.!?,]+$/u, '');
  const task = (wish.exec(asked) ?? runs.exec(asked))?.groups?.['task']?.trim() ?? '';
  return task !== '' && !TELLS_MORE.test(task) && countWords(task) <= MOST_TASK_WORDS ? task : null;
}

function isKnown(lang: string): lang is keyof typeof WORDS {
  return Object.hasOwn(WORDS, lang);
}

/** Stems of what people say who want something: "bitte ich Sie um …", "quisiera pedir …". */
const WANTS: Readonly<Record<string, string>> = {
  de: 'bitte|bräuchte|brauche|benötige|möchte|hätte|wünsche|suche|erstell|schreib',
  fr: 'besoin|voudr|souhait|demand|cherch|aimer|sollicit|pri(?:e|ons)',
  es: 'necesit|quer|quisier|quier|gustar|pid|pedir|solicit|busc|agradec',
  pt: 'precis|gostar|quer|peço|pedi|solicit|procur',
  it: 'bisogno|vorr|serv|chied|cerc|richied',
  nl: 'nodig|graag|wil|zoek|verzoek|vraag|vragen',
};
const MOST_WISH_LENGTH = 300;

/** What a sentence of a letter wants a procedure for, however it asks: "Deshalb bitte ich Sie um eine Anweisung für Visitenkarten". */
export function wishInLetter(sentence: string, lang: string): string | null {
  if (!isKnown(lang) || sentence.length > MOST_WISH_LENGTH) return null;
  const pattern = new RegExp(`(?<!\\p{L})(?:${WANTS[lang]})\\p{L}{0,6}[\\s,].{0,80}?${documentPattern(lang)}`, 'iu');
  return pattern.exec(sentence)?.groups?.['task']?.trim() ?? null;
}

/** What a sentence that says who writes names a procedure for: "Wir sind eine Gießerei und sollen eine Anweisung zur Abnahme vorlegen". */
export function documentIn(sentence: string, lang: string): string | null {
  if (!isKnown(lang) || sentence.length > MOST_WISH_LENGTH) return null;
  const task = new RegExp(documentPattern(lang), 'iu').exec(sentence)?.groups?.['task']?.trim() ?? '';
  const bare = task.replace(VERB_AT_END[lang] ?? /(?!)/u, '');
  return bare === '' ? null : bare;
}

/** What is done with the document stands behind its name: "… zur Abnahme | vorlegen", "… voor de afname | nodig". */
const VERB_AT_END: Readonly<Record<string, RegExp>> = {
  de: /\s(?:(?:vor|aus|er|ver|zusammen|nach|ein|an)?(?:legen|arbeiten|stellen|fassen|reichen|weisen|haben|schreiben|machen|bekommen|formulieren|zulegen))$/iu,
  nl: /\s(?:nodig(?: hebben)?|hebben|opstellen|maken|schrijven|aanleveren|voorleggen|overleggen|uitwerken|indienen)$/iu,
};

function documentPattern(lang: keyof typeof WORDS): string {
  const { document, link } = WORDS[lang];
  return `(?<!\\p{L})(?:${document})\\s(?:\\p{L}+\\s)?(?:${link})(?:${END})\\s*(?<task>[\\p{L}\\d][^,;:.?!]{2,80})`;
}

/** A name, and behind its dash what the text is to become: "Coloration – étapes à mettre en procédure". */
const NAME_AND_KIND = /^[^.:;?!]{3,80}\s[–—-]\s(?<kind>[^.:;?!\d]{3,60})$/u;

/** "Fiebre en residentes: qué hacemos" */
const NAME_AND_QUESTION = /^[^.:;?!]{3,80}(?::|\s[–—-])\s(?<asked>[^.:;!\d]{6,40})$/u;
const WHAT_TO_DO =
  /^(?:qué (?:se hace|hacemos|hacer|hay que hacer)|was (?:tun|ist zu tun|wir tun|zu tun ist)|que faire|(?:ce )?qu['’]on fait|on fait quoi|cosa (?:fare|si fa|facciamo)|o que (?:fazer|fazemos|se faz)|wat (?:te doen|doen we|we doen))\s*\??$/iu;

/** Whether words only ask for what stands below them: "was tun", "qué hacemos". */
export function asksWhatToDo(words: string): boolean {
  return WHAT_TO_DO.test(words.trim());
}

/** Whether a line is a name and what kind of text it stands above, which is nothing that a document has to keep. */
export function isNameOfText(line: string, lang: string): boolean {
  const asked = NAME_AND_QUESTION.exec(line)?.groups?.['asked'];
  if (asked !== undefined && asksWhatToDo(asked)) return true;
  const kind = NAME_AND_KIND.exec(line)?.groups?.['kind'];
  if (kind === undefined || !isKnown(lang)) return false;
  return new RegExp(`(?<!\\p{L})(?:${WORDS[lang].document})(?!\\p{L})`, 'iu').test(kind);
}

interface WishPatterns {
  wish: RegExp;
  runs: RegExp;
  thanks: RegExp;
  plain: string;
}

const PATTERNS = new Map<string, WishPatterns>();

function patternsFor(lang: Exclude<TemplateLanguage, 'en'>): WishPatterns {
  const known = PATTERNS.get(lang);
  if (known) return known;
  const { polite, asks, one, document, link, after, runs, thanks, plain } = WORDS[lang];
  const word = (pattern: string): string => `(?:${pattern})(?:${END})[\\s,!.¿:]*`;
  const patterns = {
    wish: new RegExp(
      `^¿?(?:${word(polite)}){0,4}(?:${word(asks)})?(?:${word(polite)}){0,2}(?:${word(one)}){0,3}(?:${document})(?:\\s+(?:${after}|${one})(?=\\s|:)){0,2}(?:\\s+(?:${link})(?:${END})\\s*|\\s*:\\s+)(?<task>[\\p{L}\\d].*?)(?:\\s+(?:${after}))?$`,
      'iu',
    ),
    runs: new RegExp(`^¿?(?:${runs})\\s+(?<task>[\\p{L}\\d].*?)(?:\\s+ab)?$`, 'iu'),
    thanks: new RegExp(`(?:[\\s.!?,–-]+(?:${thanks}))+[\\s.!?]*$`, 'iu'),
    plain,
  };
  PATTERNS.set(lang, patterns);
  return patterns;
}
