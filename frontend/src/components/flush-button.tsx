import Button, { type ButtonProps } from '@mui/material/Button';

/** A borderless button below a text: its label is aligned with the text. */
export function FlushButton(props: Omit<ButtonProps, 'variant' | 'size' | 'sx'>) {
  return <Button size="small" sx={{ alignSelf: 'flex-start', minWidth: 0, ml: '-5px' }} {...props} />;
}
