import {
  endsWithInfinitive,
  foreignOrder,
  germanicGrammarOf,
  holdsAuxiliary,
  holdsFiniteVerb,
  isInfinitiveOf,
  romanceGrammarOf,
} from './clauses/foreign-order.js';
import { isFiniteVerb } from './clauses/germanic-grammar.js';

/** How a language speaks of a text that is wished for. */
interface TextWords {
  /** What asks politely, before the wish or within it. */
  polite: string;
  /** Of which text: "das Ganze", "quelque chose de". */
  text: string;
  /** How a text is. */
  quality: string;
  /** What stands between a preposition and what a text is made of. */
  small: string;
  prepositions: string;
  /** What a text is made of. */
  parts: string;
  /** The same with a verb of writing or understanding. */
  told: RegExp;
}

const WORDS: Readonly<Record<string, TextWords>> = {
  de: {
    polite: 'bitte|gerne?|danke|vielen dank|am besten|möglichst|wenn möglich|wenn es geht|am liebsten|nur',
    text: 'das ganze|alles|das dokument|den text|der text|es|ein text|etwas|eine fassung|die anweisung|die anleitung',
    quality:
      'kurz(?:e[rsn]?)?|knapp(?:e[rsn]?)?|sachlich(?:e[rsn]?)?|(?:leicht |gut |allgemein)?verständlich(?:e[rsn]?)?|einfach(?:e[rsn]?)?|klar(?:e[rsn]?)?|übersichtlich(?:e[rsn]?)?|lesbar|neutral|förmlich|formlos|formell|stichpunktartig|höflich|bebildert|zweisprachig|kompakt',
    small:
      'eine[rmns]?|einfache[rmn]?|klare[rmn]?|kurze[rmn]?|leichte[rmn]?|deutsche[rmn]?|höchstens|maximal|ganz|viele?n?|zu|so|wenige?n?|unnötige[nrs]?|komplizierte[nr]?|schwierige[nr]?|technische[nrs]?|der|die|das|dem|\\d+|zwei',
    prepositions: 'in|auf|mit|ohne|als|kein|keine',
    parts:
      '(?:alltags|umgangs)?sprache|deutsch|stichpunkte[n]?|stichworte[n]?|fach(?:begriffe|wörter|sprache|jargon|chinesisch|ausdrücke|begriffen)|fremdwörter|jargon|überschriften|sätze[n]?|seiten?|a4|a4-seite|tabelle|tabellenform|absätze[n]?|aufzählung|liste|du-form|sie-form|ton|bildern?|piktogrammen|zuständigkeiten|schritten',
    told: /^(?:(?:bitte\s)?(?:schreib\p{L}*|halt\p{L}*|formulier\p{L}*|mach\p{L}*)\s(?:(?:sie|ihr|es|das|den text|bitte|alles)\s){0,3}(?:bitte\s)?(?:so,? dass|kurz|knapp|einfach|verständlich|klar|sachlich|in einfacher)(?!\p{L})|(?:der text|das dokument|der ton|die sprache|das ganze|es|das)\s(?:soll|sollte|muss|darf)\s(?:\p{L}+\s){0,4}?(?:verständlich|lesbar|sachlich|kurz|einfach|klar|neutral|seite|seiten|a4)(?!\p{L}))/iu,
  },
  nl: {
    polite:
      'graag|liefst|het liefst|alsjeblieft|alstublieft|als het kan|indien mogelijk|bedankt|bij voorkeur|alvast bedankt',
    text: 'het geheel|alles|iets|een tekst|de tekst|het',
    quality:
      'kort(?:e)?|bondig(?:e)?|zakelijk(?:e)?|(?:goed )?leesbaar|(?:goed )?begrijpelijk(?:e)?|eenvoudig(?:e)?|simpel(?:e)?|duidelijk(?:e)?|overzichtelijk(?:e)?|neutraal|beknopt(?:e)?',
    small:
      'een|één|gewone?|eenvoudige?|simpele?|duidelijke?|korte?|hooguit|maximaal|moeilijke?|ingewikkelde?|technische|te|veel|de|het|\\d+|twee|goed|b1',
    prepositions: 'in|op|met|zonder|als|geen',
    parts:
      "taal|taalgebruik|nederlands|woorden|vaktermen|vakjargon|jargon|zinnen|a4|a4’tje|a4'tje|pagina(?:'s)?|bladzijden?|tabel|kopjes|kopje|opsomming|plaatjes|afbeeldingen|je-vorm|u-vorm|niveau",
    told: /^(?:schrijf|hou(?:d)?|maak|zet)\s(?:het|hem|alles|de tekst)\s(?:graag |alsjeblieft )?(?:(?:kort|simpel|eenvoudig|zakelijk|duidelijk|begrijpelijk|leesbaar)(?=[,.!]|$|\sen\s)|zo dat\s|zodat\s|in (?:gewone|eenvoudige|duidelijke)\s)|^(?:het|de tekst|de toon|de taal)\s(?:moet|mag)\s(?:\p{L}+\s){0,4}?(?:begrijpelijk|leesbaar|kort|duidelijk|simpel|neutraal|zakelijk|a4|pagina)(?!\p{L})/iu,
  },
  fr: {
    polite: "s['’]il (?:vous|te) pla[iî]t|svp|si possible|de préférence|idéalement|merci",
    text: 'quelque chose|(?:un|le) (?:texte|document|ton|style)|une (?:version|rédaction|présentation)|le tout',
    quality:
      "(?:de |d[’'])?(?:très |bien |plutôt |assez |le plus )?(?:court|clair|simple|lisible|sobre|neutre|concis|pratique|synthétique|compréhensible|factuel)(?:e|s|es|le)?",
    small:
      "une?|des|de|d[’']|un|trop|(?:inutiles?)|simples?|courte?s?|clairs?|seule|deux|grands?|(?:très )?simple|\\d+|le|la|les|mots|maximum",
    prepositions: "en|avec|sans|dans|sur|pas de|pas d['’]",
    parts:
      'langage|langue|français|phrases|termes|jargon|pages?|titres|sous-titres|tableau|mots|style|ton|a4|recto(?: verso)?|pictogrammes|puces|étapes',
    told: /^(?:(?:de|veuillez|essayez de|il faudrait|prière de|tâchez de)\s)?(?:faire|rester|être|garder|écrire|rédiger|présenter|utiliser|produire|restez|soyez|écrivez(?:-la|-le)?|rédigez(?:-la|-le)?|faites)\s(?:quelque chose|un (?:texte|document|ton|style)|une (?:version|rédaction)|en langage|des phrases|(?:très |bien |assez )?(?:simple|court|clair|lisible|concis|sobre|neutre|factuel|bref))(?!\p{L})|^(?:le (?:ton|style|texte|document|langage)|la (?:rédaction|langue))\s(?:doit|devra|devrait|reste|restera)\s/iu,
  },
  es: {
    polite: 'por favor|si puede ser|si es posible|a ser posible|de ser posible|mejor|gracias|preferiblemente',
    text: 'algo|un texto|una redacción|el texto|el tono|un documento|todo',
    quality:
      '(?:muy |bien |lo más )?(?:clar[oa]s?|cort[oa]s?|breves?|sencill[oa]s?|simples?|legibles?|comprensibles?|neutr[oa]s?|concis[oa]s?|práctic[oa]s?)',
    small:
      'un|una|el|la|los|las|demasiad[oa]s?|mucho|muchos|sencill[oa]s?|simples?|clar[oa]s?|cort[oa]s?|lenguaje|sola|\\d+|dos|como máximo',
    prepositions: 'en|con|sin|de',
    parts:
      'lenguaje|idioma|español|castellano|palabras|frases|tecnicismos|jerga|términos|páginas?|tabla|títulos|tono|hoja|folio|dibujos|viñetas|palabrería',
    told: /^(?:y )?que (?:(?:la|lo|todos?|cualquiera|los? \p{L}+)\s){0,2}(?:se (?:entienda|lea|comprenda)|quede (?:\p{L}+ )?(?:clar|sencill|cort|bonit|legible|bien)\p{L}*|sea (?:\p{L}+ )?(?:clar|cort|breve|fácil|sencill|legible)\p{L}*|(?:lo |la )?(?:entiend|pueda entender|puedan entender)\p{L}*)(?!\p{L})|^(?:escríb|redáct|redact|escrib|hágan|haz|hacedl)\p{L}*\s(?:de forma|de manera|en lenguaje|con|sin|para que se entienda|que se entienda)\s/iu,
  },
  it: {
    polite: 'per favore|per cortesia|se possibile|possibilmente|grazie|meglio',
    text: 'qualcosa|un testo|il testo|il tono|un documento|una versione|il tutto',
    quality:
      '(?:molto |ben |il più )?(?:di )?(?:chiar[oaie]|cort[oaie]|brev[ei]|semplic[ei]|leggibil[ei]|comprensibil[ei]|neutr[oaie]|sintetic[oaie]|pratic[oaie])',
    small: 'un|una|il|la|lo|i|gli|le|troppi|troppe|semplic[ei]|chiar[oaie]|brevi|inutili|sola|due|\\d+|modo|tecnici',
    prepositions: 'in|con|senza|su|per',
    parts:
      'linguaggio|lingua|italiano|parole|frasi|tecnicismi|gergo|termini|pagin[ae]|tabella|titoli|tono|foglio|disegni|punti',
    told: /^(?:scriv|redig|fate|fai|prepar|tene)\p{L}*\s(?:(?:tutto|il testo|la procedura)\s)?(?:in modo|in maniera|in (?:un )?(?:italiano|linguaggio)|con (?:parole|frasi)|senza (?:termini|tecnicismi|gergo|parole)|(?:molto )?(?:semplice|breve|chiar[oa])|per (?:chi|qualcuno)|così che)(?!\p{L})|^(?:e )?che (?:si (?:capisca|legga)|sia (?:\p{L}+ )?(?:chiar|semplic|brev|leggibil|comprensibil)\p{L}*|(?:lo |la )?capisca\p{L}*)(?!\p{L})|^(?:il tono|lo stile|il testo|il linguaggio)\s(?:deve|dovrebbe|sia)\s/iu,
  },
  pt: {
    polite: 'por favor|se possível|se puder ser|de preferência|obrigad[oa]|melhor',
    text: 'algo|um texto|o texto|o tom|um documento|tudo',
    quality:
      '(?:muito |bem |o mais )?(?:clar[oa]s?|curt[oa]s?|breves?|simples|legíve(?:l|is)|compreensíve(?:l|is)|neutr[oa]s?|concis[oa]s?|prátic[oa]s?)',
    small: 'um|uma|o|a|os|as|muitos?|muitas?|simples|clar[oa]s?|curt[oa]s?|só|\\d+|duas',
    prepositions: 'em|numa?|com|sem|de',
    parts:
      'linguagem|língua|português|palavras|frases|jargão|termos|tecnicismos|páginas?|folha|tabela|títulos|tom|desenhos|tópicos',
    told: /^(?:e )?que (?:se (?:perceba|entenda|leia)|fique (?:\p{L}+ )?(?:clar|simples|curt|legível|bem)\p{L}*|seja (?:\p{L}+ )?(?:clar|curt|breve|fácil|simples|legível)\p{L}*|(?:todos |qualquer pessoa )?(?:entendam?|percebam?|possam? (?:entender|perceber)))(?!\p{L})|^(?:escrev|redij|faç)\p{L}*\s(?:de forma|de modo|em linguagem|numa linguagem|com|sem|algo)\s|^(?:o tom|o texto|a linguagem)\s(?:deve|tem de|precisa)\s/iu,
  },
};

