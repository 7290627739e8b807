import type { Enhancement } from './enhancement';

/** Pixels that the page may be scrolled before the bar becomes opaque (S9.25). */
const CLEAR_PX = 20;

/** Marks the bar with `data-scrolled` while the page is scrolled by more than 20 pixels (S2.44). */
export const solidOnScroll: Enhancement = (bar) => {
  const update = () => bar.toggleAttribute('data-scrolled', window.scrollY > CLEAR_PX);
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
};
