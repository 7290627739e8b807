/** Default texts of the components, on any page. */

export const error = 'Error';
export const undo = 'Undo';
export const mostPopular = 'Most Popular';
export const toDark = 'Switch to dark colors';
export const toLight = 'Switch to light colors';

export const choice = (name: string, value: string) => `${name}: ${value}`;
export const noChoice = (name: string) => `${name}: none`;

export const uploadProgress = (percent: number) => `Uploading ${percent}%`;
export const uploadWaiting = 'Waiting for the server';

export const loadFailureText = 'Check your connection. Nothing is lost.';
export const figuresNotLoaded = 'The figures could not be loaded.';
export const pageNotLoadedTitle = 'This page could not be loaded';
export const pageNotLoadedText =
  'There may be a new version, or the connection was lost. Reload to get the current version. Nothing you have saved is lost.';
export const pageNotLoadedReload = 'Reload';
export const pageNotShownTitle = 'This page could not be shown';
export const pageNotShownText = 'Something went wrong on our side. Nothing you have saved is lost.';
export const offlineTitle = 'Not available offline';
export const offlineText = 'It appears here when the connection is back.';
