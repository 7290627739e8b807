import SearchOutlined from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { useId } from 'react';
import { TextInput } from './form/text-input';

const MAX_WORDS_LENGTH = 200;

interface SearchFieldProps {
  label: string;
  words: string;
  onChange: (words: string) => void;
}

/** Words to search a list for. */
export function SearchField({ label, words, onChange }: SearchFieldProps) {
  return (
    <TextInput
      id={useId()}
      type="search"
      label={label}
      size="small"
      fullWidth
      isLabelAbove
      value={words}
      onChange={(event) => onChange(event.target.value)}
      input={{ maxLength: MAX_WORDS_LENGTH, dir: 'auto' }}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined fontSize="small" />
        </InputAdornment>
      }
    />
  );
}
