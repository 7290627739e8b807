import { capitalise } from '../text/words.js';

/** "forms are signed by whoever is on duty, who files them", "by the clerk, who is upstairs": what is done, and by whom. */
const BY_WHO =
  /^(?<told>.{3,160}?\s(?:is|are|be|gets?)\s(?:\p{L}+ ){1,4}by (?<agent>(?:the|an?|our|my|whoever|\p{Lu})[^,;:.]{2,50})), who (?<more>\p{L}+\s.+)$/u;

/** The sentence and the one about whom it names, each by itself. */
export function splitAtAgent(text: string): string[] {
  const { told = '', agent = '', more = '' } = BY_WHO.exec(text)?.groups ?? {};
  const isApart = /^whoever\b/iu.test(agent) || /^(?:is|has|was|are|have)\b/iu.test(more);
  return isApart ? [told, `${capitalise(agent)} ${more}`] : [text];
}
