import Box from '@mui/material/Box';
import { SearchField } from '../../components/search-field';
import * as words from './shared-sop-filter.en';

interface SharedSopFilterProps {
  words: string;
  onChange: (words: string) => void;
}

/** Searches the shared SOPs by words of title and text. */
export function SharedSopFilter({ words: typed, onChange }: SharedSopFilterProps) {
  return (
    <Box role="search" aria-label={words.title} sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 2 }}>
      <SearchField label={words.search} words={typed} onChange={onChange} />
    </Box>
  );
}
