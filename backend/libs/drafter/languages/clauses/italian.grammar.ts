import { italianVerbs } from '../verbs/italian.conjugation.js';
import { wordsOf } from '../verbs/verb-table.js';
import { type RomanceGrammar, romanceGrammar } from './romance-grammar.js';

/** "consegnargli", "lavarsi", "porla" */
function attach(infinitive: string, clitics: readonly string[]): string | null {
  const [clitic = ''] = clitics;
  if (clitics.length !== 1 || !/^(?:si|gli|le|lo|la|li|ne)$/u.test(clitic)) return null;
  return infinitive.replace(/r?re$/u, 'r') + clitic;
}

/** "rabbocca" → "rabboccare" */
function guess(form: string): string | null {
  return /^\p{Ll}{3,}a(?:no)?$/u.test(form) && !/[aiu]ta$/u.test(form) ? form.replace(/a(?:no)?$/u, 'are') : null;
}

const WEEKDAYS = 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica';

export const italianGrammar = (): RomanceGrammar =>
  romanceGrammar({
    lang: 'it',
    verbs: italianVerbs(),
    notVerbs: wordsOf('oltre mano sera tra sia fine mani terra prima poi mai posto letto fatto primi'),
    nouns: wordsOf(
      'firma nota sale sali lista lava marca misura pesa prova visita consegna conta copia cura fattura ferma carica controllo cambio giro passo invio lavoro avviso accordo conto porta posa riserva scarto segue spesa stampa timbro tira uso verifica data gira parti regola serve vernice pitture pila parte punta lascia asciuga bolla busta sega pulisce fascia scala condizioni stima sosta pratica integra limiti svolta monta calma finito aria mostra temi',
    ),
    determiners:
      "il|lo|la|l['’]|i|gli|le|un|uno|una|un['’]|ogni|tutto|tutta|tutti|tutte|suo|sua|suoi|sue|mio|mia|nostro|nostra|nostri|nostre|loro|questo|questa|questi|queste|quel|quello|quella|quelli|quelle|due|tre|quattro|cinque|sei|dieci|alcuni|alcune|qualche|entrambi|che|del|dello|della|dei|degli|delle",
    plural:
      'i|gli|le|tutti|tutte|suoi|sue|nostri|nostre|questi|queste|quelli|quelle|due|tre|quattro|cinque|sei|dieci|alcuni|alcune|entrambi|dei|degli|delle',
    clitics: "mi|ti|si|ci|vi|ne|lo|la|li|le|gli|l['’]",
    objects: "lo|la|li|le|l['’]",
    pluralObjects: /^(?:li|le)$/iu,
    subjects: '',
    attach,
    reflexive: 'si',
    reflexiveVerbs:
      /^(?:sedere|avvicinare|presentare|lavare|vestire|cambiare|fermare|collegare|registrare|posizionare|mettere|spostare|assicurare|spogliare)$/u,
    personalVerbs:
      /^(?:sedere|avvicinare|presentare|vestire|spogliare|fermare|registrare|trovare|sentire|rompere|perdere|chiamare|rivolgere|bloccare|muovere|alzare|accendere|spegnere)$/u,
    isImpersonal: true,
    nobody: /^(?:noi|io|tu|voi)\s/iu,
    same: /^(?:lui|lei|egli|essi|loro)\s(?=\p{Ll})/iu,
    negatedBehind: /^(?:mai|più(?!\s(?:volte|di)))(?!\p{L})/iu,
    whoever: "chi|chiunque|(?:l['’]ultimo|il primo) (?:che|a)|quello che|la persona che",
    adverbs: 'sempre|anche|prima|poi|dopo|quindi|subito|allora|\\p{Ll}+mente',
    obligations: /^(?:deve|devono|dovrà|dovranno|devi|dobbiamo|ha da|hanno da)\s(?:(?:sempre|anche|poi|subito)\s)?/iu,
    impersonalObligations:
      /^(?:bisogna|occorre|tocca|conviene|devi|dovete|dobbiamo|è (?:necessario|obbligatorio|importante|fondamentale|indispensabile|opportuno|consigliabile)|si (?:deve|devono|dovrà|dovranno)|c['’]è da)\s(?=\p{Ll}+re(?!\p{L}))/iu,
    passive:
      'è|sono|sarà|saranno|viene|vengono|verrà|verranno|va|vanno|deve essere|devono essere|dovrà essere|dovranno essere',
    mustBe: 'devono essere',
    states:
      /^(?:chius|apert|acces|spent|mess|pres|bloccat|collegat|destinat|fornit|garantit|isolat|installat|limitat|occupat|posizionat|riservat|situat|vietat|autorizzat|compres|inclus|dispost|espost|fermat|finit|rott|fissat|permess|obbligat|conosciut|usat|bagnat|lavorat|servit|passat|entrat|uscit|tornat|perso?|volut|fatt|tenut)[oaie]$/iu,
    agent: /(?<!\p{L})(?:dal|dallo|dalla|dai|dagli|dalle|dall['’]|da (?:un|una|chi|due|tre|qualcuno|personale))\s?/iu,
    subordinators: 'che|chi|quando|se|dove|perché|poiché|mentre|come|finché|non|mai',
    and: 'e|ed',
    coordinators: 'e|ed|o|oppure|né|ma|poi',
    leads: new RegExp(
      `^(?:la (?:mattina|sera|notte)|il (?:${WEEKDAYS})|a (?:fine|inizio|metà|mezzogiorno|mezzanotte)|al|alla|alle|ai|all['’]|dall['’]|nell['’]|sull['’]|ogni|tutti i|tutte le|dopo|prima (?:di|del|della|dell['’])|durante|in|nel|nella|sul|sulla|con|senza|per|secondo|entro|verso|una volta|qui|ora|da|dal|dalla|di (?:giorno|notte))(?:\\s|(?<=['’]))`,
      'iu',
    ),
    conditionBehind: /^([^,]{4,160}?),?\s((?:se|quando|in caso di)\s(?!no,)[^,]{3,120})$/isu,
    asking:
      /^(?:verificare|controllare|guardare|vedere|chiedere|decidere|confermare|consultare|osservare|valutare|esaminare|indicare|dire|segnare|annotare|segnalare|informare|comunicare|accertarsi|assicurarsi)(?:\s|$)/iu,
    guess,
  });
