import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SideCard } from './side-card';
import * as words from './words.en';

interface SuggestionsPanelProps {
  count: number;
  isSaving: boolean;
  onAcceptAll: () => void;
}

/** Explains suggestions, and accepts all remaining ones together. */
export function SuggestionsPanel({ count, isSaving, onAcceptAll }: SuggestionsPanelProps) {
  if (count === 0) return null;
  return (
    <SideCard title={words.suggestionsTitle(count)}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {words.suggestionsText}
      </Typography>
      <Button variant="outlined" size="small" loading={isSaving} onClick={onAcceptAll}>
        {words.suggestionsAcceptAll}
      </Button>
    </SideCard>
  );
}
