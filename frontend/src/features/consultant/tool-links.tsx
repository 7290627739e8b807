import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import * as words from './dashboard.en';

const TOOLS = [
  { label: words.toolsClients, text: words.toolsClientsText, to: '/consultant/clients', Icon: BusinessOutlined },
  {
    label: words.toolsProjects,
    text: words.toolsProjectsText,
    to: '/consultant/projects',
    Icon: WorkOutlineOutlined,
  },
  { label: words.toolsBranding, text: words.toolsBrandingText, to: '/consultant/branding', Icon: PaletteOutlined },
  { label: words.toolsEarnings, text: words.toolsEarningsText, to: '/consultant/analytics', Icon: PaymentsOutlined },
];

/** The four tools of a consultant (S2.113-S2.116). */
export function ToolLinks() {
  return (
    <Grid container spacing={2} component="nav" aria-label={words.toolsLabel}>
      {TOOLS.map(({ label, text, to, Icon }) => (
        <Grid key={to} size={{ xs: 12, sm: 6, md: 3 }}>
          <Card sx={{ height: '100%' }}>
            <CardActionArea component={RouterLink} to={to} sx={{ p: 2.5, height: '100%' }}>
              <Icon color="primary" />
              <Typography variant="h3" component="p" sx={{ mt: 1 }}>
                {label}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </CardActionArea>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
