import './theme/fonts.css';
import { hasStoredSession } from './features/auth/stored-session';
import { replayEarlyClicks } from './features/marketing/enhancements/replay-early-clicks';
import { reportMissingPage } from './features/marketing/enhancements/report-missing-page';
import { scrollToSection } from './features/marketing/enhancements/scroll-to-section';
import { startEnhancements } from './features/marketing/enhancements/start-enhancements';

/** Loads the app, which then hydrates the page. Without it, the page stays the version for visitors. */
async function startApp(stopEnhancements: () => void): Promise<void> {
  const releaseClick = replayEarlyClicks();
  try {
    const { showApp } = await import('./show-app');
    await showApp({ onShown: stopEnhancements, onSessionKnown: releaseClick });
  } catch (error) {
    delete document.documentElement.dataset['session'];
    releaseClick();
    throw error;
  }
}

const stopEnhancements = startEnhancements();
scrollToSection(window.location.hash);
// A visitor who only reads never loads the app.
const needsApp = document.querySelector('[data-needs-app]') !== null;
if (needsApp || hasStoredSession()) await startApp(stopEnhancements);
else if (document.querySelector('[data-missing-page]')) reportMissingPage(window.location.pathname);
