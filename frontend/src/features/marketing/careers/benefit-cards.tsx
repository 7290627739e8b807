import DiversityOutlined from '@mui/icons-material/Diversity3Outlined';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import SpaOutlined from '@mui/icons-material/SpaOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { BENEFITS, type BenefitIcon, CAREERS } from '../content/careers.en';

const ICONS: Record<BenefitIcon, ElementType> = {
  team: DiversityOutlined,
  growth: TrendingUpOutlined,
  flexible: HomeWorkOutlined,
  balance: SpaOutlined,
};

/** Four reasons to join (S2.174-S2.178). */
export function BenefitCards() {
  return (
    <Box component="section" aria-label={CAREERS.benefitsTitle} sx={{ mt: { xs: 4, md: 6 } }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {CAREERS.benefitsTitle}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {BENEFITS.map(({ icon, title, description }) => (
          <Box
            component="li"
            key={title}
            sx={{ p: 3, borderRadius: 1.5, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
          >
            <Box component={ICONS[icon]} aria-hidden sx={{ color: 'primary.main', mb: 1.5 }} />
            <Typography variant="h3">{title}</Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {description}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
