/** How a procedure is asked for in a language whose sentences are kept as they are. Each is a pattern without groups of its own. */
interface OtherWish {
  /** Who wants it: "vi behöver", "prosimy o". */
  wants: string;
  /** What stands before the kind: "en kort". */
  one: string;
  document: string;
  /** What a procedure is about. */
  about: string;
  /** Whom or what it is for, which is its task where nothing else is named. */
  link: string;
}

const NORDIC_ONE = String.raw`(?:(?:en|ei|et|ett|någon|noe|noget)\s)?(?:\p{L}{3,}\s){0,2}?`;

const WORDS: Readonly<Record<string, OtherWish>> = {
  sv: {
    wants: 'behöver|vill ha|skulle vilja ha|önskar|söker|skriv|saknar|tack för',
    one: NORDIC_ONE,
    document:
      'rutin(?:beskrivning)?|instruktion(?:er)?|arbetsinstruktion|arbetsbeskrivning|procedur|checklista|anvisning(?:ar)?|handledning|riktlinje(?:r)?',
    about: 'om(?= hur)|om|kring|gällande',
    link: 'för',
  },
  da: {
    wants: 'har brug for|mangler|vil gerne have|skal bruge|ønsker|skriv',
    one: NORDIC_ONE,
    document: 'procedure|arbejdsinstruks|instruks|vejledning|tjekliste|arbejdsgang|beskrivelse|retningslinje(?:r)?',
    about: 'om|vedrørende',
    link: 'for|til',
  },
  no: {
    wants: 'trenger|vil gjerne ha|ønsker|mangler|skriv',
    one: NORDIC_ONE,
    document: 'rutine(?:beskrivelse)?|prosedyre|instruks|arbeidsinstruks|veiledning|sjekkliste|retningslinje(?:r)?',
    about: 'om|vedrørende',
    link: 'for|til',
  },
  pl: {
    wants:
      'potrzebuj(?:ę|emy)|potrzebna(?: jest)?|proszę o|prosimy o|chc(?:ę|emy|iał(?:a)?bym)|przygotuj|napisz|poproszę',
    one: String.raw`(?:\p{L}{3,}\s){0,2}?`,
    document:
      'procedur(?:y|ę|a)|instrukcj(?:i|ę|a)|list(?:y|ę) kontroln(?:ej|ą)|opisu?|regulaminu?|wytyczn(?:ych|e)|zasad(?:y)?',
    about: 'dotycząc(?:ej|ą|ego|y|a|e|ych)|o tym,? jak|na temat|w sprawie',
    link: 'dla|do',
  },
  cs: {
    wants: 'potřebuj(?:i|u|eme)|chc(?:i|eme)|prosím o|prosíme o|napiš(?:te)?|připrav(?:te)?',
    one: String.raw`(?:\p{L}{3,}\s){0,2}?`,
    document: 'postup|směrnici|instrukci|návod|pokyny|pracovní postup',
    about: 'o tom,? jak|týkající se|k tomu,? jak|ohledně',
    link: 'pro|na',
  },
  ro: {
    wants: 'am nevoie de|avem nevoie de|aș vrea|vreau|vrem|dorim|scrie',
    one: String.raw`(?:o|un)\s(?:\p{L}{3,}\s){0,2}?`,
    document: 'procedură|instrucțiune|listă de verificare|ghid|proces',
    about: 'despre|privind|referitoare la',
    link: 'pentru|de',
  },
};
/** How somebody begins who says first what firm writes: "Vi driver ett tryckeri och …". */
const WRITES: Readonly<Record<string, string>> = {
  sv: 'vi|jag',
  da: 'vi|jeg',
  no: 'vi|jeg',
  pl: 'jesteśmy|mamy|prowadz(?:ę|imy)|pracuj(?:ę|emy)|zajmujemy|jestem',
  cs: 'jsme|máme|provozuj(?:i|eme)|ved(?:u|eme)|jsem',
  ro: 'suntem|avem|administr(?:ez|ăm)|conduc(?:em)?|sunt',
};
/** Norwegian has two written forms. */
export const ALIASES: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };
const MOST_LENGTH = 300;
const MAX_NAME = 100;
/** "för vårt boende (sex lägenheter)": what stands in brackets says more of whom it is for. */
const BRACKETS = /\s?\([^()]*\)/gu;

/** The sentence that wants a procedure, without what is asked for. */
export interface OtherTask {
  task: string;
  /** Whether the name stands behind a colon, so that all before it tells who asks. */
  isBehindColon: boolean;
}

const patterns = new Map<string, { wish: RegExp; about: RegExp; link: RegExp }>(
  Object.entries(WORDS).map(([lang, { wants, one, document, about, link }]) => {
    const end = String.raw`(?!\p{L})`;
    return [
      lang,
      {
        wish: new RegExp(
          String.raw`^(?:[^,.:!?]{2,30}[,!]\s)?(?:(?:${WRITES[lang]})(?!\p{L})[^.:;!?]{2,140}?\s(?:och|og|i|oraz|a|și)\s)?(?:\p{L}{2,4}\s)?(?:${wants})${end}\s(?:${one})(?:${document})${end}(?<rest>.*)$`,
          'isu',
        ),
        about: new RegExp(String.raw`\s(?:${about})${end}\s(?<task>[^,;:.!?]{4,})$`, 'iu'),
        link: new RegExp(String.raw`^\s(?:${link})${end}\s(?<task>[^,;:.!?]{4,})$`, 'iu'),
      },
    ];
  }),
);

/** What a sentence wants a procedure for, in Swedish, Danish, Norwegian, Polish, Czech or Romanian; null for any other. */
export function otherTask(sentence: string, lang: string): OtherTask | null {
  const known = patterns.get(ALIASES[lang] ?? lang);
  const rest = sentence.length > MOST_LENGTH ? undefined : known?.wish.exec(sentence)?.groups?.['rest'];
  if (!known || rest === undefined) return null;
  const said = rest.replace(BRACKETS, '').replace(/[\s.!]+$/u, '');
  const [, named] = /^[^:]{0,160}:\s+([^:;]{4,})$/u.exec(said) ?? [];
  const about = known.about.exec(said) ?? known.link.exec(said);
  const task = (named ?? gerundBehind(said, lang) ?? about?.groups?.['task'])?.trim();
  return task === undefined || task.length > MAX_NAME ? null : { task, isBehindColon: named !== undefined };
}

/** "procedury | przyjmowania zamówień" → "przyjmowanie zamówień": Polish names the work right behind the kind, in the genitive. */
function gerundBehind(rest: string, lang: string): string | null {
  if (lang !== 'pl') return null;
  const [, stem = '', object = ''] = /^\s(\p{Ll}{2,}(?:an|en|ęc|yc|ci|ni)i?)a(\s[^,;:.!?]{3,})$/u.exec(rest) ?? [];
  return stem === '' ? null : `${stem}e${object}`;
}
