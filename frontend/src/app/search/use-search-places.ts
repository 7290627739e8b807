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
import { useIsTouchOnly } from '../../components/use-is-touch-only';
import { NEW_SOP_STATE } from '../../features/sops/new-sop-state';
import { useSubscription } from '../../features/subscriptions/use-subscription';
import { newSopPathOf } from '../access';
import { navigationFor } from '../shell/navigation-entries';
import type { SearchEntry, SearchGroup } from './search-entry';
import * as words from './words.en';

interface PlacesOptions {
  userType: UserType | null;
  onImport: () => void;
  onShowShortcuts: () => void;
  onSignOut: () => void;
}

/** Pages without a navigation entry. */
const OTHER_PAGES = [
  { ...words.pages.deletedSops, to: '/sops?view=deleted', Icon: DeleteOutlined },
  { ...words.pages.templates, to: '/templates', Icon: ViewQuiltOutlined },
  {
    ...words.pages.account,
    to: '/account',
    Icon: ManageAccountsOutlined,
  },
  {
    ...words.pages.security,
    to: '/account#security',
    Icon: LockOutlined,
  },
  { ...words.pages.api, to: '/account#api', Icon: CodeOutlined },
  { ...words.pages.help, to: '/help-center', Icon: HelpOutlineOutlined },
] as const;

/** The pages and actions of a person of this type, in the order in which the dialog shows them. */
export function useSearchPlaces({ userType, onImport, onShowShortcuts, onSignOut }: PlacesOptions): SearchGroup[] {
  const navigate = useNavigate();
  const { mode, systemMode, setMode } = useColorScheme();
  const { data: subscription } = useSubscription();
  const isTouchOnly = useIsTouchOnly();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const goTo = (to: string, state?: unknown) => () => void navigate(to, { state });
  const newSopPath = newSopPathOf(userType);
  const writing: SearchEntry[] = subscription?.subscribed
    ? [
        {
          id: 'new-sop',
          ...words.actions.newSop,
          Icon: AddOutlined,
          run: goTo(newSopPath, NEW_SOP_STATE),
        },
        {
          id: 'import',
          ...words.actions.import,
          Icon: UploadFileOutlined,
          run: onImport,
        },
      ]
    : [
        {
          id: 'plan',
          ...words.actions.plan,
          Icon: CreditCardOutlined,
          run: goTo(newSopPath),
        },
      ];
  const actions: SearchEntry[] = [
    ...writing,
    {
      id: 'scheme',
      ...(isDark ? words.actions.toLight : words.actions.toDark),
      Icon: isDark ? LightModeOutlined : DarkModeOutlined,
      run: () => setMode(isDark ? 'light' : 'dark'),
    },
    ...(isTouchOnly
      ? []
      : [{ id: 'shortcuts', ...words.actions.shortcuts, Icon: KeyboardOutlined, run: onShowShortcuts }]),
    { id: 'sign-out', ...words.actions.signOut, Icon: LogoutOutlined, run: onSignOut },
  ];
  const pages = [...navigationFor(userType).flatMap(({ entries }) => entries), ...OTHER_PAGES].map((page) => ({
    ...page,
    id: page.to,
    run: goTo(page.to),
  }));
  return [
    { heading: words.actions.heading, entries: actions },
    { heading: words.pages.heading, entries: pages },
  ];
}
