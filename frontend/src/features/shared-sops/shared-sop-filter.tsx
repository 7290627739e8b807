import Box from '@mui/material/Box';
import { SearchField } from '../../components/search-field';

interface SharedSopFilterProps {
  words: string;
  onChange: (words: string) => void;
}

/** Finds what is shared with the person by words of title and text. */
export function SharedSopFilter({ words, onChange }: SharedSopFilterProps) {
  return (
    <Box role="search" aria-label="Shared with you" sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 2 }}>
      <SearchField label="Search what is shared with you" words={words} onChange={onChange} />
    </Box>
  );
}
