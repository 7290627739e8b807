import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type CustomContentProps, SnackbarContent } from 'notistack';
import { forwardRef } from 'react';

declare module 'notistack' {
  interface OptionsObject {
    /** A sentence below the message. */
    text?: string | undefined;
  }
}

interface ToastProps extends CustomContentProps {
  text?: string;
}

/** A short message at the edge of the page. */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(props, ref) {
  const { id, message, text, variant, action, style } = props;
  const severity = variant === 'default' ? 'info' : variant;
  return (
    <SnackbarContent ref={ref} role={variant === 'error' ? 'alert' : 'status'} style={{ ...style, minWidth: 0 }}>
      <Alert
        severity={severity}
        variant="filled"
        elevation={6}
        role="presentation"
        action={typeof action === 'function' ? action(id) : action}
        sx={{
          width: '100%',
          maxWidth: 420,
          // The filled form of an alert is too pale in the dark scheme.
          bgcolor: `${severity}.main`,
          color: `${severity}.contrastText`,
          '& .MuiAlert-action': { alignItems: 'center', pt: 0, whiteSpace: 'nowrap' },
        }}
      >
        <AlertTitle sx={{ mb: 0, fontWeight: 600, lineHeight: 1.5 }}>{message}</AlertTitle>
        {text}
      </Alert>
    </SnackbarContent>
  );
});
