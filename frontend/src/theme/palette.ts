import type { ColorSystemOptions } from '@mui/material/styles';

type SchemePalette = NonNullable<ColorSystemOptions['palette']>;

/** Deep teal for actions, warm amber for attention, paper and ink for the rest. */
export const lightPalette: SchemePalette = {
  primary: { main: '#0d5c56', dark: '#083f3b', light: '#2f7f78', contrastText: '#ffffff' },
  secondary: { main: '#a4560f', dark: '#7c3f08', light: '#c77a2f', contrastText: '#ffffff' },
  success: { main: '#2c6a3c' },
  warning: { main: '#955a00' },
  error: { main: '#a3271c' },
  info: { main: '#2a5d86' },
  background: { default: '#f6f4ef', paper: '#fffdf9' },
  text: { primary: '#1d2b2a', secondary: '#566361' },
  divider: '#ddd8cc',
  // The default is lighter than paper: it would be invisible.
  TableCell: { border: '#ddd8cc' },
};

export const darkPalette: SchemePalette = {
  primary: { main: '#6cc4b8', dark: '#47a195', light: '#97dbd1', contrastText: '#06201d' },
  secondary: { main: '#f0b273', dark: '#d2914e', light: '#f7cda2', contrastText: '#2b1704' },
  success: { main: '#8fce9c' },
  warning: { main: '#f0b95c' },
  error: { main: '#ff9d8f' },
  info: { main: '#94c3ea' },
  background: { default: '#0f1716', paper: '#172120' },
  text: { primary: '#eaf0ee', secondary: '#a5b3b0' },
  divider: '#2f3e3b',
  // The defaults are darker than the page: an alert would look like text without a frame.
  TableCell: { border: '#2f3e3b' },
  Alert: {
    infoStandardBg: '#1d313d',
    successStandardBg: '#1f3227',
    warningStandardBg: '#372c1a',
    errorStandardBg: '#402826',
  },
};
