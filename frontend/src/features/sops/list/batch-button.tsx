import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';

interface BatchButtonProps extends Omit<ButtonProps, 'size' | 'sx' | 'children'> {
  label: string;
}

/** A button of the selection bar; on a phone only its icon, or the bar would take two lines. */
export function BatchButton({ label, ...props }: BatchButtonProps) {
  return (
    <Button
      size="small"
      aria-label={label}
      sx={({ breakpoints }) => ({
        minWidth: { xs: 40, sm: 64 },
        [breakpoints.down('sm')]: { '& .MuiButton-startIcon': { mx: 0 } },
      })}
      {...props}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}
