import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentSection } from './document-section';
import { itemKey } from './draft-document';

interface LinesListProps<Item> {
  heading: string;
  items: Item[];
  children: (item: Item) => ReactNode;
}

/** A headed list of lines; nothing at all when it is empty. */
export function LinesList<Item extends { id?: string | null | undefined }>({
  heading,
  items,
  children,
}: LinesListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <DocumentSection heading={heading}>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {items.map((item, index) => (
          <Typography
            component="li"
            data-line={item.id}
            key={itemKey(item, index)}
            sx={{ mb: 0.5, overflowWrap: 'anywhere' }}
          >
            {children(item)}
          </Typography>
        ))}
      </Box>
    </DocumentSection>
  );
}
