import './theme/fonts.css';
import { hasStoredSession } from './features/auth/stored-session';
import { holdClicks } from './features/marketing/behaviour/hold-clicks';
import { reportMissingPage } from './features/marketing/behaviour/report-missing-page';
import { scrollToSection } from './features/marketing/behaviour/scroll-to-section';
import { startBehaviours } from './features/marketing/behaviour/start-behaviours';

/** Loads the app, which then takes the page over. Without it, the page goes on as a visitor's. */
async function startApp(stopBehaviours: () => void): Promise<void> {
  const releaseClick = holdClicks();
  try {
    const { showApp } = await import('./show-app');
    await showApp({ onShown: stopBehaviours, onSessionKnown: releaseClick });
  } catch (error) {
    delete document.documentElement.dataset['session'];
    releaseClick();
    throw error;
  }
}

const stopBehaviours = startBehaviours();
scrollToSection(window.location.hash);
// A visitor who only reads never loads the app.
const needsApp = document.querySelector('[data-needs-app]') !== null;
if (needsApp || hasStoredSession()) await startApp(stopBehaviours);
else if (document.querySelector('[data-missing-page]')) reportMissingPage(window.location.pathname);
