import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { ScrollRestoration, useNavigate } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import type { ProfileDto } from '../api/generated/types.gen';
import { lazyOverlay } from '../components/lazy-overlay';
import type { LazyAuthClient } from '../features/auth/lazy-auth-client';
import { useSession } from '../features/auth/session-context';
import { SkipLink } from '../features/marketing/layout/skip-link';
import { NEW_SOP_STATE } from '../features/sops/new-sop-state';
import { PaymentNotice } from '../features/subscriptions/payment-notice';
import { newSopPathOf } from './access';
import { useTypedAhead } from './search/typed-ahead';
import { AccountMenu } from './shell/account-menu';
import { ConnectionNotice } from './shell/connection-notice';
import { NavigationDrawer } from './shell/navigation-drawer';
import { CONTENT_ID, PageFrame } from './shell/page-frame';
import { PrintStyles } from './shell/print-styles';
import { SearchButton } from './shell/search-button';
import { ShellNavigation } from './shell/shell-navigation';
import { SHORTCUTS, type ShortcutName } from './shell/shortcuts';
import { TopBar } from './shell/top-bar';
import { useLiveUpdates } from './shell/use-live-updates';
import { SEARCH_KEYS, useSearchKeys } from './shell/use-search-keys';
import { useShortcutSetting } from './shell/use-shortcut-setting';
import { useShortcuts } from './shell/use-shortcuts';

const ShortcutsDialog = lazyOverlay(async () => (await import('./shell/shortcuts-dialog')).ShortcutsDialog);
const SearchDialog = lazyOverlay(async () => (await import('./search/search-dialog')).SearchDialog);

interface AppShellProps {
  authClient: LazyAuthClient;
  config: AppConfig;
}

/** The shell around every signed-in page: navigation, search, account, shortcuts, live updates. */
export function AppShell({ authClient, config }: AppShellProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { profile, actions } = session;
  return (
    <SignedInShell profile={profile} authClient={authClient} config={config} onSignOut={() => void actions.signOut()} />
  );
}

interface SignedInShellProps extends AppShellProps {
  profile: ProfileDto;
  onSignOut: () => void;
}

function SignedInShell({ profile, authClient, config, onSignOut }: SignedInShellProps) {
  const isInterrupted = useLiveUpdates(profile.id, authClient, config);
  const navigate = useNavigate();
  const { breakpoints } = useTheme();
  const hasPermanentDrawer = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const hasWideSearch = useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isShowingShortcuts, setShowingShortcuts] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const setting = useShortcutSetting();
  const closeDrawer = () => setDrawerOpen(false);

  const handleShortcut = useCallback(
    (name: ShortcutName) => {
      const actions: Record<ShortcutName, () => void> = {
        search: () => setSearching(true),
        dashboard: () => void navigate('/dashboard'),
        sops: () => void navigate('/sops'),
        'new-sop': () => void navigate(newSopPathOf(profile.user_type), { state: NEW_SOP_STATE }),
        help: () => setShowingShortcuts(true),
      };
      actions[name]();
    },
    [navigate, profile.user_type],
  );
  useSearchKeys(setSearching);
  useTypedAhead(isSearching);
  useShortcuts({ shortcuts: SHORTCUTS, isEnabled: setting.isEnabled, onShortcut: handleShortcut });

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <ScrollRestoration />
      <PrintStyles />
      <SkipLink targetId={CONTENT_ID} />
      <NavigationDrawer isPermanent={hasPermanentDrawer} isOpen={isDrawerOpen} onClose={closeDrawer}>
        <ShellNavigation userType={profile.user_type} onNavigate={closeDrawer} />
      </NavigationDrawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar
          hasPermanentDrawer={hasPermanentDrawer}
          hasWideSearch={hasWideSearch}
          search={<SearchButton isWide={hasWideSearch} keys={SEARCH_KEYS} onOpen={() => setSearching(true)} />}
          onOpenDrawer={() => setDrawerOpen(true)}
          account={
            <AccountMenu profile={profile} onShowShortcuts={() => setShowingShortcuts(true)} onSignOut={onSignOut} />
          }
        />
        <ConnectionNotice isLiveInterrupted={isInterrupted} />
        <PaymentNotice />
        <PageFrame />
      </Box>
      <SearchDialog
        isOpen={isSearching}
        userType={profile.user_type}
        onShowShortcuts={() => setShowingShortcuts(true)}
        onSignOut={onSignOut}
        onClose={() => setSearching(false)}
      />
      <ShortcutsDialog
        isOpen={isShowingShortcuts}
        shortcuts={SHORTCUTS}
        isEnabled={setting.isEnabled}
        onEnabledChange={setting.changeEnabled}
        onClose={() => setShowingShortcuts(false)}
      />
    </Box>
  );
}
