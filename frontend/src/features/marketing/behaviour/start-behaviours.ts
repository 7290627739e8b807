import { askToSignIn } from './ask-to-sign-in';
import { type Behaviour, stopAll } from './behaviour';
import { coverWhenScrolled } from './cover-when-scrolled';
import { foldMenu } from './fold-menu';
import { switchScheme } from './switch-scheme';

/** Behaviours by the attribute of the parts that have them. */
const BEHAVIOURS: readonly [attribute: string, behaviour: Behaviour][] = [
  ['data-site-bar', coverWhenScrolled],
  ['data-site-bar', foldMenu],
  ['data-plans', askToSignIn],
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
