import { useState } from 'react';

/** Which of the rows are selected. */
export interface Selection {
  /** In the order of the rows; those that are not shown come last. */
  ids: string[];
  /** Whether every row that is shown is selected. */
  hasAllShown: boolean;
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects every row that is shown, or none when all are selected. */
  toggleAll: () => void;
  /** Selects rows of which some are not shown. */
  selectBeyond: (ids: readonly string[]) => void;
  clear: () => void;
}

const NONE: readonly string[] = [];

/** Selection over rows; a row that disappears is deselected. */
export function useSelection(shownIds: string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [beyond, setBeyond] = useState(NONE);
  const shown = new Set(shownIds);
  const selectedShown = shownIds.filter((id) => chosen.has(id));
  const ids = [...selectedShown, ...beyond.filter((id) => !shown.has(id) && chosen.has(id))];
  const hasAllShown = shownIds.length > 0 && selectedShown.length === shownIds.length;
  const choose = (next: Iterable<string>, hidden: readonly string[]) => {
    setChosen(new Set(next));
    setBeyond(hidden);
  };
  return {
    ids,
    hasAllShown,
    isSelected: (id) => chosen.has(id),
    toggle: (id) => choose(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id], beyond),
    toggleAll: () => choose(hasAllShown ? NONE : shownIds, NONE),
    selectBeyond: (all) =>
      choose(
        all,
        all.filter((id) => !shown.has(id)),
      ),
    clear: () => choose(NONE, NONE),
  };
}
