import { authorizedFetch } from './http-client';
import { sendForm } from './send-form';

/** Is told how much of a file is on its way, in whole percent; 100 when the server has all of it. */
export type OnUploaded = (percent: number) => void;

/** A file as the form of a request; the browser writes the type of a form itself, with what stands between its parts. */
export function fileForm(file: File, onUploaded?: OnUploaded) {
  const body = new FormData();
  body.set('file', file, file.name);
  const fetch = authorizedFetch(sendForm(body, onUploaded));
  return { body, bodySerializer: null, headers: { 'Content-Type': null }, fetch } as const;
}
