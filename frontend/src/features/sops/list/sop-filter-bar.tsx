import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions, listTagsOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { ChoiceField } from '../../../components/choice-field';
import { CHOICE_FIELD } from '../../../components/closed-choice';
import { lastSeen, useRemembered } from '../../../components/last-seen';
import { SearchField } from '../../../components/search-field';
import { useIsOrganized } from '../filing/use-is-organized';
import * as sopWords from '../words.en';
import * as words from './sop-filter-bar.en';
import type { SopFilters, SopOrder } from './sop-filters';

interface SopFilterBarProps {
  filters: SopFilters;
  /** Offers the order here: the list has no headings to sort by. */
  hasOrder: boolean;
  onChange: (filters: SopFilters) => void;
}

const STATUSES = [
  { value: 'all', label: words.all },
  { value: 'in_progress', label: sopWords.status.in_progress },
  { value: 'completed', label: sopWords.status.completed },
] as const;

const ORDERS: readonly { value: string; label: string; order: SopOrder | null }[] = [
  { value: 'usual', label: words.ordersLastUpdated, order: null },
  { value: 'updated', label: words.ordersOldestFirst, order: { by: 'updated', direction: 'asc' } },
  { value: 'title', label: words.ordersTitle, order: { by: 'title', direction: 'asc' } },
  { value: 'status', label: words.ordersStatus, order: { by: 'status', direction: 'asc' } },
];

/** With search words, the best match comes first. */
const SEARCH_ORDERS = ORDERS.map((choice) =>
  choice.order === null ? { ...choice, label: words.ordersBestMatch } : choice,
);

const ALL = { value: '', label: words.all };

/** Two per line in a narrow window; the last of three has its own line. */
const CHOICES = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1.5,
  flexShrink: 0,
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

/** Finds SOPs by words of title, prompt and text, by status, by category and by tag. */
export function SopFilterBar({ filters, hasOrder, onChange }: SopFilterBarProps) {
  const { data: figures, isLoading: areFiguresOnTheirWay } = useQuery(getSopFiguresOptions());
  const isOrganized = useIsOrganized();
  const canHaveTags = isOrganized || filters.tag !== null;
  const { data: inUse, isLoading: areTagsOnTheirWay } = useQuery({ ...listTagsOptions(), enabled: canHaveTags });
  const tags = [...new Set([...(filters.tag === null ? [] : [filters.tag]), ...(inUse?.items ?? [])])];
  const names = figures?.categories.map(({ category }) => category) ?? [];
  const categories =
    filters.category === null || names.includes(filters.category) ? names : [filters.category, ...names];
  const count = 1 + Number(categories.length > 1) + Number(tags.length > 0) + Number(hasOrder);
  const isKnown = figures !== undefined && (inUse !== undefined || !canHaveTags);
  useRemembered('sop-filters', isKnown ? count : undefined);
  const isLoading = areFiguresOnTheirWay || areTagsOnTheirWay;
  const missing = isLoading ? Math.max(0, lastSeen('sop-filters') - count) : 0;
  return (
    <Stack
      role="search"
      aria-label={words.title}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}
    >
      <SearchField
        label={words.search}
        words={filters.words}
        onChange={(text) => onChange({ ...filters, words: text })}
      />
      <Box sx={CHOICES}>
        <ChoiceField
          label={words.status}
          value={filters.status}
          choices={STATUSES}
          onChange={(status) => onChange({ ...filters, status })}
        />
        {categories.length > 1 && (
          <ChoiceField
            label={words.category}
            value={filters.category ?? ALL.value}
            choices={[ALL, ...categories.map((category) => ({ value: category, label: category }))]}
            onChange={(category) => onChange({ ...filters, category: category === '' ? null : category })}
          />
        )}
        {tags.length > 0 && (
          <ChoiceField
            label={words.tag}
            value={filters.tag ?? ALL.value}
            choices={[ALL, ...tags.sort((a, b) => a.localeCompare(b)).map((tag) => ({ value: tag, label: tag }))]}
            onChange={(tag) => onChange({ ...filters, tag: tag === '' ? null : tag })}
          />
        )}
        {hasOrder && (
          <ChoiceField
            label={words.order}
            value={ORDERS.find(({ order }) => order?.by === filters.order?.by)?.value ?? 'usual'}
            choices={filters.words.trim() === '' ? ORDERS : SEARCH_ORDERS}
            onChange={(value) =>
              onChange({ ...filters, order: ORDERS.find((choice) => choice.value === value)?.order ?? null })
            }
          />
        )}
        {Array.from({ length: missing }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
          <Skeleton key={place} variant="rounded" sx={CHOICE_FIELD} height={40} />
        ))}
      </Box>
    </Stack>
  );
}
