import { useEffect } from 'react';
import { recordReading } from '../../api/generated/sdk.gen';
import { ReadingClock } from './reading-clock';

/** A shorter visit does not count as reading. */
const LEAST_S = 5;
const MOST_S = 1800;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Reports to the server how long the user reads an SOP on this visit: when the page is hidden or left, and again when
 * the time has grown.
 * @param isSignedIn nothing is reported after sign-out; a constant function.
 */
export function useReadingTime(sopId: string, isSignedIn: () => boolean): void {
  useEffect(() => {
    const visitId = crypto.randomUUID();
    const clock = new ReadingClock(performance.now(), !document.hidden);
    let told = 0;
    const tell = () => {
      const seconds = Math.min(clock.seconds, MOST_S);
      if (seconds < LEAST_S || seconds <= told || !isSignedIn()) return;
      told = seconds;
      // A failure is ignored.
      void recordReading({
        body: { sop_id: sopId, visit_id: visitId, seconds },
        keepalive: true,
      }).catch(() => undefined);
    };
    const handleSign = () => clock.noteSign(performance.now());
    const handleVisibility = () => {
      if (!document.hidden) return clock.show(performance.now());
      clock.hide(performance.now());
      tell();
    };
    for (const sign of SIGNS) window.addEventListener(sign, handleSign, { passive: true, capture: true });
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, handleSign, { capture: true });
      document.removeEventListener('visibilitychange', handleVisibility);
      clock.hide(performance.now());
      tell();
    };
  }, [sopId, isSignedIn]);
}
