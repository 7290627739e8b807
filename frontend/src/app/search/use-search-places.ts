import AddOutlined from '@mui/icons-material/AddOutlined';
import CodeOutlined from '@mui/icons-material/CodeOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import ViewQuiltOutlined from '@mui/icons-material/ViewQuiltOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import type { UserType } from '../../api/generated/types.gen';
import { NEW_SOP_STATE } from '../../features/sops/new-sop-state';
import { useSubscription } from '../../features/subscriptions/use-subscription';
import { newSopPathOf } from '../access';
import { navigationFor } from '../shell/navigation-entries';
import type { SearchEntry, SearchGroup } from './search-entry';

interface PlacesOptions {
  userType: UserType | null;
  onImport: () => void;
  onShowShortcuts: () => void;
  onSignOut: () => void;
}

/** Pages that the navigation does not lead to. */
const OTHER_PAGES = [
  { label: 'Deleted SOPs', to: '/sops?view=deleted', Icon: DeleteOutlined, keywords: 'trash restore' },
  { label: 'Templates', to: '/templates', Icon: ViewQuiltOutlined, keywords: 'gallery examples' },
  {
    label: 'Account',
    to: '/account',
    Icon: ManageAccountsOutlined,
    keywords: 'settings profile name email subscription',
  },
  {
    label: 'Sign-in and security',
    to: '/account#security',
    Icon: LockOutlined,
    keywords: 'account password sessions passkey two-step verification second factor',
  },
  { label: 'API access', to: '/account#api', Icon: CodeOutlined, keywords: 'account token' },
  { label: 'Help center', to: '/help-center', Icon: HelpOutlineOutlined, keywords: 'support questions' },
] as const;

/** The pages and actions of a person of this type, in the order in which the dialog shows them. */
export function useSearchPlaces({ userType, onImport, onShowShortcuts, onSignOut }: PlacesOptions): SearchGroup[] {
  const navigate = useNavigate();
  const { mode, systemMode, setMode } = useColorScheme();
  const { data: subscription } = useSubscription();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const goTo = (to: string, state?: unknown) => () => void navigate(to, { state });
  const newSopPath = newSopPathOf(userType);
  const writing: SearchEntry[] = subscription?.subscribed
    ? [
        {
          id: 'new-sop',
          label: 'New SOP',
          keywords: 'create write draft describe procedure',
          Icon: AddOutlined,
          run: goTo(newSopPath, NEW_SOP_STATE),
        },
        {
          id: 'import',
          label: 'Import documents',
          keywords: 'upload word pdf excel file',
          Icon: UploadFileOutlined,
          run: onImport,
        },
      ]
    : [
        {
          id: 'plan',
          label: 'Choose a plan',
          keywords: 'new sop create write subscribe upgrade pricing',
          Icon: CreditCardOutlined,
          run: goTo(newSopPath),
        },
      ];
  const actions: SearchEntry[] = [
    ...writing,
    {
      id: 'scheme',
      label: isDark ? 'Switch to light colors' : 'Switch to dark colors',
      keywords: 'scheme theme mode appearance',
      Icon: isDark ? LightModeOutlined : DarkModeOutlined,
      run: () => setMode(isDark ? 'light' : 'dark'),
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      keywords: 'keys help',
      Icon: KeyboardOutlined,
      run: onShowShortcuts,
    },
    { id: 'sign-out', label: 'Sign out', keywords: 'log logout leave', Icon: LogoutOutlined, run: onSignOut },
  ];
  const pages = [...navigationFor(userType).flatMap(({ entries }) => entries), ...OTHER_PAGES].map((page) => ({
    ...page,
    id: page.to,
    run: goTo(page.to),
  }));
  return [
    { heading: 'Actions', entries: actions },
    { heading: 'Pages', entries: pages },
  ];
}
