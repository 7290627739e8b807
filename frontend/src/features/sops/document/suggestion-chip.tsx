import Chip from '@mui/material/Chip';
import { use, useId, useState } from 'react';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { SuggestionActionsContext } from './suggestion-actions';

const SuggestionMenu = lazyOverlay(async () => (await import('./suggestion-menu')).SuggestionMenu);

interface SuggestionChipProps {
  label: string;
  /** Id of the suggested line; none while it is being drafted. */
  id?: string | null | undefined;
}

const LOOK = {
  height: 20,
  fontSize: '0.7rem',
  color: 'text.secondary',
  verticalAlign: 'text-bottom',
};

/** Marks a line as a suggestion; users who can edit the procedure keep or remove it here. */
export function SuggestionChip({ label, id }: SuggestionChipProps) {
  const actions = use(SuggestionActionsContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  if (!actions || !id) return <Chip data-suggested="" size="small" variant="outlined" label={label} sx={LOOK} />;
  const choose = (act: (id: string) => void) => () => {
    setAnchor(null);
    act(id);
  };
  return (
    <>
      <Chip
        data-suggested=""
        size="small"
        variant="outlined"
        label={label}
        component="button"
        clickable
        disabled={actions.isSaving}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={LOOK}
      />
      <SuggestionMenu
        id={menuId}
        isOpen={anchor !== null}
        anchor={anchor}
        onKeep={choose(actions.accept)}
        onRemove={choose(actions.drop)}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
