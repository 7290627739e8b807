import Box from '@mui/material/Box';
import * as words from './words.en';

/** A code to be copied by hand. Screen readers read it letter by letter (T22). */
export function ShownCode({ code }: { code: string }) {
  return (
    <Box
      role="img"
      aria-label={words.code([...code].join(' '))}
      sx={{
        letterSpacing: '0.35em',
        pl: 2,
        pr: 1,
        py: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        backgroundImage: 'repeating-linear-gradient(115deg, transparent 0 9px, rgb(128 128 128 / 14%) 9px 10px)',
        fontFamily: 'ui-monospace, monospace',
        fontSize: '1.5rem',
        fontWeight: 700,
        userSelect: 'none',
        '& span': { display: 'inline-block', transform: 'rotate(-6deg)' },
        '& span:nth-of-type(even)': { transform: 'rotate(5deg) translateY(2px)' },
      }}
    >
      {[...code].map((character, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the characters have no other key
        <span key={index}>{character}</span>
      ))}
    </Box>
  );
}
