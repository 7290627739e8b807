import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { listMembershipsOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { MembershipDto } from '../../api/generated/types.gen';

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
export function readingText({ owner_name: name, reads_until: until }: MembershipDto, now: Date): string {
  const owner = name || 'someone';
  const end = new Date(until ?? now);
  const day = end.toLocaleDateString([], { dateStyle: 'long' });
  return end < now
    ? `What ${owner} shared with you has been closed since ${day}.`
    : `The subscription of ${name || 'the person who shares with you'} has ended. You can read what is shared until ${day}.`;
}
