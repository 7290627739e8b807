import EditOutlined from '@mui/icons-material/EditOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import * as commonWords from '../../../words/common.en';
import * as words from './sop-filing.en';
import { TagChips } from './tag-chips';
import { useFileSop } from './use-file-sop';
import { useIsOrganized } from './use-is-organized';

const TagsDialog = lazyOverlay(async () => (await import('./tags-dialog')).TagsDialog);

/** The tags of one SOP, editable. Users with few SOPs need none. */
export function SopTags({ sop }: { sop: SopDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const file = useFileSop(sop.id);
  const isOrganized = useIsOrganized();
  const hasTags = sop.tags.length > 0;
  return (
    <>
      <TagChips tags={sop.tags} />
      {(hasTags || isOrganized) && (
        <Chip
          size="small"
          variant="outlined"
          icon={hasTags ? <EditOutlined /> : <SellOutlined />}
          label={hasTags ? words.editTags : words.addTags}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          sx={{ displayPrint: 'none' }}
        />
      )}
      <TagsDialog
        isOpen={isOpen}
        title={words.tags}
        confirmLabel={commonWords.save}
        tags={sop.tags}
        isSaving={file.isPending}
        onSave={(tags) => file.mutate({ tags }, { onSuccess: () => setIsOpen(false) })}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
