import Link from '@mui/material/Link';
import * as words from './words.en';

interface SkipLinkProps {
  /** Id of the element that holds the page's own content. */
  targetId: string;
}

/** The first focusable element: a skip link past the bar to the content. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <Link
      href={`#${targetId}`}
      onClick={(event) => {
        // The URL does not change: a hash means a section here.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      sx={{
        position: 'absolute',
        insetInlineStart: 16,
        top: -100,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus': { top: 12 },
      }}
    >
      {words.skip}
    </Link>
  );
}
