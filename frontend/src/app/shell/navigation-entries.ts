import type { SvgIconComponent } from '@mui/icons-material';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { UserType } from '../../api/generated/types.gen';
import { words } from './words.en';

export interface NavigationEntry {
  label: string;
  to: string;
  Icon: SvgIconComponent;
}

export interface NavigationGroup {
  /** Null where the entries need no heading. */
  heading: string | null;
  entries: readonly NavigationEntry[];
}

const DASHBOARD: NavigationEntry = { label: words.navigation.dashboard, to: '/dashboard', Icon: DashboardOutlined };

const OWN_PAGES: readonly NavigationEntry[] = [
  { label: words.navigation.sops, to: '/sops', Icon: DescriptionOutlined },
  { label: words.navigation.team, to: '/team', Icon: GroupsOutlined },
  { label: words.navigation.analytics, to: '/analytics', Icon: InsightsOutlined },
];

const CONSULTANT_TOOLS: readonly NavigationEntry[] = [
  { label: words.navigation.clients, to: '/consultant/clients', Icon: BusinessOutlined },
  { label: words.navigation.projects, to: '/consultant/projects', Icon: WorkOutlineOutlined },
  { label: words.navigation.branding, to: '/consultant/branding', Icon: PaletteOutlined },
  { label: words.navigation.earnings, to: '/consultant/analytics', Icon: PaymentsOutlined },
];

/** Where a person of this type can go from every page. */
export function navigationFor(userType: UserType | null): readonly NavigationGroup[] {
  if (userType !== 'consultant') return [{ heading: null, entries: [DASHBOARD, ...OWN_PAGES] }];
  return [
    { heading: null, entries: [DASHBOARD, ...CONSULTANT_TOOLS] },
    { heading: words.navigation.ownAccount, entries: OWN_PAGES },
  ];
}
