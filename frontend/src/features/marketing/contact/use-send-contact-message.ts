import { useMutation } from '@tanstack/react-query';
import { sendContactMessageMutation } from '../../../api/generated/@tanstack/react-query.gen';
import type { SendContactMessageDto } from '../../../api/generated/types.gen';

/** People do not see this field; the server drops messages in which it is filled. */
export const TRAP_FIELD = 'website' satisfies keyof SendContactMessageDto;

/** Sends a visitor's message; a failure is shown immediately, also while the server is unreachable. */
export function useSendContactMessage() {
  return useMutation({ ...sendContactMessageMutation(), networkMode: 'always' });
}

/** Reads the fields of the form, which are named as the message's own. */
export function readContactMessage(form: HTMLFormElement): SendContactMessageDto {
  const fields = new FormData(form);
  const read = (name: keyof SendContactMessageDto): string => String(fields.get(name) ?? '');
  const website = read(TRAP_FIELD);
  return {
    first_name: read('first_name'),
    last_name: read('last_name'),
    email: read('email'),
    subject: read('subject'),
    message: read('message'),
    ...(website && { website }),
  };
}
