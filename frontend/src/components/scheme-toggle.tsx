import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { type Theme, useColorScheme } from '@mui/material/styles';
import * as words from './words.en';

/**
 * Switches between light and dark; the choice is kept in this browser. The styles choose picture and name, because a
 * prerendered page is the same for both schemes.
 */
export function SchemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconButton
      data-switches-scheme
      color="inherit"
      onClick={() => setMode(isDark ? 'light' : 'dark')}
      sx={{ '@media (scripting: none)': { display: 'none' } }}
    >
      <DarkModeOutlined titleAccess={words.toDark} sx={HIDDEN_IN_DARK} />
      <LightModeOutlined titleAccess={words.toLight} sx={HIDDEN_IN_LIGHT} />
    </IconButton>
  );
}

const HIDDEN_IN_DARK = (theme: Theme) => theme.applyStyles('dark', { display: 'none' });
const HIDDEN_IN_LIGHT = (theme: Theme) => ({
  display: 'none',
  ...theme.applyStyles('dark', { display: 'block' }),
});
