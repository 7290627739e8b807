import { useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { ChoiceChip } from '../../../components/choice-chip';
import { lazyOverlay } from '../../../components/lazy-overlay';
import * as words from './sop-filing.en';
import { useFileSop } from './use-file-sop';

const CategoryMenu = lazyOverlay(async () => (await import('./category-menu')).CategoryMenu);

/** What the SOP is about; a press opens the list of the other categories. */
export function CategoryChip({ sop }: { sop: SopDto }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const file = useFileSop(sop.id);
  const shown = (file.isPending && file.variables.category) || sop.category;
  return (
    <>
      <ChoiceChip name={words.category} value={shown} isOpen={anchor !== null} onOpen={setAnchor} />
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
