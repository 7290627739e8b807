import { applyBillingOff } from './apply-billing-off';
import { askToSignIn } from './ask-to-sign-in';
import { type Enhancement, stopAll } from './enhancement';
import { filterCards } from './filter-cards';
import { foldMenu } from './fold-menu';
import { offerYears } from './offer-years';
import { rememberTemplate } from './remember-template';
import { solidOnScroll } from './solid-on-scroll';
import { switchScheme } from './switch-scheme';

/** Enhancements by the attribute of the parts that have them. */
const ENHANCEMENTS: readonly [attribute: string, enhancement: Enhancement][] = [
  ['data-site-bar', solidOnScroll],
  ['data-site-bar', foldMenu],
  ['data-plans', askToSignIn],
  ['data-plans', applyBillingOff],
  ['data-plans', offerYears],
  ['data-filters-cards', filterCards],
  ['data-template', rememberTemplate],
  ['data-switches-scheme', switchScheme],
];

/**
 * Makes a prerendered page interactive without the app.
 * @returns a function that stops it when the app takes over.
 */
export function startEnhancements(): () => void {
  const stops = ENHANCEMENTS.flatMap(([attribute, start]) =>
    [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].map((part) => start(part)),
  );
  return stopAll(stops);
}
