import FolderOutlined from '@mui/icons-material/FolderOutlined';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { NO_FOLDER } from './folder-address';
import { pathTo } from './folder-outline';
import { PANE_WIDTH_PX } from './folder-room';
import { FolderTree } from './folder-tree';
import * as words from './folders.en';
import { useFolders } from './use-folders';

const DRAWER_WIDTH_PX = 300;

/** It sticks below the bar of the page while a long list scrolls. */
const IN_SIGHT = {
  position: 'sticky',
  top: 72,
  maxHeight: 'calc(100vh - 88px)',
  overflowY: 'auto',
  px: 1,
  pb: 2,
} as const;

interface FolderPaneProps {
  /** Id of the chosen folder, `none`, or null for all SOPs. */
  folder: string | null;
  onChange: (folder: string | null) => void;
}

/** The folder tree: a column, or a drawer where there is no space for one. */
export function FolderPane({ folder, onChange }: FolderPaneProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const { folders } = useFolders();
  if (isWide) {
    return (
      <Box sx={{ flex: `0 0 ${PANE_WIDTH_PX}px`, width: PANE_WIDTH_PX, borderRight: 1, borderColor: 'divider' }}>
        <Box component="nav" aria-label={words.title} sx={IN_SIGHT}>
          <FolderTree folders={folders} chosen={folder} onChoose={onChange} />
        </Box>
      </Box>
    );
  }
  const path = pathTo(folders, folder);
  const here = folder === NO_FOLDER ? words.notInFolder : path.at(-1)?.name;
  return (
    <Stack direction="row" useFlexGap sx={{ px: 2, pb: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="small" startIcon={<FolderOutlined />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.title}
      </Button>
      {here !== undefined && (
        <Breadcrumbs aria-label={words.path}>
          <Link component="button" type="button" underline="hover" color="inherit" onClick={() => onChange(null)}>
            {words.allSops}
          </Link>
          {path.slice(0, -1).map(({ id, name }) => (
            <Link
              key={id}
              component="button"
              type="button"
              underline="hover"
              color="inherit"
              onClick={() => onChange(id)}
            >
              {name}
            </Link>
          ))}
          <Typography color="textPrimary" aria-current="true" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {here}
          </Typography>
        </Breadcrumbs>
      )}
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{
          paper: { 'aria-label': words.title, sx: { width: DRAWER_WIDTH_PX, maxWidth: '85vw', p: 1 } },
        }}
      >
        <Typography variant="h3" component="h2" sx={{ px: 0.75, py: 1 }}>
          {words.title}
        </Typography>
        <FolderTree
          folders={folders}
          chosen={folder}
          onChoose={(chosen) => {
            setIsOpen(false);
            onChange(chosen);
          }}
        />
      </Drawer>
    </Stack>
  );
}
