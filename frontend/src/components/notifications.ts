import { enqueueSnackbar } from 'notistack';

const ERROR_MS = 8000;

/** Tells that something was done: a title and, if there is more to say, a sentence. */
export function notifySuccess(title: string, text?: string): void {
  enqueueSnackbar(title, { variant: 'success', text });
}

/** Tells that something went wrong; a text given alone gets the title 'Error' (T34). */
export function notifyError(text: string, title = 'Error'): void {
  // The same failure twice is one piece of news.
  const key = `${title}\n${text}`;
  enqueueSnackbar(title, { variant: 'error', text, autoHideDuration: ERROR_MS, key, preventDuplicate: true });
}

export function notifyInfo(title: string): void {
  enqueueSnackbar(title, { variant: 'info' });
}
