import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNewSopState } from './new-sop-state';

/** Moves the focus to the prompt field after a navigation that requested it. */
export function useFocusForNewSop(): RefObject<HTMLTextAreaElement | null> {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isNewSopState(state)) return;
    fieldRef.current?.focus();
    // Only once: a reload must not move the focus there again.
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [pathname, state, navigate]);
  return fieldRef;
}