interface Patterns {
  head: RegExp;
  start: RegExp;
  told: RegExp;
}

const patterns = new Map(
  Object.entries(WORDS).map(
    ([lang, { polite, text, quality, small, prepositions, parts, told }]): [string, Patterns] => {
      const end = String.raw`(?![\p{L}\d])`;
      const item = `(?:(?:${quality})|(?:${prepositions})\\s(?:(?:${small})[\\s,]+|d['’]){0,3}(?:${parts})(?:\\s(?:${quality}|${small})){0,2})${end}`;
      return [
        lang,
        {
          head: new RegExp(`^(?:${polite})${end}[\\s,:]*`, 'iu'),
          start: new RegExp(
            `^(?:(?:${text})${end}[\\s,]*)?(?:(?:${polite})${end}[\\s,]*)?${item}(?:\\s(?:und|en|et|y|ed?)\\s${item})*(?=[,.!]|$|\\s(?:für|voor|pour|para|per|da|por)\\s)`,
            'iu',
          ),
          told,
        },
      ];
    },
  ),
);

/** Words of grammar for how a text speaks to its reader. */
const FORM = String.raw`(?:(?:die|in der|den|im|de|in de|el|en|il|o|le|au)\s|(?:à\s)?l['’])?(?:(?:du|sie|ihr|ich|wir|je|jij|u|we)-(?:form|vorm)|imperativ|imperatief|impératif|imperativo|infinitiv|infinitief|infinitif|infinitivo|gebiedende wijs|tutoiement|vouvoiement|tuteo|voseo)`;
const USES =
  'verwenden?|benutzen?|nutzen?|verwendet|gebruik(?:en)?|schrijf|schreiben?|schreibt|utilise[rz]?|emplo(?:ie|ye[rz])|usa[re]?|us[ea]d?|utilic[ea]n?|utilizz(?:a|are|ate)|utiliz[ae]r?';
