import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the device is touch-only, as a phone: keyboard shortcuts are useless there. */
export function useIsTouchOnly(): boolean {
  return useMediaQuery('(pointer: coarse) and (hover: none)', { noSsr: true });
}
