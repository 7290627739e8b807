import BoltOutlined from '@mui/icons-material/BoltOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { FEATURES, type FeatureIcon } from '../content/landing.en';
import { Band } from '../layout/band';
import { SectionHeading } from '../layout/section-heading';
import { ProductPicture } from './product-picture';

const ICONS: Record<FeatureIcon, ElementType> = {
  speed: BoltOutlined,
  format: ListAltOutlined,
  drive: CloudSyncOutlined,
  team: GroupsOutlined,
  checks: FactCheckOutlined,
  history: HistoryOutlined,
};

/** What the product can do (S1.9-S1.12). */
export function FeaturesSection() {
  return (
    <Band id="features" label={FEATURES.label}>
      <SectionHeading eyebrow={FEATURES.eyebrow} heading={FEATURES.heading} lead={FEATURES.lead} />
      <ProductPicture />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
          columnGap: 6,
          rowGap: { xs: 5, md: 7 },
        }}
      >
        {FEATURES.items.map(({ icon, title, text }) => (
          <Box component="li" key={title}>
            <FeatureMark icon={ICONS[icon]} />
            <Typography variant="h3" sx={{ mt: 2 }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.75 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Band>
  );
}

function FeatureMark({ icon: Icon }: { icon: ElementType }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: 48,
        height: 48,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        color: 'primary.main',
      }}
    >
      <Icon />
    </Box>
  );
}
