import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { Tip } from '../../../components/tip';
import { WithReason } from '../../../components/with-reason';
import { waitReason } from '../generation-texts';
import { isDrafting } from '../is-drafting';
import { FurtherActions } from './further-actions';
import { StatusButton } from './status-button';
import * as words from './words.en';

const SopMenu = lazyOverlay(async () => (await import('./sop-menu')).SopMenu);

interface SopActionsProps {
  sop: SopDto;
  isEditing: boolean;
  editButtonRef: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onDraftAgain: () => void;
  onDeleted: () => void;
}

/** The buttons stay on one line: where they do not fit, all but the first ones are in a menu. */
const ONE_LINE = {
  alignItems: 'center',
  displayPrint: 'none',
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
  '@media (max-width: 359.95px)': { '& .MuiButton-startIcon': { display: 'none' } },
};

/** Everything that can be done with one SOP. */
export function SopActions({ sop, isEditing, editButtonRef, onEdit, ...further }: SopActionsProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const canPrint = !isDrafting(sop.generation_state) && !isEditing;
  const reason = waitReason(sop.generation_state);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={ONE_LINE}>
      <StatusButton sop={sop} />
      {!isEditing && (
        <WithReason reason={reason}>
          <Button
            ref={editButtonRef}
            variant="outlined"
            startIcon={<EditOutlined />}
            disabled={reason !== null}
            onClick={onEdit}
          >
            {words.actionsEdit}
          </Button>
        </WithReason>
      )}
      {isNarrow ? (
        <>
          <Tip title={words.actionsMore}>
            <IconButton
              aria-label={words.actionsMore}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <MoreVertOutlined />
            </IconButton>
          </Tip>
          <SopMenu
            isOpen={anchor !== null}
            anchor={anchor}
            sop={sop}
            canPrint={canPrint}
            onClose={() => setAnchor(null)}
            {...further}
          />
        </>
      ) : (
        <FurtherActions sop={sop} canPrint={canPrint} {...further} />
      )}
    </Stack>
  );
}
