import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useRef } from 'react';
import { optionId, POPUP_ID } from '../plugins/popup';
import * as words from '../words.en';
import type { WritingSnapshot } from './writing-session';

const WIDTH = 240;

const LIST = {
  position: 'absolute',
  zIndex: 4,
  width: WIDTH,
  // Half of a row at its end says that there are more.
  maxHeight: 310,
  overflowY: 'auto',
  py: 0.5,
  // Its shadow is invisible in the dark scheme.
  border: 1,
  borderColor: 'divider',
  '& [role="option"]': {
    px: 2,
    py: 1,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44, display: 'flex', alignItems: 'center' },
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-selected="true"]': {
      bgcolor: 'action.selected',
      outline: '2px solid var(--mui-palette-primary-main)',
      outlineOffset: -2,
    },
  },
};

interface WritingPopupProps {
  popup: NonNullable<WritingSnapshot['popup']>;
  /** Of the text, in pixels. */
  width: number;
  onTake: (place: number) => void;
}

/** The options popup beside the caret. The focus stays in the text, which references the active option. */
export function WritingPopup({ popup: { kind, options, active, spot }, width, onTake }: WritingPopupProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    listRef.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const left = Math.max(0, Math.min(spot.left, width - WIDTH));
  return (
    <Paper
      ref={listRef}
      elevation={8}
      id={POPUP_ID}
      role="listbox"
      aria-label={kind === 'roles' ? words.roles : words.addOrChange}
      tabIndex={0}
      // A click must not move the focus out of the text.
      onMouseDown={(event) => event.preventDefault()}
      sx={LIST}
      style={{ left, top: spot.top }}
    >
      {options.map(({ id, label }, place) => (
        <Box key={id} id={optionId(place)} role="option" aria-selected={place === active} onClick={() => onTake(place)}>
          {label}
        </Box>
      ))}
    </Paper>
  );
}
