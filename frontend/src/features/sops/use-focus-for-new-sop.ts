import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNewSopState } from './new-sop-state';

/** Puts the keyboard into the box of the prompt after a navigation that was meant for it. */
export function useFocusForNewSop(): RefObject<HTMLTextAreaElement | null> {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isNewSopState(state)) return;
    fieldRef.current?.focus();
    // Said once: a reload must not take the keyboard there again.
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [pathname, state, navigate]);
  return fieldRef;
}
