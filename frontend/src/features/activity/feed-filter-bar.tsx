import Stack from '@mui/material/Stack';
import { ChoiceField } from '../../components/choice-field';
import type { FeedFilters } from './feed-filters';
import * as words from './words.en';

/** A member whose actions the feed can show. */
export interface FeedPerson {
  id: string;
  name: string;
}

interface FeedFilterBarProps {
  filters: FeedFilters;
  people: readonly FeedPerson[];
  onChange: (filters: FeedFilters) => void;
}

const ACTIONS = (
  [
    'all',
    'sop_created',
    'sop_updated',
    'sop_question_answered',
    'sop_regenerated',
    'sop_completed',
    'sop_reopened',
    'sop_exported',
    'sop_deleted',
    'sop_restored',
    'sop_version_kept',
    'sop_version_restored',
  ] as const
).map((value) => ({ value, label: words.filterActions[value] }));

const PERIODS = (['all', 'today', 'week', 'month'] as const).map((value) => ({
  value,
  label: words.filterPeriods[value],
}));

/** Filters the feed by action, person and period. */
export function FeedFilterBar({ filters, people, onChange }: FeedFilterBarProps) {
  const persons = [
    { value: 'all', label: words.filtersEveryone },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Stack
      role="search"
      aria-label={words.filtersLabel}
      direction="row"
      useFlexGap
      sx={{ gap: 1.5, flexWrap: 'wrap', px: { xs: 2, sm: 3 }, py: 2, maxWidth: 640 }}
    >
      <ChoiceField
        label={words.filtersAction}
        value={filters.action}
        choices={ACTIONS}
        onChange={(action) => onChange({ ...filters, action })}
      />
      <ChoiceField
        label={words.filtersPerson}
        value={filters.memberId}
        choices={persons}
        onChange={(memberId) => onChange({ ...filters, memberId })}
      />
      <ChoiceField
        label={words.filtersPeriod}
        value={filters.period}
        choices={PERIODS}
        onChange={(period) => onChange({ ...filters, period })}
      />
    </Stack>
  );
}
