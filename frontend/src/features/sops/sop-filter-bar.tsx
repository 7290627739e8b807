import SearchOutlined from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { SopFilters } from './sop-filters';

interface SopFilterBarProps {
  filters: SopFilters;
  onChange: (filters: SopFilters) => void;
}

const MAX_WORDS_LENGTH = 200;
const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'completed', label: 'Completed' },
] as const;

/** Finds SOPs by words of title, prompt and text, and by status. */
export function SopFilterBar({ filters, onChange }: SopFilterBarProps) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ px: { xs: 2, sm: 3 }, pb: 2 }} role="search">
      <TextField
        label="Search your SOPs"
        type="search"
        size="small"
        fullWidth
        value={filters.words}
        onChange={(event) => onChange({ ...filters, words: event.target.value })}
        slotProps={{
          htmlInput: { maxLength: MAX_WORDS_LENGTH, dir: 'auto' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchOutlined fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        label="Status"
        select
        size="small"
        value={filters.status}
        onChange={(event) => onChange({ ...filters, status: event.target.value as SopFilters['status'] })}
        sx={{ minWidth: 140 }}
      >
        {STATUSES.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
