import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CAREERS, type JobOpening } from '../content/careers.en';
import { applicationPath } from './application-path';

/** Width of the dot before a fact. At the start of a line it lies outside, where it is cut off. */
const DOT = '1.1em';
const FACT = {
  position: 'relative',
  fontWeight: 600,
  pl: DOT,
  '&:not(:first-of-type)::before': { content: '"·"', position: 'absolute', left: 0, width: DOT, textAlign: 'center' },
};

/** A position and the way to apply for it (S2.184, T23). */
export function JobOpeningCard({ opening }: { opening: JobOpening }) {
  const { title, department, location, type, description } = opening;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        p: { xs: 3, sm: 4 },
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 320px', maxWidth: 720 }}>
        <Typography variant="h3">{title}</Typography>
        <Box sx={{ typography: 'body2', overflow: 'hidden', mt: 0.5, mb: 1.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 0.5, ml: `-${DOT}` }}>
            {[department, location, type].map((fact) => (
              <Typography key={fact} component="span" variant="body2" color="textSecondary" sx={FACT}>
                {fact}
              </Typography>
            ))}
          </Box>
        </Box>
        <Typography color="textSecondary">{description}</Typography>
      </Box>
      <Button
        component={RouterLink}
        to={applicationPath(title)}
        variant="outlined"
        aria-label={`${CAREERS.apply}: ${title}`}
      >
        {CAREERS.apply}
      </Button>
    </Box>
  );
}
