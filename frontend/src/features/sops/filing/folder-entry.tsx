import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { IconAction } from '../../../components/icon-action';
import { lazyOverlay } from '../../../components/lazy-overlay';
import type { PlacedFolder } from './folder-menu';
import * as words from './folders.en';

const FolderMenu = lazyOverlay(async () => (await import('./folder-menu')).FolderMenu);

/** No more are counted. */
const MOST_COUNTED = 100;
const TOGGLE_WIDTH_PX = 28;
const ROW = { typography: 'body2', minHeight: { xs: 44, md: 36 }, py: 0.25, px: 0.75, borderRadius: 1 } as const;

interface PlainEntryProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A choice that is no folder. */
export function PlainEntry({ label, isChosen, onChoose }: PlainEntryProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton selected={isChosen} aria-current={isChosen ? 'true' : undefined} onClick={onChoose} sx={ROW}>
        {label}
      </ListItemButton>
    </ListItem>
  );
}

interface FolderEntryProps extends PlacedFolder {
  isChosen: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onChoose: () => void;
  /** The folders in it, while it is open. */
  children: ReactNode;
}

/** One folder with those in it. */
export function FolderEntry({ isChosen, isOpen, onToggle, onChoose, children, ...menu }: FolderEntryProps) {
  const { folder, children: inner } = menu.branch;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = folder.sop_count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(folder.sop_count);
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Box sx={{ flex: `0 0 ${TOGGLE_WIDTH_PX}px` }}>
          {inner.length > 0 && (
            <IconButton
              size="small"
              aria-label={words.foldersIn(folder.name)}
              aria-expanded={isOpen}
              onClick={onToggle}
              sx={{ p: 0.5 }}
            >
              {isOpen ? <ExpandMoreOutlined fontSize="small" /> : <ChevronRightOutlined fontSize="small" />}
            </IconButton>
          )}
        </Box>
        <ListItemButton
          selected={isChosen}
          aria-current={isChosen ? 'true' : undefined}
          onClick={onChoose}
          sx={{ ...ROW, minWidth: 0, gap: 1 }}
        >
          <Typography component="span" variant="body2" noWrap dir="auto" title={folder.name} sx={{ flexGrow: 1 }}>
            {folder.name}
          </Typography>
          {folder.sop_count > 0 && (
            <Typography component="span" variant="body2" color="textSecondary">
              {count}
            </Typography>
          )}
        </ListItemButton>
        <IconAction
          label={words.actions}
          context={folder.name}
          isSmall
          hasMenu
          isOpen={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizOutlined fontSize="small" />
        </IconAction>
      </Box>
      <FolderMenu {...menu} isOpen={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
      {isOpen && inner.length > 0 && (
        <List dense disablePadding aria-label={words.foldersIn(folder.name)} sx={{ pl: 1.5 }}>
          {children}
        </List>
      )}
    </ListItem>
  );
}
