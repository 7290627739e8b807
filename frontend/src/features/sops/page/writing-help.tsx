import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SideCard } from './side-card';

const KEYS: readonly (readonly [string, string])[] = [
  ['Enter', 'adds a step'],
  ['Tab', 'makes it a part of the step above, Shift+Tab a step again'],
  ['/', 'adds a role, check, limit, time, caution, note or picture'],
  ['Alt+↑ Alt+↓', 'move a step, also between phases'],
  ['Backspace', 'at the start of a line joins it with the one above'],
  ['Esc', 'leaves the text for the buttons above it'],
];

/** How to write with the keyboard. Everything is saved by itself. */
export function WritingHelp({ isStructured }: { isStructured: boolean }) {
  return (
    <SideCard title="Writing">
      <Typography variant="body2" color="textSecondary" id="sop-writing-help">
        Everything is saved while you write. {isStructured && 'Press Escape to leave the text.'}
      </Typography>
      {isStructured && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1.5,
            typography: 'body2',
            '& dt': { fontWeight: 600, mt: 1 },
            '& dd': { m: 0, color: 'text.secondary' },
          }}
        >
          {KEYS.map(([key, effect]) => (
            <Box key={key}>
              <dt>{key}</dt>
              <dd>{effect}</dd>
            </Box>
          ))}
        </Box>
      )}
    </SideCard>
  );
}
