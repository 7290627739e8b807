import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FoundSopDto } from '../../api/generated/types.gen';
import { FlushButton } from '../../components/flush-button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { sopSearchAddress } from '../../features/sops/list/filters-in-address';
import * as commonWords from '../../words/common.en';
import { entriesFor, type SearchEntry, type SearchGroup } from './search-entry';
import { optionId, SearchOptions } from './search-options';
import { typedAhead } from './typed-ahead';
import { type FoundSops, useFoundSops } from './use-found-sops';
import * as words from './words.en';

const MAX_WORDS_LENGTH = 200;
/** The entry that leads to all results; it is none itself. */
const ALL = 'all';

/** Its border shows the focus, as wide as every other focus ring. */
const BAR = {
  alignItems: 'center',
  gap: 1.5,
  px: 2.5,
  py: 1,
  borderBottom: 3,
  borderColor: 'divider',
  '&:has(input:focus)': { borderColor: 'primary.main' },
};

interface SearchPanelProps {
  /** Pages and actions. */
  places: readonly SearchGroup[];
  onChoose: (run: () => void) => void;
  onClose: () => void;
}

/** The field and its results: pages and actions immediately, SOPs as soon as the server has found them. */
export function SearchPanel({ places, onChoose, onClose }: SearchPanelProps) {
  const [typed, setTyped] = useState(typedAhead);
  const [activeId, setActiveId] = useState<string | null>(null);
  const listId = useId();
  const found = useFoundSops(typed);
  const groups = useGroups({ typed, places, found });
  const entries = groups.flatMap((group) => group.entries);
  // The first one, unless the user has moved to another.
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];
  const move = (by: number) => {
    const position = active ? entries.indexOf(active) : 0;
    const next = entries[(position + by + entries.length) % entries.length];
    if (next) setActiveId(next.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== 0) move(step);
    else if (active) onChoose(active.run);
  };
  return (
    <>
      <Stack direction="row" sx={BAR}>
        <SearchOutlined sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={words.field}
          onChange={(event) => {
            setTyped(event.target.value);
            setActiveId(null);
          }}
          onKeyDown={handleKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': words.field,
            'aria-autocomplete': 'list',
            'aria-expanded': entries.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': active ? optionId(listId, active) : undefined,
            maxLength: MAX_WORDS_LENGTH,
            dir: 'auto',
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          }}
          sx={{ fontSize: '1.0625rem', '& input': { py: 1, outline: 'none' } }}
        />
        <IconButton aria-label={words.close} edge="end" onClick={onClose}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Stack>
      <SearchNews typed={typed} found={found} />
      <SearchOptions
        listId={listId}
        groups={groups}
        active={active}
        typed={typed}
        onActivate={({ id }) => setActiveId(id)}
        onChoose={({ run }) => onChoose(run)}
      />
      <VisuallyHidden isStatus>{countText(typed, entries.filter(({ id }) => id !== ALL).length, found)}</VisuallyHidden>
    </>
  );
}

interface GroupsOptions {
  typed: string;
  places: readonly SearchGroup[];
  found: FoundSops;
}

/**
 * Pages and actions first, because they are available immediately: later results must not move them away from the
 * focus.
 */
function useGroups({ typed, places, found }: GroupsOptions): SearchGroup[] {
  const navigate = useNavigate();
  const goTo = (to: string) => () => void navigate(to);
  const sought = typed.trim();
  const entryOf = ({ id, title, is_own, owner_name, line }: FoundSopDto): SearchEntry => {
    const detail = [...(is_own ? [] : [owner_name || words.sharedWithYou]), ...(line ? [line] : [])].join(' · ');
    return {
      id,
      label: title,
      Icon: is_own ? DescriptionOutlined : GroupOutlined,
      run: goTo(`/${is_own ? 'sops' : 'shared-sops'}/${id}`),
      ...(detail ? { detail } : {}),
    };
  };
  const all: SearchEntry = {
    id: ALL,
    label: words.seeAll(sought),
    Icon: SearchOutlined,
    run: goTo(sopSearchAddress(sought)),
  };
  const hasMore = sought !== '' && !(found.state === 'done' && found.sops.length === 0);
  const groups = [
    ...places.map(({ heading, entries }) => ({ heading, entries: entriesFor(entries, sought) })),
    { heading: words.sops, entries: [...found.sops.map(entryOf), ...(hasMore ? [all] : [])] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Explains why there are no results. */
function SearchNews({ typed, found: { state, sops, retry } }: { typed: string; found: FoundSops }) {
  if (state === 'failed') {
    return (
      <Box role="alert" sx={{ px: 2.5, pt: 1.5, display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2">{words.searchFailed}</Typography>
        <FlushButton onClick={retry}>{commonWords.tryAgain}</FlushButton>
      </Box>
    );
  }
  const text =
    state === 'offline'
      ? words.isOffline
      : state === 'done' && sops.length === 0
        ? words.noneFoundFor(typed.trim())
        : null;
  if (text === null) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pt: 1.5, overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}

/** The result count for screen readers. */
function countText(typed: string, count: number, { state, sops }: FoundSops): string {
  if (state === 'offline') return words.isOffline;
  if (typed.trim() === '' || state !== 'done') return '';
  return sops.length === 0 ? words.noSopsCount(count) : words.resultCount(count);
}
