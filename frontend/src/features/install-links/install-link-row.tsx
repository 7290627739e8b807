import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { InstallLinkDto } from '../../api/generated/types.gen';
import { IconAction } from '../../components/icon-action';
import { lazyOverlay } from '../../components/lazy-overlay';
import { copyLink, useRevokeInstallLink } from './use-install-links';

const ConfirmDialog = lazyOverlay(async () => (await import('../../components/confirm-dialog')).ConfirmDialog);

interface InstallLinkRowProps {
  link: InstallLinkDto;
}

/** One link; a revoked one can neither be copied nor revoked (S2.103-S2.106). */
export function InstallLinkRow({ link }: InstallLinkRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevokeInstallLink();
  const handleRevoke = () => {
    setIsAsking(false);
    revoke.mutate(link.install_id);
  };
  const made = new Date(link.created_at).toLocaleDateString([], { dateStyle: 'medium' });
  return (
    <ListItem disableGutters divider sx={{ gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={link.member ? { fontWeight: 600 } : { fontFamily: 'monospace' }}>
          {link.member ? link.member.full_name || link.member.email : link.install_id}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {link.member ? link.member.email : `${link.is_active ? 'Not used yet' : 'Never used'} · ${made}`}
        </Typography>
      </Box>
      {link.is_active ? (
        <Stack direction="row">
          <IconAction label="Copy" context={`link ${link.install_id}`} onClick={() => copyLink(link.download_url)}>
            <ContentCopyOutlined fontSize="small" />
          </IconAction>
          <IconAction
            label="Revoke"
            context={`link ${link.install_id}`}
            isBusy={revoke.isPending}
            onClick={() => setIsAsking(true)}
          >
            <BlockOutlined fontSize="small" />
          </IconAction>
        </Stack>
      ) : (
        <Chip size="small" variant="outlined" label="Revoked" />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Revoke this link?"
        text="The person who uses it loses access at once. A revoked link cannot be made active again."
        confirmLabel="Revoke"
        onConfirm={handleRevoke}
        onClose={() => setIsAsking(false)}
      />
    </ListItem>
  );
}
