import Tooltip from '@mui/material/Tooltip';
import { type Ref, type RefObject, type SyntheticEvent, useLayoutEffect } from 'react';

/** The events that a tooltip listens to. */
export type TipListeners = Record<
  'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart' | 'onTouchEnd',
  (event: SyntheticEvent) => void
>;

interface TipBubbleProps {
  title: string;
  isDescription: boolean;
  isClose: boolean;
  /** What it is about. */
  anchor: RefObject<HTMLElement | null>;
  /** Receives the event handlers of the tooltip. */
  listeners: RefObject<TipListeners | null>;
  /** The event that occurred before the tooltip was loaded. */
  first: SyntheticEvent;
}

/**
 * In a list the same action waits right below. The name stays so close to its own button, and without an arrow, that the
 * other one can be pressed while the name is there; the pointer may still rest on the name (WCAG 2.2, 1.4.13).
 */
const CLOSE_BY = { tooltip: { style: { marginBlock: 0 } } };

/** The tooltip of an element that was rendered before. */
export function TipBubble({ title, isDescription, isClose, ...child }: TipBubbleProps) {
  return (
    <Tooltip title={title} describeChild={isDescription} {...(isClose && { arrow: false, slotProps: CLOSE_BY })}>
      <Anchor {...child} />
    </Tooltip>
  );
}

type AnchorProps = Pick<TipBubbleProps, 'anchor' | 'listeners' | 'first'> & { ref?: Ref<HTMLElement> };

/**
 * Stands for the anchor in the tooltip, which gives its child a reference, attributes and what it listens to. The anchor
 * must not be recreated for that: the pointer is on it.
 */
function Anchor({ anchor, listeners, first, ref, ...given }: AnchorProps) {
  useLayoutEffect(() => {
    listeners.current = given as TipListeners;
    for (const [name, value] of Object.entries<unknown>(given)) {
      if (typeof value === 'function') continue;
      if (value === null || value === undefined) anchor.current?.removeAttribute(name);
      else anchor.current?.setAttribute(name, String(value));
    }
  });

  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    const release = ref(anchor.current);
    return () => (release ? release() : void ref(null));
  }, [ref, anchor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first event is passed on once.
  useLayoutEffect(() => {
    listeners.current?.[LISTENERS[first.type] ?? 'onMouseOver'](first);
    return () => {
      listeners.current = null;
    };
  }, []);
  return null;
}

/** The handlers of the events that open a tooltip. */
const LISTENERS: Record<string, keyof TipListeners> = {
  mouseover: 'onMouseOver',
  focus: 'onFocus',
  touchstart: 'onTouchStart',
};