/** "Gebruik de je-vorm", "bitte die Du-Form verwenden", "employez le vouvoiement": how the text should speak. */
const FORM_WISH = new RegExp(
  String.raw`^(?:(?:${USES})(?:\s(?:sie|ihr|bitte|graag|le|la|overal|immer|alles|(?:de|het|den|die|das) (?:tekst|instructie|text|anleitung|anweisung)))?\s${FORM}|${FORM}\s(?:${USES}))[.!]*$`,
  'iu',
);

/** Clauses within tell of whom or what: "… para quien empieza". */
const WITHIN = /\s(?:que|qui|quien|chi|quem|che|die|der|das|wer|wie|damit|zodat|so dass|dass|weil|wenn|als)\s.*$/iu;

/** Whether a sentence only wishes how the text should be: "Bitte sachlich, für den Aushang", "que se entienda", "graag in gewone taal". @param lang ISO 639-1 */
export function isTextWish(sentence: string, lang: string): boolean {
  const known = patterns.get(lang);
  if (!known) return false;
  let rest = sentence.trim();
  let left = rest.replace(known.head, '');
  while (left !== rest) [rest, left] = [left, left.replace(known.head, '')];
  if (known.told.test(rest) || FORM_WISH.test(rest)) return true;
  const [start] = known.start.exec(rest) ?? [];
  return start !== undefined && !holdsWork(rest.slice(start.length).replace(WITHIN, ''), lang);
}

/** Whether words hold a verb, so that they may tell work: "kurz lüften". */
function holdsWork(words: string, lang: string): boolean {
  const parts = words.split(/[,;]\s|\s(?:und|en|et|y|e)\s/u);
  if (romanceGrammarOf(lang)) {
    const hasInfinitive = words.split(/\s+/u).some((word) => isInfinitiveOf(word, lang));
    return hasInfinitive || holdsFiniteVerb(words, lang) || parts.some((part) => foreignOrder(part, lang) !== null);
  }
  const grammar = germanicGrammarOf(lang);
  if (!grammar) return true;
  return (
    holdsAuxiliary(words, lang) ||
    parts.some((part) => endsWithInfinitive(part, lang) || foreignOrder(part, lang) !== null) ||
    (grammar.hasCapitalNouns &&
      words.split(/\s+/u).some((word) => /^\p{Ll}/u.test(word) && isFiniteVerb(word, grammar)))
  );
}
