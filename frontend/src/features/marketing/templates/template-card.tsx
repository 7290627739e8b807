import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { TemplateSummaryDto } from '../../../api/generated/types.gen';
import { GALLERY } from '../content/templates.en';
import { templatePath } from './template-paths';

const CARD = {
  display: 'block',
  p: 2.5,
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  transition: 'border-color 160ms',
  '&:hover': { borderColor: 'primary.main' },
};

/** A template in the gallery, with a link to its page. */
export function TemplateCard({ template }: { template: TemplateSummaryDto }) {
  const { id, lang, title, summary, steps } = template;
  return (
    <Box component="li" data-card sx={{ display: 'grid', '&[hidden]': { display: 'none' } }}>
      <Link component={RouterLink} to={templatePath(id, lang)} underline="none" color="textPrimary" sx={CARD}>
        <Typography component="span" variant="h3" lang={lang} sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography
          component="span"
          color="textSecondary"
          lang={lang}
          sx={{ display: 'block', mt: 0.5, textWrap: 'pretty' }}
        >
          {summary}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 1.5 }}>
          {GALLERY.steps(steps)}
        </Typography>
      </Link>
    </Box>
  );
}
