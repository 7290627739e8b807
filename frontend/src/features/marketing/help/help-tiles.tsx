import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { HELP_TILES, type HelpIcon } from '../content/help.en';

const ICONS: Record<HelpIcon, ElementType> = {
  start: RocketLaunchOutlined,
  guide: MenuBookOutlined,
  questions: QuizOutlined,
  support: SupportAgentOutlined,
};

/** The four entry points (S2.147-S2.151). */
export function HelpTiles() {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: { xs: 4, md: 6 },
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {HELP_TILES.map(({ icon, title, text, to }) => {
        const Icon = ICONS[icon];
        return (
          <Box component="li" key={title} sx={{ display: 'grid' }}>
            <Link component={RouterLink} to={to} underline="none" color="textPrimary" sx={TILE}>
              <Box component={Icon} aria-hidden sx={{ color: 'primary.main', mb: 1.5 }} />
              <Typography component="span" variant="h3" sx={{ display: 'block' }}>
                {title}
              </Typography>
              <Typography component="span" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
                {text}
              </Typography>
            </Link>
          </Box>
        );
      })}
    </Box>
  );
}

const TILE = {
  p: 3,
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  transition: 'border-color 160ms',
  '&:hover': { borderColor: 'primary.main' },
};
