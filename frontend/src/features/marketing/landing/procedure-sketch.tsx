import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EXAMPLE } from '../content/landing.en';
import { DEEP } from '../layout/deep-tone';

const SHEET = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  boxShadow: '0 1px 2px rgb(0 0 0 / 6%), 0 24px 48px -24px rgb(11 59 56 / 35%)',
};

/** The illustration beside the first heading: spoken words on a note, and the procedure made from them. */
export function ProcedureSketch() {
  return (
    <Box role="img" aria-label={EXAMPLE.label} sx={{ position: 'relative', maxWidth: 520, mx: 'auto', width: '100%' }}>
      <SpokenWords />
      <Procedure />
    </Box>
  );
}

function SpokenWords() {
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 1,
        width: { xs: '92%', sm: '78%' },
        bgcolor: DEEP.background,
        color: DEEP.text,
        borderRadius: '18px 18px 18px 4px',
        p: 2.5,
        boxShadow: '0 18px 36px -18px rgb(11 59 56 / 60%)',
      }}
    >
      <Typography variant="body2" sx={{ lineHeight: 1.6 }}>
        “{EXAMPLE.prompt}”
      </Typography>
    </Box>
  );
}

function Procedure() {
  return (
    <Box sx={{ ...SHEET, ml: { xs: 2, sm: 6 }, mt: -2, p: { xs: 2.5, sm: 4 }, pt: { xs: 5, sm: 6 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
        <Typography component="span" variant="h2">
          {EXAMPLE.title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {EXAMPLE.number}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
        {EXAMPLE.roles.map((role) => (
          <Box
            component="span"
            key={role}
            sx={{ px: 1.25, py: 0.25, borderRadius: 5, border: 1, borderColor: 'divider', fontSize: '0.8125rem' }}
          >
            {role}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.75 }}>
        {EXAMPLE.steps.map((step, index) => (
          <SketchedStep key={step} number={index + 1} text={step} />
        ))}
      </Box>
      <Remark color="secondary.main" text={EXAMPLE.exception} />
      <Remark color="primary.main" text={EXAMPLE.question} />
    </Box>
  );
}

function SketchedStep({ number, text }: { number: number; text: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Box
        component="span"
        sx={{
          flex: '0 0 26px',
          height: 26,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: '0.8125rem',
          fontWeight: 700,
        }}
      >
        {number}
      </Box>
      <Typography component="span">{text}</Typography>
    </Box>
  );
}

function Remark({ color, text }: { color: string; text: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 2, pl: 1.75, borderLeft: 3, borderColor: color }}>
      {text}
    </Typography>
  );
}
