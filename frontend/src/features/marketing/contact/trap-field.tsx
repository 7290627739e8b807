import Box from '@mui/material/Box';
import { UNSEEN } from '../../../components/visually-hidden';
import { TRAP_FIELD } from './use-send-contact-message';
import * as words from './words.en';

/** What programs fill in and people do not meet, neither by eye, by keyboard nor by a screen reader (screens A10). */
export function TrapField() {
  return (
    <Box aria-hidden sx={UNSEEN}>
      <label>
        {words.website}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}
