import CloseRounded from '@mui/icons-material/CloseRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import { MENU_BUTTON_ID, MENU_ID } from '../enhancements/fold-menu';
import * as words from './words.en';

/** Opens the menu of a small screen. Its state is in the DOM and selects icon and name. */
export function MenuButton() {
  return (
    <IconButton
      id={MENU_BUTTON_ID}
      color="inherit"
      aria-expanded={false}
      aria-controls={MENU_ID}
      sx={{ display: { md: 'none' }, mr: -1, '@media (scripting: none)': { display: 'none' } }}
    >
      <MenuRounded titleAccess={words.openMenu} sx={{ '[aria-expanded="true"] > &': { display: 'none' } }} />
      <CloseRounded titleAccess={words.closeMenu} sx={{ '[aria-expanded="false"] > &': { display: 'none' } }} />
    </IconButton>
  );
}
