import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ACCOUNT_SECTIONS, type AccountSection } from './account-sections';
import { useSectionInView } from './use-section-in-view';
import * as words from './words.en';

interface AccountNavigationProps {
  sections: readonly AccountSection[];
}

/** Stays in sight beside the sections; on a narrow window it stands above them. */
const PLACE = { alignSelf: 'start', position: { md: 'sticky' }, top: 96 };
const LINKS = {
  display: 'flex',
  flexDirection: { md: 'column' },
  flexWrap: 'wrap',
  gap: 0.5,
  listStyle: 'none',
  m: 0,
  p: 0,
};
const LINK = {
  display: 'block',
  px: 1.5,
  py: 1,
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected', fontWeight: 600 },
};

/** Links to the sections of the account page, and marks the current one. */
export function AccountNavigation({ sections }: AccountNavigationProps) {
  const shown = useSectionInView(sections);
  return (
    <Box component="nav" aria-label={words.title} sx={PLACE}>
      <Box component="ul" sx={LINKS}>
        {ACCOUNT_SECTIONS.filter(({ id }) => sections.includes(id)).map(({ id, label }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={`#${id}`}
              underline="none"
              aria-current={id === shown ? 'location' : undefined}
              // The focus follows the scroll position.
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              sx={LINK}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
