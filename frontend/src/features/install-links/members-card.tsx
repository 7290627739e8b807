import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { InstallLinkDto } from '../../api/generated/types.gen';
import { PartFailure } from '../../components/part-failure';
import { SeatList } from './seat-list';
import * as words from './words.en';

interface MembersCardProps {
  /** Undefined until they are there. */
  links: readonly InstallLinkDto[] | undefined;
  /** Tries once more; given if they did not arrive. */
  onRetry: (() => unknown) | undefined;
}

/** Everyone on the owner's seats and everyone invited; those who have joined come first (screens M10). */
export function MembersCard({ links, onRetry }: MembersCardProps) {
  if (!links) return onRetry ? <MembersFailure onRetry={onRetry} /> : null;
  const active = links.filter((link) => link.is_active);
  const joined = active.filter((link) => link.member !== null);
  const invited = active.filter((link) => link.member === null);
  if (active.length === 0) return null;
  return (
    <Card component="section" aria-label={words.members} sx={{ mb: 3 }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" gutterBottom>
          {words.members}
        </Typography>
        <Typography color="textSecondary">{words.membersJoined(joined.length, invited.length)}</Typography>
        <SeatList links={[...joined, ...invited]} />
      </CardContent>
    </Card>
  );
}

function MembersFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Card component="section" aria-label={words.members} sx={{ mb: 3 }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" gutterBottom>
          {words.members}
        </Typography>
        <PartFailure text={words.membersNotLoaded} onRetry={onRetry} />
      </CardContent>
    </Card>
  );
}
