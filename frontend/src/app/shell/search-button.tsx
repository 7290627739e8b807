import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import * as words from './words.en';

interface SearchButtonProps {
  /** Looks like a text field if there is space for one. */
  isWide: boolean;
  /** The keyboard shortcut that opens it; null while unknown. */
  keys: string | null;
  onOpen: () => void;
}

const FIELD = {
  width: '100%',
  justifyContent: 'flex-start',
  color: 'text.secondary',
  bgcolor: 'background.default',
  borderColor: 'divider',
  fontWeight: 400,
  px: 1.5,
  // Not a part of its name.
  '&[data-keys]::after': { content: 'attr(data-keys)', ml: 'auto', fontSize: '0.8125rem' },
};

/** Opens the search; a magnifier on phones. */
export function SearchButton({ isWide, keys, onOpen }: SearchButtonProps) {
  if (!isWide) {
    return (
      <IconButton aria-label={words.search} aria-haspopup="dialog" onClick={onOpen}>
        <SearchOutlined />
      </IconButton>
    );
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={words.search}
      aria-haspopup="dialog"
      data-keys={keys ?? undefined}
      startIcon={<SearchOutlined fontSize="small" />}
      onClick={onOpen}
      sx={FIELD}
    >
      {words.search}
    </Button>
  );
}
