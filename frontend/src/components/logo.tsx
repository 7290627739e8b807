import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface LogoProps {
  name: string;
}

/** The mark and the name beside it. */
export function Logo({ name }: LogoProps) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Box component="img" src="/favicon.svg" alt="" width={28} height={28} />
      <Typography component="span" sx={{ fontWeight: 700, letterSpacing: '-0.01em', color: 'text.primary' }}>
        {name}
      </Typography>
    </Box>
  );
}
