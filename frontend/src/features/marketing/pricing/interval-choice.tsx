import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import * as words from './words.en';

/** Month or year; `offerYears` shows it where plans are sold by the year, too. */
export function IntervalChoice() {
  return (
    <Box component="fieldset" data-interval-choice sx={CHOICE}>
      <Box component="legend" sx={visuallyHidden}>
        {words.interval}
      </Box>
      <Box component="label" sx={OPTION}>
        <input type="radio" name="interval" value="month" defaultChecked />
        {words.monthly}
      </Box>
      <Box component="label" sx={OPTION}>
        <input type="radio" name="interval" value="year" />
        {words.yearly} <Box component="span" data-saving sx={{ color: 'primary.main', fontWeight: 600 }} />
      </Box>
    </Box>
  );
}

const CHOICE = {
  display: 'none',
  gridColumn: '1 / -1',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  mb: 3,
  p: 0,
  border: 0,
};

const OPTION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main' },
  '& input': { accentColor: 'var(--mui-palette-primary-main)' },
};
