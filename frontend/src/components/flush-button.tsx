import Button, { type ButtonProps } from '@mui/material/Button';

/** A button without a frame below a text: its words begin where those of the text begin. */
export function FlushButton(props: Omit<ButtonProps, 'variant' | 'size' | 'sx'>) {
  return <Button size="small" sx={{ alignSelf: 'flex-start', minWidth: 0, ml: '-5px' }} {...props} />;
}
