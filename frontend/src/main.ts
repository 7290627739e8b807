import './theme/fonts.css';

// In a file of its own, so that the page is painted before the app is even fetched.
const { showApp } = await import('./show-app');
await showApp();
