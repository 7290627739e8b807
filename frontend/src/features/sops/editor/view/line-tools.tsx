import AddOutlined from '@mui/icons-material/AddOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type PointerEvent, useRef, useState } from 'react';
import * as words from '../words.en';
import type { DropPlace, ToolsPlace } from './places-on-page';
import type { WritingSession } from './writing-session';

/** More than the jitter of a finger, in pixels. */
const DRAG_PX = 6;
/** Within this distance from the edge of the window, a drag scrolls the page. */
const EDGE_PX = 90;
const SCROLL_PX = 14;

const PLUS = {
  position: 'absolute',
  insetInlineStart: -31,
  width: 28,
  height: 28,
  p: 0,
  display: { xs: 'none', sm: 'inline-flex' },
  color: 'text.secondary',
  // Large enough for a thumb on touch screens.
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: -8 } },
} as const;

/** Over the number of the step, and large enough for a thumb. */
const HANDLE = {
  position: 'absolute',
  insetInlineStart: -6,
  width: 44,
  height: 44,
  p: 0,
  touchAction: 'none',
  cursor: 'grab',
  color: 'primary.main',
  '& > svg': { opacity: 0, borderRadius: '50%', bgcolor: 'background.paper' },
  '&:hover > svg, &:focus-visible > svg': { opacity: 1 },
  '&:hover': { bgcolor: 'transparent' },
} as const;

interface LineToolsProps {
  tools: ToolsPlace;
  session: WritingSession;
  surface: HTMLElement;
}

/** The buttons beside a line: what can be added to it, and the handle of a step. */
export function LineTools({ tools, session, surface }: LineToolsProps) {
  const drag = useDrag(tools, session, surface);
  return (
    <div data-tools="">
      <IconButton
        aria-label={words.addOrChangeLine(tools.name)}
        // A click must not move the focus out of the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => session.openMenu(tools)}
        sx={PLUS}
        style={{ top: tools.top + (tools.isStep ? 12 : -2) }}
      >
        <AddOutlined fontSize="small" />
      </IconButton>
      {tools.isStep && (
        <IconButton
          aria-label={words.moveOrChangeLine(tools.name)}
          onMouseDown={(event) => event.preventDefault()}
          {...drag.handlers}
          sx={HANDLE}
          style={{ top: tools.top + 4 }}
        >
          <DragIndicatorOutlined />
        </IconButton>
      )}
      {drag.dropTop !== null && (
        <Box
          sx={{ position: 'absolute', insetInline: 0, height: 3, bgcolor: 'primary.main', pointerEvents: 'none' }}
          style={{ top: drag.dropTop - 2 }}
        />
      )}
    </div>
  );
}

interface Drag {
  startY: number;
  from: number;
  /** Empty until the pointer has moved far enough. */
  places: DropPlace[];
  target: DropPlace | null;
}

/** Moves a step by the pointer; a click opens its menu. */
function useDrag(tools: ToolsPlace, session: WritingSession, surface: HTMLElement) {
  const dragRef = useRef<Drag | null>(null);
  const wasDraggedRef = useRef(false);
  const [dropTop, setDropTop] = useState<number | null>(null);
  const end = () => {
    dragRef.current = null;
    setDropTop(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDraggedRef.current = false;
      dragRef.current = { startY: event.clientY, from: tools.pos, places: [], target: null };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const drag = dragRef.current;
      if (!drag) return;
      if (drag.places.length === 0) {
        if (Math.abs(event.clientY - drag.startY) < DRAG_PX) return;
        drag.places = session.dropPlaces();
        wasDraggedRef.current = true;
      }
      if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
      if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
      const top = event.clientY - surface.getBoundingClientRect().top;
      drag.target = nearest(drag.places, top);
      setDropTop(drag.target?.top ?? null);
    },
    onPointerUp: () => {
      const drag = dragRef.current;
      if (drag?.target) session.moveStep(drag.from, drag.target.pos);
      end();
    },
    onPointerCancel: end,
    onClick: () => {
      // The click that ends a drag opens nothing.
      if (!wasDraggedRef.current) session.openMenu(tools);
      wasDraggedRef.current = false;
    },
  };
  return { dropTop, handlers };
}

function nearest(places: readonly DropPlace[], top: number): DropPlace | null {
  let best: DropPlace | null = null;
  for (const place of places) {
    if (!best || Math.abs(place.top - top) < Math.abs(best.top - top)) best = place;
  }
  return best;
}
