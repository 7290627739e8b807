import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { useState } from 'react';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { IconAction } from '../../../components/icon-action';
import { lazyOverlay } from '../../../components/lazy-overlay';
import * as words from './words.en';

const SopRowMenu = lazyOverlay(async () => (await import('./sop-row-menu')).SopRowMenu);

/** Opens the menu of one SOP of the list. */
export function SopRowActions({ sop }: { sop: SopSummaryDto }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        label={words.columnsActions}
        context={sop.title}
        hasMenu
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizOutlined />
      </IconAction>
      <SopRowMenu sop={sop} isOpen={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
