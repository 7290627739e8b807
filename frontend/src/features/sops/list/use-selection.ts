import { useState } from 'react';

/** Which of the shown rows are selected. */
export interface Selection {
  /** In the order of the rows. */
  ids: string[];
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects every row, or none when all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** Selection over the rows that are shown; a row that is gone is selected no more. */
export function useSelection(shownIds: string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shownIds.filter((id) => chosen.has(id));
  const toggle = (id: string) => {
    setChosen(chosen.has(id) ? new Set(ids.filter((other) => other !== id)) : new Set([...ids, id]));
  };
  return {
    ids,
    isSelected: (id) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(ids.length === shownIds.length ? [] : shownIds)),
    clear: () => setChosen(new Set()),
  };
}
