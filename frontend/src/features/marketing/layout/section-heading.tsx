import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface SectionHeadingProps {
  eyebrow: string;
  heading: string;
  lead?: string;
  /** `h1` where the section is the page. */
  level?: 'h1' | 'h2';
  isCentred?: boolean;
}

/** The heading of a section: a label, a title, and optionally a lead. */
export function SectionHeading({ eyebrow, heading, lead, level = 'h2', isCentred = false }: SectionHeadingProps) {
  return (
    <Box sx={{ maxWidth: 720, mb: { xs: 4, md: 6 }, ...(isCentred && { mx: 'auto', textAlign: 'center' }) }}>
      <Typography component="p" variant="overline" color="secondary">
        {eyebrow}
      </Typography>
      <Typography
        variant="h1"
        component={level}
        sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.75rem)', textWrap: 'balance' }}
      >
        {heading}
      </Typography>
      {lead && (
        <Typography
          color="textSecondary"
          sx={{ mt: 2, fontSize: '1.125rem', lineHeight: 1.6, textWrap: isCentred ? 'balance' : 'pretty' }}
        >
          {lead}
        </Typography>
      )}
    </Box>
  );
}
