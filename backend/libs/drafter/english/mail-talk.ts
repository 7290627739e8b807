/** "Lovely to see you on Saturday", "it was good talking to you", "great catching up with you both" */
const MET =
  /^(?:(?:it|that|this) (?:was|is|has been) |(?:so|how|really|very|ever so) )*(?:lovely|great|nice|good|wonderful|pleasant|a pleasure|fantastic|brilliant|super) (?:(?:to have )?(?:to (?:see|meet|hear|talk|speak|catch up)|seeing|meeting|hearing|talking|speaking|catching up|met|seen|chatting|having))\b(?=.*\b(?:you|both of you|everyone|everybody|all of you)\b)[^;:]{0,80}$/iu;
/** "Let's talk on Thursday about the freezer", "we can speak about the rota next week" */
const TALK_LATER =
  /^(?:(?:and|so|anyway|then|but)[,\s]+)*(?:let['’]?s|let us|we(?:['’]ll| will| can| should| could)(?: then)?|shall we) (?:have (?:an? )?(?:chat|talk|word|call|coffee|beer|tea)|talk|chat|speak|catch up|touch base|meet(?: up)?|discuss)\b(?=.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|soon|later|next (?:week|month|time)|some time|sometime|over (?:a )?(?:coffee|lunch|tea|beer)|when (?:you|i|we)(?:['’]re| are|['’]m| am| get)? back)\b)(?!.*\b(?:every|each|if|must|always)\b)[^;:]{0,90}$/iu;
/** "Enjoy the sun", "safe travels", "get well soon": what one wishes somebody at the end of a mail. */
const GOOD_WISH =
  /^(?:and |so |please |now )*(?:enjoy (?:the|your|yourself|yourselves)\b[^;:.,]{0,40}|(?:safe|happy) (?:travels?|trip|journey|flight|easter|christmas|holidays?|new year|weekend)|get well(?: soon)?|take it easy|look after yourself|keep warm|stay (?:safe|well|warm|healthy)|have (?:fun|a (?:good|nice|great|lovely|safe|relaxing) \p{L}+(?: (?:off|away|all|everyone|everybody|both))?)|(?:give |send )?(?:my |our )?(?:love|regards|hello|best) to (?:the |your |all )?\p{L}[\p{L} ]{1,30}|see you (?:all )?(?:on|at|next|in|there|then|soon)\b[^;:.,]{0,30}|cheers|(?:many )?thanks(?: (?:all|everyone|everybody|again|a lot|both|so much|for [^;:.,]{3,40}))?|thank you(?: (?:all|everyone|everybody|again|both|so much|very much|for [^;:.,]{3,40}))?)$/iu;
/** "As promised my thoughts on reception" */
const HANDS_OVER =
  /^(?:(?:and|so|ok|okay|right|well)[,\s]+)*(?:as (?:promised|discussed|agreed|requested|you asked)[,:]? (?:here (?:are|is|come|comes) )?|here (?:are|is|come|comes) )(?:my|our|some|a few) (?:thoughts?|ideas?|notes?|comments?|remarks?|two cents|input|points?|suggestions?)(?: (?:on|about|for|regarding) [^;:.,]{2,50})?$/iu;
/** "Y", "Jo", "Ruth K.": who signs behind it. */
const SIGNATURE = /^\p{Lu}(?:\p{Ll}{1,14})?(?: \p{Lu}\.?)?$/u;
const MOST_LENGTH = 200;

/** Whether a sentence is what a mail says around its matter, all parts of it: "Thank you all, enjoy the sun, Y." */
export function isMailTalk(sentence: string): boolean {
  if (sentence.length > MOST_LENGTH) return false;
  const text = sentence.trim().replace(/[\s.!…]+$/u, '');
  if (HANDS_OVER.test(text) || TALK_LATER.test(text)) return true;
  const parts = text.split(/(?:,|\s[–—-])\s+(?:and\s+)?|\s+and\s+(?=(?:thank|thanks|enjoy|have|see|love|take)\b)/iu);
  const isTalk = (part: string): boolean => MET.test(part) || GOOD_WISH.test(part);
  const isSigned = parts.length > 1 && SIGNATURE.test(parts.at(-1) ?? '');
  const told = isSigned ? parts.slice(0, -1) : parts;
  return told.every(isTalk);
}
