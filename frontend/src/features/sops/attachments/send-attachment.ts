import { client } from '../../../api/generated/client.gen';
import type { AttachmentDto } from '../../../api/generated/types.gen';

/** Sends a picture or file as a form. @throws a problem of the API, or whatever the network throws */
export async function sendAttachment(sopId: string, file: File, signal?: AbortSignal): Promise<AttachmentDto> {
  const form = new FormData();
  form.set('file', file, file.name);
  // The browser writes the type of a form itself, with what stands between its parts.
  const answer = await client.post<{ 201: AttachmentDto }, unknown, true>({
    url: '/api/v1/sops/{id}/attachments',
    path: { id: sopId },
    body: form,
    bodySerializer: null,
    headers: { 'Content-Type': null },
    ...(signal && { signal }),
    throwOnError: true,
  });
  return answer.data;
}
