import { createContext, use } from 'react';
import { notifyError } from '../../../../components/notifications';
import * as words from './save-first.en';

/** Sends what is being written; resolves to whether all of it is saved. Where nobody writes, there is nothing to send. */
export const SaveFirstContext = createContext<(() => Promise<boolean>) | null>(null);

/** Does something with an SOP once its newest text is saved, and says so when it could not be. */
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
