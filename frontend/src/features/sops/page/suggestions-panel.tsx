import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SideCard } from './side-card';

interface SuggestionsPanelProps {
  count: number;
  isSaving: boolean;
  onAcceptAll: () => void;
}

/** Says what a suggestion is, and takes all that are left at once. */
export function SuggestionsPanel({ count, isSaving, onAcceptAll }: SuggestionsPanelProps) {
  if (count === 0) return null;
  return (
    <SideCard title={`Suggestions (${count})`}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Lines marked “suggested” are standard practice, not your words. Choose the mark to keep or remove a line.
      </Typography>
      <Button variant="outlined" size="small" loading={isSaving} onClick={onAcceptAll}>
        Accept all suggestions
      </Button>
    </SideCard>
  );
}
