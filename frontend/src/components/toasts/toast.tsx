import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import { forwardRef, useEffect, useState } from 'react';

declare module 'notistack' {
  interface OptionsObject {
    /** A sentence below the message. */
    text?: string | undefined;
    /** How long the action is available, in milliseconds. */
    answerMs?: number;
  }
}

interface ToastProps extends CustomContentProps {
  text?: string;
  answerMs?: number;
}

/** A short message at the edge of the page. */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(props, ref) {
  const { id, message, text, variant, action, style, answerMs } = props;
  const held = useAnswerTime(id, answerMs);
  const severity = variant === 'default' ? 'info' : variant;
  return (
    <SnackbarContent
      ref={ref}
      role={variant === 'error' ? 'alert' : 'status'}
      style={{ ...style, minWidth: 0 }}
      data-toast=""
      {...held}
    >
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

/** Closes a toast when its time is over; the time starts over once neither focus nor pointer is on it (WCAG 2.2.1). */
function useAnswerTime(id: CustomContentProps['id'], answerMs: number | undefined) {
  const [isFocused, setFocused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const isHeld = isFocused || isPointedAt;
  useEffect(() => {
    if (answerMs === undefined || isHeld) return;
    const timer = setTimeout(() => closeSnackbar(id), answerMs);
    return () => clearTimeout(timer);
  }, [id, answerMs, isHeld]);
  return {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
  };
}
