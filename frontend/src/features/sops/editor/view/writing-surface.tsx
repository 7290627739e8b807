import { useSyncExternalStore } from 'react';
import { LineTools } from './line-tools';
import { WritingPopup } from './writing-popup';
import type { WritingSession } from './writing-session';
import { WritingFrame } from './writing-styles';

interface WritingSurfaceProps {
  /** Null until the text is there. */
  session: WritingSession | null;
  /** The element that the text is put into; all places are told from its corner. */
  surface: HTMLElement | null;
  surfaceRef: (element: HTMLElement | null) => void;
}

/** The text to write in, with what stands beside the line of the caret. */
export function WritingSurface({ session, surface, surfaceRef }: WritingSurfaceProps) {
  return (
    <WritingFrame onMouseMove={({ target }) => session?.hover(target)} onMouseLeave={() => session?.hover(null)}>
      <div ref={surfaceRef} />
      {session && surface && <AroundText session={session} surface={surface} />}
    </WritingFrame>
  );
}

function AroundText({ session, surface }: { session: WritingSession; surface: HTMLElement }) {
  const { popup, tools } = useSyncExternalStore(session.subscribe, session.snapshot);
  return (
    <>
      {tools && <LineTools tools={tools} session={session} surface={surface} />}
      {popup && <WritingPopup popup={popup} width={surface.clientWidth} onTake={(place) => session.take(place)} />}
    </>
  );
}
