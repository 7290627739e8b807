import Typography from '@mui/material/Typography';
import * as words from './prompt-heading.en';

interface PromptHeadingProps {
  /** Another element where it is no heading yet. */
  component?: 'h2' | 'p';
  /** The heading of the page says the same already. */
  isWholePage?: boolean;
}

/** What the box for a prompt is for. */
export function PromptHeading({ component = 'h2', isWholePage = false }: PromptHeadingProps) {
  return (
    <>
      {!isWholePage && (
        <Typography variant="h2" component={component} sx={{ mb: 0.5 }}>
          {words.title}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {words.text}
      </Typography>
    </>
  );
}
