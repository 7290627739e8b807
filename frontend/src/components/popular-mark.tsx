import Typography from '@mui/material/Typography';
import * as words from './words.en';

/** A badge on the edge of a plan's card: most people choose it (S9.7, S9.16). The card must not cut it off. */
export function PopularMark() {
  return (
    <Typography
      component="p"
      variant="body2"
      sx={{
        position: 'absolute',
        top: 0,
        insetInlineStart: 32,
        transform: 'translateY(-50%)',
        px: 1.5,
        py: 0.25,
        borderRadius: 5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
      }}
    >
      {words.mostPopular}
    </Typography>
  );
}
