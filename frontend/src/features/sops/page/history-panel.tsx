import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { listGenerationsOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { runText } from '../generation-texts';
import { SideCard } from './side-card';

interface HistoryPanelProps {
  sopId: string;
}

/** The drafting runs of the SOP, newest first. */
export function HistoryPanel({ sopId }: HistoryPanelProps) {
  const { data } = useQuery(listGenerationsOptions({ path: { id: sopId } }));
  if (!data || data.items.length === 0) return null;
  return (
    <SideCard title="History of drafts">
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.items.map((run) => (
          <li key={run.id}>
            <Typography variant="body2">{runText(run)}</Typography>
            <Typography variant="body2" color="textSecondary">
              <time dateTime={run.created_at}>
                {new Date(run.created_at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </Typography>
          </li>
        ))}
      </Stack>
    </SideCard>
  );
}
