import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const MAX_WORDS_LENGTH = 200;

interface SharedSopFilterProps {
  words: string;
  onChange: (words: string) => void;
}

/** Finds what is shared with the person by words of title and text. */
export function SharedSopFilter({ words, onChange }: SharedSopFilterProps) {
  return (
    <Box role="search" aria-label="Shared with you" sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 2 }}>
      <TextField
        label="Search what is shared with you"
        type="search"
        size="small"
        fullWidth
        value={words}
        onChange={(event) => onChange(event.target.value)}
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
    </Box>
  );
}
