import { client } from '../../../api/generated/client.gen';
import type { ImportDto } from '../../../api/generated/types.gen';

/** Sends a document as a form. @throws a problem of the API, or whatever the network throws */
export async function sendDocument(file: File): Promise<ImportDto> {
  const form = new FormData();
  form.set('file', file, file.name);
  // The browser writes the type of a form itself, with what stands between its parts.
  const answer = await client.post<{ 202: ImportDto }, unknown, true>({
    url: '/api/v1/imports',
    body: form,
    bodySerializer: null,
    headers: { 'Content-Type': null },
    throwOnError: true,
  });
  return answer.data;
}
