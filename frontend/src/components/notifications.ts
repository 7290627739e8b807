import { enqueueSnackbar } from 'notistack';

const ERROR_MS = 8000;

/** Tells that something was done: a title and, if there is more to say, a sentence. */
export function notifySuccess(title: string, text?: string): void {
  enqueueSnackbar(join(title, text), { variant: 'success' });
}

/** Tells that something went wrong; a text given alone gets the title 'Error' (T34). */
export function notifyError(text: string, title = 'Error'): void {
  enqueueSnackbar(join(title, text), { variant: 'error', autoHideDuration: ERROR_MS, preventDuplicate: true });
}

export function notifyInfo(text: string): void {
  enqueueSnackbar(text, { variant: 'info' });
}

function join(title: string, text?: string): string {
  return text ? `${title} – ${text}` : title;
}
