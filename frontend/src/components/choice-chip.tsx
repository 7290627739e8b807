import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import * as words from './words.en';

interface ChoiceChipProps {
  /** The name of the choice: "Category". */
  name: string;
  /** Null where nothing is. */
  value: string | null;
  /** Shown while nothing is chosen. */
  noneLabel?: string;
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

/** A choice as a chip; a click opens the list of options. In print it is text. */
export function ChoiceChip({ name, value, noneLabel = '', isOpen, onOpen }: ChoiceChipProps) {
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        label={value ?? noneLabel}
        aria-label={value === null ? words.noChoice(name) : words.choice(name, value)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // Looks like the arrow of a list; the whole chip is clickable, so it has no action of its own.
        icon={<ArrowDropDownOutlined />}
        onClick={(event) => onOpen(event.currentTarget)}
        sx={{
          maxWidth: 280,
          flexDirection: 'row-reverse',
          displayPrint: 'none',
          '& .MuiChip-icon': { ml: -1, mr: 0.25 },
        }}
      />
      {value !== null && (
        <Typography component="span" variant="body2" dir="auto" sx={{ display: 'none', displayPrint: 'inline' }}>
          {words.choice(name, value)}
        </Typography>
      )}
    </>
  );
}
