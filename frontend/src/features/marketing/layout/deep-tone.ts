/** Colors of the dark teal bands; the same in the light and the dark scheme. */
export const DEEP = {
  background: '#0b3b38',
  raised: '#124a46',
  text: '#f6f4ef',
  muted: '#bcd2cd',
  line: '#2a5f5a',
  accent: '#f2b26b',
  onAccent: '#2b1704',
} as const;

/** A band with text, links and focus ring for dark teal. */
export const DEEP_BAND = {
  bgcolor: DEEP.background,
  color: DEEP.text,
  '& :focus-visible, & .Mui-focusVisible': { outlineColor: DEEP.accent },
} as const;

/** The one button of a dark band. */
export const DEEP_BUTTON = {
  bgcolor: DEEP.accent,
  color: DEEP.onAccent,
  '&:hover': { bgcolor: '#f7c78f' },
} as const;
