import { askToSignIn } from './ask-to-sign-in';
import { type Behaviour, stopAll } from './behaviour';
import { closeShop } from './close-shop';
import { coverWhenScrolled } from './cover-when-scrolled';
import { filterCards } from './filter-cards';
import { foldMenu } from './fold-menu';
import { offerYears } from './offer-years';
import { rememberTemplate } from './remember-template';
import { switchScheme } from './switch-scheme';

/** Behaviours by the attribute of the parts that have them. */
const BEHAVIOURS: readonly [attribute: string, behaviour: Behaviour][] = [
  ['data-site-bar', coverWhenScrolled],
  ['data-site-bar', foldMenu],
  ['data-plans', askToSignIn],
  ['data-plans', closeShop],
  ['data-plans', offerYears],
  ['data-filters-cards', filterCards],
  ['data-template', rememberTemplate],
  ['data-switches-scheme', switchScheme],
];

/**
 * Makes a prerendered page respond without the app.
 * @returns how to stop, for when the app takes over.
 */
export function startBehaviours(): () => void {
  const stops = BEHAVIOURS.flatMap(([attribute, start]) =>
    [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].map((part) => start(part)),
  );
  return stopAll(stops);
}
