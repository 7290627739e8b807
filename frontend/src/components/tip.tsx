import { type ReactNode, Suspense, type SyntheticEvent, useRef, useState } from 'react';
import { lazyWhenUsed } from './lazy-when-used';
import type { TipListeners } from './tip-bubble';

const TipBubble = lazyWhenUsed(async () => (await import('./tip-bubble')).TipBubble);

interface TipProps {
  /** Nothing is shown when it is empty. */
  title: string;
  /** Whether it is a description of an element that has its own name. */
  isDescription?: boolean;
  /** Shown right below its element, without an arrow. */
  isClose?: boolean;
  children: ReactNode;
}

/**
 * A tooltip for its children, which may be a disabled button: that fires no pointer events, so the tooltip listens on a
 * wrapper. Its code, 10 kB, is fetched once the page is used.
 */
export function Tip({ title, isDescription = false, isClose = false, children }: TipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const listeners = useRef<TipListeners | null>(null);
  const [first, setFirst] = useState<SyntheticEvent | null>(null);

  const pass = (name: keyof TipListeners) => (event: SyntheticEvent) => {
    if (listeners.current) listeners.current[name](event);
    else if (OPENING.includes(name)) setFirst(event);
    // If the pointer left before the code arrived, no tooltip is needed any more.
    else setFirst(null);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only shows a name; the interactive element is inside. */}
      <span
        ref={anchor}
        {...(title !== '' && { [isDescription ? 'title' : 'aria-label']: title })}
        onMouseOver={pass('onMouseOver')}
        onMouseLeave={pass('onMouseLeave')}
        onFocus={pass('onFocus')}
        onBlur={pass('onBlur')}
        onTouchStart={pass('onTouchStart')}
        onTouchEnd={pass('onTouchEnd')}
      >
        {children}
      </span>
      {first && title !== '' && (
        <Suspense fallback={null}>
          <TipBubble {...{ title, isDescription, isClose, anchor, listeners, first }} />
        </Suspense>
      )}
    </>
  );
}

const OPENING: readonly (keyof TipListeners)[] = ['onMouseOver', 'onFocus', 'onTouchStart'];
