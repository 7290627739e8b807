import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { InstallLinkDto } from '../../api/generated/types.gen';
import { SeatList } from './seat-list';

/** Everybody on the owner's seats and whoever is invited; those who have joined come first (screens M10). */
export function MembersCard({ links }: { links: readonly InstallLinkDto[] }) {
  const active = links.filter((link) => link.is_active);
  const joined = active.filter((link) => link.member !== null);
  const invited = active.filter((link) => link.member === null);
  if (active.length === 0) return null;
  return (
    <Card component="section" aria-label="Members" sx={{ mb: 3 }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" gutterBottom>
          Members
        </Typography>
        <Typography color="textSecondary">
          {joined.length} joined · {invited.length} not joined
        </Typography>
        <SeatList links={[...joined, ...invited]} />
      </CardContent>
    </Card>
  );
}
