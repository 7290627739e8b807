import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the person has only a finger, as on a phone: keys are of no use there. */
export function useIsTouchOnly(): boolean {
  return useMediaQuery('(pointer: coarse) and (hover: none)', { noSsr: true });
}
