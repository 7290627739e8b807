import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { LinePart } from './line-links';
import * as words from './words.en';

type LineLinkProps = Exclude<LinePart, { kind: 'text' }>;

/** A link in a line. It opens in a new tab without opener and referrer; nothing of its target is loaded. */
export function LineLink(link: LineLinkProps) {
  if (link.kind === 'video') return <VideoLink {...link} />;
  return (
    <Link href={link.href} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {link.text}
      {link.text !== link.href && <OnPaper> ({link.href})</OnPaper>}
    </Link>
  );
}

/** Links cannot be clicked in print. */
function OnPaper({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
      {children}
    </Box>
  );
}

/** A card with a generic picture: a thumbnail of the video would tell its site who reads the procedure. */
function VideoLink({ href, text, site }: LineLinkProps) {
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      underline="none"
      sx={{
        // On a line of its own, so that the words before it stay beside the number of their step.
        display: 'flex',
        width: 'fit-content',
        alignItems: 'center',
        gap: 1.5,
        maxWidth: '100%',
        my: 0.5,
        p: 0.75,
        paddingInlineEnd: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        breakInside: 'avoid',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <PlayPicture />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
          {text === site ? words.video : words.videoOn(site)}
          <OnPaper> · {href}</OnPaper>
        </Box>
      </Box>
    </Link>
  );
}

function PlayPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 40"
      aria-hidden
      sx={{
        flex: '0 0 auto',
        width: 64,
        height: 40,
        borderRadius: 1,
        bgcolor: 'action.selected',
        color: 'primary.main',
      }}
    >
      <circle cx="32" cy="20" r="13" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M28 13.5v13l10.5-6.5z" fill="currentColor" />
    </Box>
  );
}
