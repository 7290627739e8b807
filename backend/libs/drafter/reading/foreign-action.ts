import { beginsWithVerb, foreignOrder, standingAlone, uprightOf } from '../languages/clauses/foreign-order.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { partsOf } from './foreign-parts.js';
import { endsLikeAction } from './foreign-words.js';

/** What has to be done behind a condition, as it stands without it; null where it can't: "…, geht der Kran runter und …". */
export function actionBehind(action: string, profile: ReadingProfile, lang: string): string | null {
  const whole = standingAlone(action, lang);
  if (!profile.turnsAfterCondition || !beginsWithVerb(whole, lang)) return whole;
  const parts = partsOf(action, profile, lang).map((part) => {
    const alone = standingAlone(part, lang);
    return beginsWithVerb(alone, lang) ? uprightOf(alone, lang) : alone;
  });
  return parts.every((part) => part !== null) ? parts.join(', ') : null;
}

/** Whether what is done otherwise is work: "…, sonst den Chef rufen", and not what happens then: "…, sonst läuft es über". */
export function tellsWork(action: string, lang: string): boolean {
  return (
    foreignOrder(action, lang) !== null ||
    (lang !== 'de' && lang !== 'nl') ||
    (endsLikeAction(action, lang) && !beginsWithVerb(action, lang))
  );
}
