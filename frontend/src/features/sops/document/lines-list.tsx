import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentSection } from './document-section';
import { itemKey } from './draft-document';
import type { SaidInAnswer } from './said-in-answers';

interface LinesListProps<Item> {
  heading: string;
  items: Item[];
  said: SaidInAnswer[] | undefined;
  children: (item: Item) => ReactNode;
}

/** A headed list of lines, and of what was answered about them. */
export function LinesList<Item extends { id?: string | null | undefined }>({
  heading,
  items,
  said,
  children,
}: LinesListProps<Item>) {
  return (
    <DocumentSection heading={heading} said={said}>
      {items.length > 0 && (
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
      )}
    </DocumentSection>
  );
}
