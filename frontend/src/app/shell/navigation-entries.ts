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
import * as words from './words.en';

export interface NavigationEntry {
  label: string;
  to: string;
  /** Where else pages of it are. */
  also?: string;
  Icon: SvgIconComponent;
}

export interface NavigationGroup {
  /** Null where the entries need no heading. */
  heading: string | null;
  entries: readonly NavigationEntry[];
}

const DASHBOARD: NavigationEntry = { label: words.navigationDashboard, to: '/dashboard', Icon: DashboardOutlined };

const OWN_PAGES: readonly NavigationEntry[] = [
  { label: words.navigationSops, to: '/sops', also: '/shared-sops', Icon: DescriptionOutlined },
  { label: words.navigationTeam, to: '/team', Icon: GroupsOutlined },
  { label: words.navigationAnalytics, to: '/analytics', Icon: InsightsOutlined },
];

const CONSULTANT_TOOLS: readonly NavigationEntry[] = [
  { label: words.navigationClients, to: '/consultant/clients', Icon: BusinessOutlined },
  { label: words.navigationProjects, to: '/consultant/projects', Icon: WorkOutlineOutlined },
  { label: words.navigationBranding, to: '/consultant/branding', Icon: PaletteOutlined },
  { label: words.navigationEarnings, to: '/consultant/analytics', Icon: PaymentsOutlined },
];

/** The navigation entries of a user type. */
export function navigationFor(userType: UserType | null): readonly NavigationGroup[] {
  if (userType !== 'consultant') return [{ heading: null, entries: [DASHBOARD, ...OWN_PAGES] }];
  return [
    { heading: null, entries: [DASHBOARD, ...CONSULTANT_TOOLS] },
    { heading: words.navigationOwnAccount, entries: OWN_PAGES },
  ];
}
