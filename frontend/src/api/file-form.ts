import { authorizedFetch } from './http-client';
import { sendForm } from './send-form';

/** Called with the upload progress of a file, in whole percent; 100 when the server has all of it. */
export type OnUploaded = (percent: number) => void;

/** A file as form data of a request; the browser sets the content type with the boundary itself. */
export function fileForm(file: File, onUploaded?: OnUploaded) {
  const body = new FormData();
  body.set('file', file, file.name);
  const fetch = authorizedFetch(sendForm(body, onUploaded));
  return { body, bodySerializer: null, headers: { 'Content-Type': null }, fetch } as const;
}
