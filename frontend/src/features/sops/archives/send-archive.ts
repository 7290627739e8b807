import { fileForm, type OnUploaded } from '../../../api/file-form';
import { client } from '../../../api/generated/client.gen';
import type { ArchiveDto } from '../../../api/generated/types.gen';

/** Sends an export as a form. @throws a problem of the API, or whatever the network throws */
export async function sendArchive(file: File, onUploaded?: OnUploaded): Promise<ArchiveDto> {
  const answer = await client.post<{ 202: ArchiveDto }, unknown, true>({
    url: '/api/v1/archives/import',
    ...fileForm(file, onUploaded),
    throwOnError: true,
  });
  return answer.data;
}
