import { fileForm, type OnUploaded } from '../../../api/file-form';
import { client } from '../../../api/generated/client.gen';
import type { AttachmentDto } from '../../../api/generated/types.gen';

/** Sends a picture or file as a form. @throws a problem of the API, or whatever the network throws */
export async function sendAttachment(sopId: string, file: File, onUploaded?: OnUploaded): Promise<AttachmentDto> {
  const answer = await client.post<{ 201: AttachmentDto }, unknown, true>({
    url: '/api/v1/sops/{id}/attachments',
    path: { id: sopId },
    ...fileForm(file, onUploaded),
    throwOnError: true,
  });
  return answer.data;
}
