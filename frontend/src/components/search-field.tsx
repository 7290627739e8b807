import SearchOutlined from '@mui/icons-material/SearchOutlined';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

const MAX_WORDS_LENGTH = 200;

interface SearchFieldProps {
  label: string;
  words: string;
  onChange: (words: string) => void;
}

/** Words to search a list for. Made of parts: a text field of the library brings a select along. */
export function SearchField({ label, words, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <FormControl size="small" fullWidth>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        label={label}
        notched
        value={words}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: MAX_WORDS_LENGTH, dir: 'auto' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchOutlined fontSize="small" />
          </InputAdornment>
        }
      />
    </FormControl>
  );
}
