import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { partsOf } from './found-words';
import type { SearchEntry, SearchGroup } from './search-entry';
import * as words from './words.en';

interface SearchOptionsProps {
  listId: string;
  groups: readonly SearchGroup[];
  /** The entry that Enter chooses. */
  active: SearchEntry | undefined;
  typed: string;
  onActivate: (entry: SearchEntry) => void;
  onChoose: (entry: SearchEntry) => void;
}

const OPTION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  mx: 1,
  borderRadius: 1,
  cursor: 'pointer',
  scrollMarginBlock: '32px',
  '&[aria-selected="true"]': { bgcolor: 'action.selected' },
};

/** The id of an entry's element. */
export function optionId(listId: string, entry: SearchEntry): string {
  return `${listId}-${entry.id}`;
}

/** The options, by groups. The focus stays in the field that the list belongs to. */
export function SearchOptions({ listId, groups, active, typed, onActivate, onChoose }: SearchOptionsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const activeId = active?.id;
  useEffect(() => {
    if (activeId === undefined) return;
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Box
      ref={listRef}
      role="listbox"
      id={listId}
      aria-label={words.results}
      sx={{ overflowY: 'auto', py: 1, flexGrow: 1 }}
    >
      {groups.map(({ heading, entries }, position) => (
        <Box key={heading} role="group" aria-labelledby={`${listId}-group-${position}`} sx={{ '& + &': { mt: 1 } }}>
          <Typography
            id={`${listId}-group-${position}`}
            variant="body2"
            color="textSecondary"
            role="presentation"
            sx={{ px: 2.5, py: 0.5, fontWeight: 600 }}
          >
            {heading}
          </Typography>
          {entries.map((entry) => (
            <Box
              key={entry.id}
              id={optionId(listId, entry)}
              role="option"
              aria-selected={entry.id === activeId}
              // The pointer may rest where the list opens: only a moving pointer selects.
              onMouseMove={() => onActivate(entry)}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
              sx={OPTION}
            >
              <entry.Icon fontSize="small" sx={{ color: 'text.secondary' }} />
              <Stack sx={{ minWidth: 0 }}>
                <Typography component="span" dir="auto" noWrap>
                  <FoundWords text={entry.label} typed={typed} />
                </Typography>
                {entry.detail && (
                  <Typography component="span" variant="body2" color="textSecondary" dir="auto" noWrap>
                    <FoundWords text={entry.detail} typed={typed} />
                  </Typography>
                )}
              </Stack>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const FOUND = { bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 };

/** A text with the typed words marked. */
function FoundWords({ text, typed }: { text: string; typed: string }) {
  return partsOf(text, typed).map((part, index) =>
    part.isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and they never move
      <Box key={index} component="mark" sx={FOUND}>
        {part.text}
      </Box>
    ) : (
      part.text
    ),
  );
}
