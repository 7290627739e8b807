/** What the parts say by themselves, whatever page they stand on. */
export const words = {
  error: 'Error',
  undo: 'Undo',
  mostPopular: 'Most Popular',
  toDark: 'Switch to dark colors',
  toLight: 'Switch to light colors',

  choice: (name: string, value: string) => `${name}: ${value}`,
  noChoice: (name: string) => `${name}: none`,

  upload: {
    progress: (percent: number) => `Uploading ${percent}%`,
    waiting: 'Waiting for the server',
  },

  loadFailureText: 'Check your connection. Nothing is lost.',
  figuresNotLoaded: 'The figures could not be loaded.',
  pageNotLoaded: {
    title: 'This page could not be loaded',
    text: 'There may be a new version, or the connection broke off. A reload brings you the current one. Nothing you have saved is lost.',
    reload: 'Reload',
  },
  pageNotShown: {
    title: 'This page could not be shown',
    text: 'Something went wrong on our side. Nothing you have saved is lost.',
  },
  offline: {
    title: 'Not available offline',
    text: 'It appears here when the connection is back.',
  },
} as const;
