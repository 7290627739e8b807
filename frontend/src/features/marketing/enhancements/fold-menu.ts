import { type Enhancement, listen, stopAll } from './enhancement';

/** Ids of the menu and of the button that opens it. */
export const MENU_ID = 'site-menu';
export const MENU_BUTTON_ID = 'site-menu-button';

/**
 * Opens and closes the menu of a small screen: by its button, by Escape, and when a link of the bar is followed
 * (S2.49).
 */
export const foldMenu: Enhancement = (bar) => {
  const button = bar.querySelector<HTMLElement>(`#${MENU_BUTTON_ID}`);
  const menu = bar.querySelector<HTMLElement>(`#${MENU_ID}`);
  if (!button || !menu) return () => undefined;

  const show = (isOpen: boolean) => {
    menu.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const handleClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (button.contains(target)) show(menu.hasAttribute('hidden'));
    else if (menu.contains(target) || target.closest('a')) show(false);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || menu.hasAttribute('hidden')) return;
    show(false);
    button.focus();
  };
  return stopAll([listen(bar, 'click', handleClick), listen(bar, 'keydown', handleKey)]);
};
