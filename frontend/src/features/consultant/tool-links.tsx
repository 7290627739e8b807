import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

const TOOLS = [
  { label: 'Clients', text: 'Who you work for', to: '/consultant/clients', Icon: BusinessOutlined },
  {
    label: 'Projects',
    text: 'What is going on, and when you meet',
    to: '/consultant/projects',
    Icon: WorkOutlineOutlined,
  },
  { label: 'Branding', text: 'Your name on what you hand over', to: '/consultant/branding', Icon: PaletteOutlined },
  { label: 'Analytics', text: 'What you have earned', to: '/consultant/analytics', Icon: InsightsOutlined },
];

/** The four tools of a consultant (S2.113-S2.116). */
export function ToolLinks() {
  return (
    <Grid container spacing={2} component="nav" aria-label="Consultant tools">
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
