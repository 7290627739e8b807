const OTHERS =
  /^(?:(?:all |any )?(?:the )?(?:others?|rest|remainder|remaining)|(?:the )?(?!(?:new|good|right|wrong)\b)\p{L}+ ones)\b/iu;

/** "For heavy orders call the haulier; smaller ones go by post": what is done with the others, in another case. */
export function isOfOthers(text: string): boolean {
  return OTHERS.test(text);
}
