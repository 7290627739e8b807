import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { ProfileDto } from '../../api/generated/types.gen';
import { lazyOverlay } from '../../components/lazy-overlay';
import * as words from './words.en';

const AccountPopover = lazyOverlay(async () => (await import('./account-popover')).AccountPopover);

const AVATAR = {
  width: 32,
  height: 32,
  fontSize: '0.9rem',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

interface AccountMenuProps {
  profile: ProfileDto;
  onShowShortcuts: () => void;
  onSignOut: () => void;
}

/** The button that leads to the account. */
export function AccountMenu({ profile, onShowShortcuts, onSignOut }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={words.account}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={AVATAR}>{(profile.full_name || profile.email).charAt(0).toUpperCase()}</Avatar>
      </IconButton>
      <AccountPopover
        isOpen={anchor !== null}
        anchor={anchor}
        profile={profile}
        onShowShortcuts={onShowShortcuts}
        onSignOut={onSignOut}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
