import { capitalise } from '../text/words.js';

/** A name is given near the beginning of a request. */
const OPENING_LENGTH = 1000;
const QUOTED = String.raw`["“„«]\s?(?<title>[^"“”„«»\n]{2,90}?)\s?["”“»]`;

interface NamingWords {
  /** How a request speaks of its procedure, with a blank behind it. */
  text: string;
  /** What stands before the name, and behind it: "soll "…" heißen". */
  modal: string;
  behind: string;
  /** What alone says that a name follows: "der Titel ist". */
  label: string;
  /** "mit dem Titel": within a sentence that tells more. */
  within: string;
}

const WORDS: Readonly<Record<string, NamingWords>> = {
  de: {
    text: String.raw`(?:(?:sie|es|das|das ganze|(?:die|das|der)\s\p{L}*(?:anweisung|anleitung|checkliste|dokument|verfahren|ablauf|text|leitfaden))\s)`,
    modal: '(?:soll(?:te)?|muss|möge)',
    behind: '(?:heißen|genannt werden)',
    label: '(?:bitte )?nenne?n?(?: sie)? (?:sie|es|das)(?: bitte)?|(?:der )?titel(?: ist| lautet)?:?',
    within: 'mit dem titel|unter dem titel',
  },
  nl: {
    text: String.raw`(?:(?:ze|het|hij|dit|dat|(?:de|het)\s\p{L}*(?:instructie|procedure|document|protocol|handleiding|tekst))\s)`,
    modal: '(?:moet|mag|zal)',
    behind: '(?:heten|genoemd worden)',
    label: '(?:graag )?noem (?:ze|het|dit)|(?:de )?titel(?: is| wordt)?:?',
    within: 'met als titel|met de titel|onder de titel',
  },
  fr: {
    text: '(?:(?:elle|il|ça|cela|(?:la|le|cette|ce) (?:procédure|fiche|document|texte|consigne|mode opératoire)) )',
    modal: '(?!)',
    behind: '',
    label:
      "(?:elle |il |ça |(?:la|le|cette|ce) (?:procédure|fiche|document|texte|consigne|mode opératoire) )(?:(?:doit|devra|devrait) s['’](?:appeler|intituler)|s['’](?:appelle(?:ra)?|intitule(?:ra)?))|le titre (?:est|sera|doit être)|titre\\s?:",
    within: 'intitulée?|avec le titre|sous le titre|ayant pour titre',
  },
  es: {
    text: '(?:(?:el|la|este|esta) (?:procedimiento|documento|instrucción|guía|protocolo) )',
    modal: '(?!)',
    behind: '',
    label:
      '(?:(?:el|la|este|esta) (?:procedimiento|documento|instrucción|guía|protocolo) )?(?:(?:debe|debería|tiene que|ha de) (?:llamarse|titularse)|se (?:llamará|titulará))|llámal[oa]|el título (?:es|será|debe ser)|título:',
    within: 'titulad[oa]|con el título|bajo el título',
  },
  it: {
    text: '',
    modal: '(?!)',
    behind: '',
    label:
      '(?:(?:il|la|questa|questo) (?:procedura|documento|istruzione|guida|protocollo) )?(?:(?:deve|dovrà|dovrebbe) (?:chiamarsi|intitolarsi)|si (?:chiamerà|intitolerà))|il titolo (?:è|sarà|deve essere)|titolo:',
    within: 'intitolat[oa]|dal titolo|con il titolo',
  },
  pt: {
    text: '',
    modal: '(?!)',
    behind: '',
    label:
      '(?:(?:o|a|este|esta) (?:procedimento|documento|instrução|guia|protocolo) )?(?:(?:deve|tem de|deverá|vai) (?:se )?chamar(?:-se)?|chamar-se-á)|o título (?:é|será|deve ser)|título:',
    within: 'intitulad[oa]|com o título|sob o título',
  },
  sv: {
    text: '(?:den|det) ',
    modal: '(?:ska|skall|bör) heta',
    behind: '',
    label: 'kalla (?:den|det)|titeln (?:är|ska vara)',
    within: 'med titeln|med rubriken',
  },
};

const patterns = new Map(
  Object.entries(WORDS).map(([lang, { text, modal, behind, label, within }]) => [
    lang,
    {
      sentences: [
        `${text}${modal}\\s?${QUOTED}${behind === '' ? '' : `\\s${behind}`}`,
        `(?:${label})\\s?${QUOTED}(?:\\s(?:sein|lauten|zijn))?`,
      ].map((told) => new RegExp(`(?<=^|\\n|[.!?]\\s)(?:${told})\\s?[.!]?(?=\\s|$)`, 'iu')),
      phrase: new RegExp(String.raw`,?\s(?:${within})\s?:?\s?${QUOTED}`, 'iu'),
    },
  ]),
);

/** What a wish is for, where it says nothing else of it. */
const DOCUMENT_AT_END =
  /(?:anweisung|anleitung|checkliste|verfahren|leitfaden|instructie|procedure|protocol|handleiding|procédure|fiche|consigne|instruction|procedimiento|instrucción|guía|procedura|istruzione|guida|procedimento|instrução|guia|rutin)$/iu;
const ABOUT: Readonly<Record<string, string>> = {
  de: 'zu',
  nl: 'over',
  fr: 'sur',
  es: 'sobre',
  it: 'su',
  pt: 'sobre',
  sv: 'för',
};

/** A request without the words that name its procedure, and that name: 'Sie soll "Leergut" heißen', "une fiche intitulée « Clés »"; null where none is given. @param lang ISO 639-1 */
export function withCalledTitle(request: string, lang: string): { text: string; title: string | null } {
  const known = patterns.get(lang);
  const opening = request.slice(0, OPENING_LENGTH);
  const found = [...(known?.sentences ?? []), ...(known ? [known.phrase] : [])]
    .map((pattern) => pattern.exec(opening))
    .find((one) => one !== null);
  const title = found?.groups?.['title'];
  if (!found || title === undefined) return { text: request, title: null };
  const before = request.slice(0, found.index);
  // "Schreiben Sie eine Anweisung mit dem Titel …": without its name it would want nothing.
  const about =
    DOCUMENT_AT_END.test(before) && found[0].trimStart() !== found[0] ? ` ${ABOUT[lang] ?? ''} ${title}` : '';
  const text = before + about + request.slice(found.index + found[0].length);
  return { text: text.replace(/[^\S\n]{2,}/gu, ' ').trim(), title: capitalise(title) };
}
