import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { listMembershipsOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { MembershipDto } from '../../api/generated/types.gen';
import * as words from './reading-notice.en';

/** Informs members when sharing ends, because the owner's subscription has ended. */
export function ReadingNotice() {
  const { data } = useQuery(listMembershipsOptions());
  const ending = data?.items.filter(({ reads_until: until }) => until !== null) ?? [];
  return ending.map((membership) => (
    <Alert key={membership.id} severity="info" sx={{ mt: 3 }}>
      {readingText(membership, new Date())}
    </Alert>
  ));
}

/** The end of sharing of one team. */
export function readingText({ owner_name: owner, reads_until: until }: MembershipDto, now: Date): string {
  const end = new Date(until ?? now);
  const day = end.toLocaleDateString([], { dateStyle: 'long' });
  if (end < now) return owner ? words.closed(owner, day) : words.closedNameless(day);
  return owner ? words.ending(owner, day) : words.endingNameless(day);
}
