import { useState } from 'react';

const KEY = 'sop-platform.shortcuts';

/** Whether shortcuts are switched on; stored in this browser. */
export function useShortcutSetting() {
  const [isEnabled, setEnabled] = useState(() => localStorage.getItem(KEY) !== 'off');
  const changeEnabled = (isWanted: boolean) => {
    localStorage.setItem(KEY, isWanted ? 'on' : 'off');
    setEnabled(isWanted);
  };
  return { isEnabled, changeEnabled };
}
