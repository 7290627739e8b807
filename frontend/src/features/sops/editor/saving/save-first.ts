import { createContext, use } from 'react';
import { notifyError } from '../../../../components/notifications';
import * as words from './save-first.en';

/** Saves the open editor; resolves to whether everything is saved. Without an open editor there is nothing to save. */
export const SaveFirstContext = createContext<(() => Promise<boolean>) | null>(null);

/** Runs an action on an SOP once its newest text is saved, and reports when it could not be saved. */
export function useAfterSave(): (act: () => void) => void {
  const saveFirst = use(SaveFirstContext);
  return (act) => {
    if (!saveFirst) return act();
    void saveFirst().then((isSaved) => {
      if (isSaved) act();
      else notifyError(words.notDone);
    });
  };
}
