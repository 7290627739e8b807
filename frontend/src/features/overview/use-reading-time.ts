import { useEffect } from 'react';
import { recordReading } from '../../api/generated/sdk.gen';
import { ReadingClock } from './reading-clock';

/** Who leaves sooner has not read. */
const LEAST_S = 5;
const MOST_S = 1800;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Tells the server how long somebody reads an SOP on this visit: when the page is hidden or left, once more when it grew.
 * @param isSignedIn nothing is told once the person has signed out; a constant function.
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
      // What is lost is lost: nobody waits for it, and nobody is told.
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
