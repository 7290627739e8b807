/** Words that say nothing about the work, by language: articles, pronouns, prepositions, conjunctions, auxiliaries. */
const FUNCTION_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'en',
    words(`the and you your yours they them their theirs then than that this these those there here with without from for
      must need needs needed have has had having should shall will would can could may might are was were been being is be
      not nor but into onto over under out off about also all any each every both either some such only just very too when
      where which while who whom whose what how why because before after until unless once again its his her him she our
      ours one ones does did doing done get gets got make makes sure please let lets always never first next finally`),
  ],
  [
    'de',
    words(`der die das den dem des ein eine einen einem einer eines und oder aber auch nicht noch nur mit ohne von vom vor
      nach bei beim zum zur für auf aus über unter durch gegen bis wird werden wurde worden muss müssen soll sollen kann
      können darf dürfen ist sind war sein hat haben dann wenn falls sobald bevor nachdem damit dass weil man sie wir ihr
      ihre ihren ihm ihn sich alle alles jede jeden jeder jedes immer nie niemals bitte zuerst danach`),
  ],
  [
    'es',
    words(`los las una unos unas del para por con sin que como cuando donde pero sino también muy más este esta estos estas
      ese esa eso debe deben deberá hay tiene tienen ser está están son era han sus nos les ella ellos ellas cada todo
      toda todos todas siempre nunca antes después luego primero hasta desde entre sobre`),
  ],
  [
    'fr',
    words(`les des une aux pour par avec sans que qui quoi dont où mais ainsi aussi très plus cette ces ceux doit doivent
      devra faut est sont était être avoir ont ses son leur leurs nous vous ils elles chaque tout toute tous toutes
      toujours jamais avant après puis ensuite abord dans entre chez sur sous dès quand lorsque`),
  ],
  [
    'pt',
    words(`uma uns umas dos das nos nas pelo pela pelos pelas para por com sem que como quando onde mas também muito mais
      este esta estes estas esse essa isso deve devem deverá tem têm ser está estão são foi seu sua seus suas cada todo
      toda todos todas sempre nunca antes depois até desde entre sobre primeiro ele ela eles elas`),
  ],
]);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}

/** Languages of which the content of a sentence can be told from its grammar. */
export function isContentKnown(lang: string): boolean {
  return FUNCTION_WORDS.has(lang);
}

/** Whether a word, in small letters, is an article, a pronoun, a preposition and the like. */
export function isFunctionWord(word: string, lang: string): boolean {
  return FUNCTION_WORDS.get(lang)?.has(word) ?? false;
}

/** Whether a word, in small letters, says something about the work. */
export function isContentWord(word: string, lang: string): boolean {
  return word.length > 2 && !isFunctionWord(word, lang);
}
