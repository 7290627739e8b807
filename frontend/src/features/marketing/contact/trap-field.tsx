import Box from '@mui/material/Box';
import { UNSEEN } from '../../../components/visually-hidden';
import { TRAP_FIELD } from './use-send-contact-message';
import * as words from './words.en';

/** A honeypot field: programs fill it in; people do not reach it by sight, keyboard or screen reader (screens A10). */
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
