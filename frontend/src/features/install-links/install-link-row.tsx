import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { InstallLinkDto } from '../../api/generated/types.gen';
import { IconAction } from '../../components/icon-action';
import { lazyOverlay } from '../../components/lazy-overlay';
import { StatusChip } from '../../components/status-chip';
import { seatTexts } from './seat-texts';
import { copyLink, useRevokeInstallLink } from './use-install-links';
import * as words from './words.en';

const ConfirmDialog = lazyOverlay(async () => (await import('../../components/confirm-dialog')).ConfirmDialog);
const SeatMenu = lazyOverlay(async () => (await import('./seat-menu')).SeatMenu);

interface InstallLinkRowProps {
  link: InstallLinkDto;
}

/** One link; a revoked one can neither be copied nor revoked (S2.103-S2.106). */
export function InstallLinkRow({ link }: InstallLinkRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const revoke = useRevokeInstallLink();
  const { title, details, shortName, revoke: question } = seatTexts(link, new Date());
  const handleRevoke = () => {
    setIsAsking(false);
    revoke.mutate(link.install_id);
  };
  return (
    <ListItem disableGutters divider sx={{ gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      </Box>
      {link.is_active ? (
        <Stack direction="row" sx={{ flexShrink: 0 }}>
          <IconAction label={words.rowCopy} context={shortName} onClick={() => copyLink(link.download_url)}>
            <ContentCopyOutlined fontSize="small" />
          </IconAction>
          <IconAction
            label={words.rowRevoke}
            context={shortName}
            isBusy={revoke.isPending}
            onClick={() => setIsAsking(true)}
          >
            <BlockOutlined fontSize="small" />
          </IconAction>
          <IconAction label={words.rowMore} context={shortName} onClick={(event) => setMenuAnchor(event.currentTarget)}>
            <MoreVertOutlined fontSize="small" />
          </IconAction>
        </Stack>
      ) : (
        <StatusChip label={words.rowRevoked} tone="neutral" />
      )}
      <SeatMenu isOpen={menuAnchor !== null} anchor={menuAnchor} link={link} onClose={() => setMenuAnchor(null)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title}
        text={question.text}
        confirmLabel={words.rowRevoke}
        isDestructive
        onConfirm={handleRevoke}
        onClose={() => setIsAsking(false)}
      />
    </ListItem>
  );
}
