import './theme/fonts.css';

// In a separate chunk, so that the page is painted before the app is fetched.
const { showApp } = await import('./show-app');
await showApp();
