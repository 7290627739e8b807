import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions, listTagsOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { ChoiceField } from '../../../components/choice-field';
import { SearchField } from '../../../components/search-field';
import { useIsOrganized } from '../filing/use-is-organized';
import type { SopFilters, SopOrder } from './sop-filters';

interface SopFilterBarProps {
  filters: SopFilters;
  /** Offers the order here: the list has no headings to sort by. */
  hasOrder: boolean;
  onChange: (filters: SopFilters) => void;
}

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'completed', label: 'Completed' },
] as const;

const ORDERS: readonly { value: string; label: string; order: SopOrder | null }[] = [
  { value: 'usual', label: 'Last updated', order: null },
  { value: 'updated', label: 'Oldest update', order: { by: 'updated', direction: 'asc' } },
  { value: 'title', label: 'Title', order: { by: 'title', direction: 'asc' } },
  { value: 'status', label: 'Status', order: { by: 'status', direction: 'asc' } },
];

/** Where words are searched for, the best match comes first. */
const SEARCH_ORDERS = ORDERS.map((choice) => (choice.order === null ? { ...choice, label: 'Best match' } : choice));

const ALL = { value: '', label: 'All' };

/** Finds SOPs by words of title, prompt and text, by status, by category and by tag. */
export function SopFilterBar({ filters, hasOrder, onChange }: SopFilterBarProps) {
  const { data: figures } = useQuery(getSopFiguresOptions());
  const isOrganized = useIsOrganized();
  const { data: inUse } = useQuery({ ...listTagsOptions(), enabled: isOrganized || filters.tag !== null });
  const tags = [...new Set([...(filters.tag === null ? [] : [filters.tag]), ...(inUse?.items ?? [])])];
  const names = figures?.categories.map(({ category }) => category) ?? [];
  const categories =
    filters.category === null || names.includes(filters.category) ? names : [filters.category, ...names];
  return (
    <Stack
      role="search"
      aria-label="Your SOPs"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}
    >
      <SearchField
        label="Search your SOPs"
        words={filters.words}
        onChange={(words) => onChange({ ...filters, words })}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: { xs: 'wrap', sm: 'nowrap' }, flexShrink: 0 }}>
        <ChoiceField
          label="Status"
          value={filters.status}
          choices={STATUSES}
          onChange={(status) => onChange({ ...filters, status })}
        />
        {categories.length > 1 && (
          <ChoiceField
            label="Category"
            value={filters.category ?? ALL.value}
            choices={[ALL, ...categories.map((category) => ({ value: category, label: category }))]}
            onChange={(category) => onChange({ ...filters, category: category === '' ? null : category })}
          />
        )}
        {tags.length > 0 && (
          <ChoiceField
            label="Tag"
            value={filters.tag ?? ALL.value}
            choices={[ALL, ...tags.sort((a, b) => a.localeCompare(b)).map((tag) => ({ value: tag, label: tag }))]}
            onChange={(tag) => onChange({ ...filters, tag: tag === '' ? null : tag })}
          />
        )}
        {hasOrder && (
          <ChoiceField
            label="Sort by"
            value={ORDERS.find(({ order }) => order?.by === filters.order?.by)?.value ?? 'usual'}
            choices={filters.words.trim() === '' ? ORDERS : SEARCH_ORDERS}
            onChange={(value) =>
              onChange({ ...filters, order: ORDERS.find((choice) => choice.value === value)?.order ?? null })
            }
          />
        )}
      </Stack>
    </Stack>
  );
}
