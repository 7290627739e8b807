/** What opens a clause that the one after its comma needs: "Wer etwas findet, bringt es …", "Quien llega, abre …". */
const OPENERS: Readonly<Record<string, RegExp>> = {
  de: /^(?:wer|was|sobald|solange|nachdem|bevor|während|obwohl|damit|weil|seit)\s/iu,
  nl: /^(?:wie|wat|zodra|zolang|nadat|voordat|terwijl|totdat|omdat)\s/iu,
  fr: /^(?:celui qui|celle qui|ceux qui|ce qui|lorsque|quand|dès que|tant que|avant que|après que|pendant que|une fois que)\s/iu,
  es: /^(?:quien(?:es)?|el que|la que|los que|lo que|cuando|en cuanto|mientras|antes de que|después de que)\s/iu,
  it: /^(?:chi|quello che|quando|appena|finché|prima che|dopo che|mentre)\s/iu,
  pt: /^(?:quem|o que|quando|assim que|enquanto|antes que|depois que)\s/iu,
};

/** Whether a part of a sentence cannot stand without what follows its comma. @param lang ISO 639-1 */
export function opensClause(part: string, lang: string): boolean {
  return OPENERS[lang]?.test(part) ?? false;
}

/** What opens a condition or a time that has to stand with what is done then. */
const CASES: Readonly<Record<string, RegExp>> = {
  de: /^(?:wenn|falls|sobald|nachdem|bevor|sofern)\s/iu,
  nl: /^(?:als|wanneer|zodra|nadat|voordat|indien)\s/iu,
  fr: /^(?:si\s|s['’]ils?\s|quand\s|lorsque?\s|lorsqu['’]|dès que\s|une fois que\s)/iu,
  es: /^(?:si|cuando|en cuanto|una vez que)\s/iu,
  it: /^(?:se|quando|appena|una volta che)\s/iu,
  pt: /^(?:se|quando|assim que|caso|uma vez que)\s/iu,
};

/** Whether a part of a sentence is nothing but a condition or a time: "wenn ein neuer Mieter einzieht". */
export function isBareCase(part: string, lang: string): boolean {
  return !/[,;:→=]/u.test(part) && (CASES[lang]?.test(part) ?? false);
}

/** A condition without its comma, before the pronoun of the next clause: "quando o hóspede sai | você pede a chave". */
const BEFORE_PRONOUN: Readonly<Record<string, RegExp>> = {
  fr: /^((?:quand|lorsque|si|dès que|s['’]|lorsqu['’])\s?(?!(?:tu|vous|on|nous)\s[^,]{0,20}$)\S+\s[^,:;.]{4,70}?)\s((?:tu|vous|nous|on)\s(?:ne\s|n['’])?\p{Ll}{3,}\s.{4,})$/isu,
  es: /^((?:cuando|si|en cuanto)\s\S+\s[^,:;.]{4,70}?)\s((?:tú|usted|ustedes|nosotros|vosotros)\s(?:no\s)?\p{Ll}{3,}\s.{4,})$/isu,
  it: /^((?:quando|se|appena)\s\S+\s[^,:;.]{4,70}?)\s((?:tu|voi|noi)\s\p{Ll}{3,}\s.{4,})$/isu,
  pt: /^((?:quando|se|assim que)\s\S+\s[^,:;.]{4,70}?)\s((?:você|vocês|a gente|nós)\s\p{Ll}{3,}\s.{4,})$/isu,
};

/** The sentence with a comma behind such a condition; any other as it is. */
export function withBorder(sentence: string, lang: string): string {
  return BEFORE_PRONOUN[lang] ? sentence.replace(BEFORE_PRONOUN[lang], '$1, $2') : sentence;
}
