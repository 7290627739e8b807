import { useEffect, useState } from 'react';

/** No message is taller. */
const TALLEST_PX = 120;
const GAP_PX = 8;

/**
 * The position at which toasts cover no button of an open dialog.
 * @returns pixels from the lower edge of the window; null where the default position is free.
 */
export function usePlaceAboveDialog(): number | null {
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setPlace(placeAboveDialog());
    const sizes = new ResizeObserver(look);
    // Dialogs are children of the body; one that is there may still grow.
    const lookAround = () => {
      sizes.disconnect();
      for (const paper of document.querySelectorAll('.MuiDialog-paper')) sizes.observe(paper);
      look();
    };
    lookAround();
    const dialogs = new MutationObserver(lookAround);
    dialogs.observe(document.body, { childList: true });
    window.addEventListener('resize', look);
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
      window.removeEventListener('resize', look);
    };
  }, []);
  return place;
}

function placeAboveDialog(): number | null {
  const actions = [...document.querySelectorAll('.MuiDialogActions-root')].at(-1);
  const buttons = [...(actions?.querySelectorAll('button, a') ?? [])].map((button) => button.getBoundingClientRect());
  if (!actions || buttons.length === 0) return null;
  const lowest = Math.max(...buttons.map(({ bottom }) => bottom));
  if (window.innerHeight - lowest > TALLEST_PX) return null;
  return window.innerHeight - actions.getBoundingClientRect().top + GAP_PX;
}
