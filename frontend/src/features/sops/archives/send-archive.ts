import { client } from '../../../api/generated/client.gen';
import type { ArchiveDto } from '../../../api/generated/types.gen';

/** Sends an export as a form. @throws a problem of the API, or whatever the network throws */
export async function sendArchive(file: File): Promise<ArchiveDto> {
  const form = new FormData();
  form.set('file', file, file.name);
  // The browser writes the type of a form itself, with what stands between its parts.
  const answer = await client.post<{ 202: ArchiveDto }, unknown, true>({
    url: '/api/v1/archives/import',
    body: form,
    bodySerializer: null,
    headers: { 'Content-Type': null },
    throwOnError: true,
  });
  return answer.data;
}
