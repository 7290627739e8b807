import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { useFileSop } from './use-file-sop';

const CategoryMenu = lazyOverlay(async () => (await import('./category-menu')).CategoryMenu);

/** What the SOP is about; a press opens the list of the other categories. */
export function CategoryChip({ sop }: { sop: SopDto }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const file = useFileSop(sop.id);
  const shown = file.isPending ? file.variables.category : sop.category;
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        label={shown}
        aria-label={`Category: ${shown}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // Drawn like the arrow of a list; the whole chip is pressed, so it has no action of its own.
        icon={<ArrowDropDownOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexDirection: 'row-reverse', '& .MuiChip-icon': { ml: -1, mr: 0.25 } }}
      />
      <CategoryMenu
        category={sop.category}
        isOpen={anchor !== null}
        anchor={anchor}
        onChoose={(category) => {
          setAnchor(null);
          file.mutate({ category });
        }}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
