import { rememberChosenPlan } from '../pricing/chosen-plan';
import { type Enhancement, listen, stopAll } from './enhancement';
import { intervalOf } from './offer-years';

/**
 * Opens the sign-in dialog when a plan is chosen, with its name in the text (S2.62-S2.66), and stores the plan until
 * after sign-in. For signed-in users there is no dialog; the app handles the choice.
 */
export const askToSignIn: Enhancement = (plans) => {
  const handleClick = ({ target }: Event) => {
    const dialog = plans.querySelector('dialog');
    if (!dialog || !(target instanceof Element)) return;
    const plan = target.closest('[data-plan]')?.getAttribute('data-plan');
    if (plan) {
      dialog.querySelector('[data-chosen-plan]')?.replaceChildren(plan);
      dialog.showModal();
    } else if (target === dialog || target.closest('[data-closes-dialog]')) {
      dialog.close();
    } else if (target.closest('a[href]')) {
      rememberChosenPlan({
        plan: dialog.querySelector('[data-chosen-plan]')?.textContent ?? '',
        interval: intervalOf(plans),
      });
    }
  };
  return stopAll([listen(plans, 'click', handleClick), listen(plans, 'keydown', keepFocusInside)]);
};

/** The native dialog lets the focus leave at its ends, to the browser's own controls (SD.29). */
function keepFocusInside(event: KeyboardEvent): void {
  const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
  if (event.key !== 'Tab' || !dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button')];
  const [last, first] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (event.target !== last) return;
  event.preventDefault();
  first?.focus();
}
