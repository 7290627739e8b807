import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sopSearchAddress } from '../../features/sops/list/filters-in-address';

const MAX_WORDS_LENGTH = 200;

interface SearchFieldProps {
  fieldRef?: RefObject<HTMLInputElement | null>;
  hasFocus?: boolean;
  onSearch?: () => void;
}

/** Leads from every page to the SOPs in which the typed words are found. */
export function SearchField({ fieldRef, hasFocus = false, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(sopSearchAddress(words.trim()));
    setWords('');
    onSearch?.();
  };
  return (
    <Box component="form" role="search" aria-label="All SOPs" onSubmit={handleSubmit} sx={{ width: '100%' }}>
      <OutlinedInput
        type="search"
        size="small"
        fullWidth
        placeholder="Search SOPs"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        inputRef={fieldRef}
        autoFocus={hasFocus}
        startAdornment={
          <InputAdornment position="start">
            <SearchOutlined fontSize="small" />
          </InputAdornment>
        }
        inputProps={{ 'aria-label': 'Search SOPs', maxLength: MAX_WORDS_LENGTH, dir: 'auto', enterKeyHint: 'search' }}
        sx={{ bgcolor: 'background.default' }}
      />
    </Box>
  );
}
