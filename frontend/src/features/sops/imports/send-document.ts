import { fileForm, type OnUploaded } from '../../../api/file-form';
import { client } from '../../../api/generated/client.gen';
import type { ImportDto } from '../../../api/generated/types.gen';

/** Sends a document as a form. @throws a problem of the API, or whatever the network throws */
export async function sendDocument(file: File, onUploaded?: OnUploaded): Promise<ImportDto> {
  const answer = await client.post<{ 202: ImportDto }, unknown, true>({
    url: '/api/v1/imports',
    ...fileForm(file, onUploaded),
    throwOnError: true,
  });
  return answer.data;
}
