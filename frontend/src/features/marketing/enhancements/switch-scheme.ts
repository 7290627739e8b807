import { type Enhancement, listen } from './enhancement';

/** The storage key of Material UI's color scheme, and the attribute that its styles use. */
const MODE_STORAGE_KEY = 'mui-mode';
const SCHEME_ATTRIBUTE = 'data-scheme';

/** Switches between light and dark without the app, which reads the choice when it starts. */
export const switchScheme: Enhancement = (button) => {
  const handleClick = () => {
    const page = document.documentElement;
    const scheme = page.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'light' : 'dark';
    page.setAttribute(SCHEME_ATTRIBUTE, scheme);
    try {
      localStorage.setItem(MODE_STORAGE_KEY, scheme);
    } catch {
      // Storage may be blocked; the choice then lasts as long as the page.
    }
  };
  return listen(button, 'click', handleClick);
};
