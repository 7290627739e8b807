import './theme/fonts.css';
import { hasStoredSession } from './features/auth/stored-session';
import { holdClicks } from './features/marketing/behaviour/hold-clicks';
import { reportMissingPage } from './features/marketing/behaviour/report-missing-page';
import { startBehaviours } from './features/marketing/behaviour/start-behaviours';

/** Loads the app, which then shows the page in place of the prerendered one. */
async function startApp(stopBehaviours: () => void): Promise<void> {
  const releaseClicks = holdClicks();
  const { showApp } = await import('./show-app');
  await showApp();
  stopBehaviours();
  releaseClicks();
}

const stopBehaviours = startBehaviours();
// A visitor who only reads never loads the app.
const needsApp = document.querySelector('[data-needs-app]') !== null;
if (needsApp || hasStoredSession()) await startApp(stopBehaviours);
else if (document.querySelector('[data-missing-page]')) reportMissingPage(window.location.pathname);
