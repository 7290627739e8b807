import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { listMembershipsOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { MembershipDto } from '../../api/generated/types.gen';
import * as words from './reading-notice.en';

/** Announces to members when they read no longer what somebody shares, because that person's subscription has ended. */
export function ReadingNotice() {
  const { data } = useQuery(listMembershipsOptions());
  const ending = data?.items.filter(({ reads_until: until }) => until !== null) ?? [];
  return ending.map((membership) => (
    <Alert key={membership.id} severity="info" sx={{ mt: 3 }}>
      {readingText(membership, new Date())}
    </Alert>
  ));
}

/** What becomes of the reading of one team. */
export function readingText({ owner_name: owner, reads_until: until }: MembershipDto, now: Date): string {
  const end = new Date(until ?? now);
  const day = end.toLocaleDateString([], { dateStyle: 'long' });
  if (end < now) return owner ? words.closed(owner, day) : words.closedNameless(day);
  return owner ? words.ending(owner, day) : words.endingNameless(day);
}
