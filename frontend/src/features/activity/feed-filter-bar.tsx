import Stack from '@mui/material/Stack';
import type { SopAction } from '../../api/generated/types.gen';
import { ChoiceField } from '../../components/choice-field';
import type { FeedFilters, Period } from './feed-filters';

/** Somebody whose actions the feed may show. */
export interface FeedPerson {
  id: string;
  name: string;
}

interface FeedFilterBarProps {
  filters: FeedFilters;
  people: readonly FeedPerson[];
  onChange: (filters: FeedFilters) => void;
}

const ACTIONS: readonly { value: SopAction | 'all'; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'sop_created', label: 'Created' },
  { value: 'sop_updated', label: 'Edited' },
  { value: 'sop_question_answered', label: 'Question answered' },
  { value: 'sop_regenerated', label: 'Drafted again' },
  { value: 'sop_completed', label: 'Completed' },
  { value: 'sop_reopened', label: 'Back in progress' },
  { value: 'sop_exported', label: 'Exported' },
  { value: 'sop_deleted', label: 'Deleted' },
  { value: 'sop_restored', label: 'Restored' },
  { value: 'sop_version_kept', label: 'Version kept' },
  { value: 'sop_version_restored', label: 'Version brought back' },
];

const PERIODS: readonly { value: Period; label: string }[] = [
  { value: 'all', label: 'Any time' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
];

/** Cuts the feed to an action, a person and a period. */
export function FeedFilterBar({ filters, people, onChange }: FeedFilterBarProps) {
  const persons = [{ value: 'all', label: 'Everyone' }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Stack
      role="search"
      aria-label="Activity"
      direction="row"
      useFlexGap
      sx={{ gap: 1.5, flexWrap: 'wrap', px: { xs: 2, sm: 3 }, py: 2, maxWidth: 640 }}
    >
      <ChoiceField
        label="Action"
        value={filters.action}
        choices={ACTIONS}
        onChange={(action) => onChange({ ...filters, action })}
      />
      <ChoiceField
        label="Person"
        value={filters.memberId}
        choices={persons}
        onChange={(memberId) => onChange({ ...filters, memberId })}
      />
      <ChoiceField
        label="Period"
        value={filters.period}
        choices={PERIODS}
        onChange={(period) => onChange({ ...filters, period })}
      />
    </Stack>
  );
}
