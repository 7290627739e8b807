import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SideCard } from './side-card';
import * as words from './writing-help.en';

/** How to edit with the keyboard. Everything is saved automatically. */
export function WritingHelp({ isStructured }: { isStructured: boolean }) {
  return (
    <SideCard title={words.title}>
      <Typography variant="body2" color="textSecondary" id="sop-writing-help">
        {words.isSaved} {isStructured && words.leave}
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
          {words.keys.map(({ key, effect }) => (
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
