import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColorSample, FeedbackSample, TypeSample } from './look-samples';
import { ButtonSample, ChipSample, FieldSample, ListSample, TableSample } from './part-samples';

const SCHEMES = ['light', 'dark'] as const;

const SAMPLES = [
  { title: 'Colors', Sample: ColorSample },
  { title: 'Text', Sample: TypeSample },
  { title: 'Buttons', Sample: ButtonSample },
  { title: 'Fields', Sample: FieldSample },
  { title: 'Chips', Sample: ChipSample },
  { title: 'Lists', Sample: ListSample },
  { title: 'Tables', Sample: TableSample },
  { title: 'Feedback', Sample: FeedbackSample },
];

/** Every component of the theme, in both schemes side by side. */
export function DesignPage() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' } }}>
      {SCHEMES.map((scheme) => (
        // The colors of the theme are variables, which this attribute sets for everything within.
        <Box
          key={scheme}
          component="section"
          aria-label={scheme}
          data-scheme={scheme}
          sx={{ p: 4, bgcolor: 'background.default', color: 'text.primary', colorScheme: scheme, minWidth: 0 }}
        >
          <Typography variant="h1">{scheme === 'light' ? 'Light' : 'Dark'}</Typography>
          {SAMPLES.map(({ title, Sample }) => (
            <Box key={title} component="section" aria-label={`${title}, ${scheme}`} sx={{ mt: 5 }}>
              <Typography variant="h2" sx={{ mb: 2 }}>
                {title}
              </Typography>
              <Sample />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
