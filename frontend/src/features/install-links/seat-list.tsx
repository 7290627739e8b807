import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { InstallLinkDto } from '../../api/generated/types.gen';
import { SearchField } from '../../components/search-field';
import { hasSearchWords } from '../../components/search-words';
import { InstallLinkRow } from './install-link-row';
import { seatSearchText } from './seat-texts';
import { revokedLast } from './seats';
import * as words from './words.en';

/** More seats than this are searched rather than read. */
const MOST_WITHOUT_SEARCH = 8;

interface SeatListProps {
  links: readonly InstallLinkDto[];
  /** In pixels; a longer list scrolls. Without it the list is as long as it is. */
  maxHeight?: number;
}

/** The list of seats, with a search if there are many. */
export function SeatList({ links, maxHeight }: SeatListProps) {
  const [search, setSearch] = useState('');
  const found = links.filter((link) => hasSearchWords(seatSearchText(link), search.trim()));
  return (
    <>
      {links.length > MOST_WITHOUT_SEARCH && (
        <Box sx={{ mt: 2, maxWidth: 400 }}>
          <SearchField label={words.search} words={search} onChange={setSearch} />
        </Box>
      )}
      {found.length === 0 ? (
        <Typography role="status" color="textSecondary" sx={{ mt: 2 }}>
          {words.noneFound}
        </Typography>
      ) : (
        <List sx={{ mt: 1, ...(maxHeight !== undefined && { maxHeight, overflowY: 'auto' }) }}>
          {revokedLast(found).map((link) => (
            <InstallLinkRow key={link.id} link={link} />
          ))}
        </List>
      )}
    </>
  );
}
