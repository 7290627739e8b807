import { createContext } from 'react';
import type { AttachmentDto } from '../../../api/generated/types.gen';

/** The pictures that the steps of an SOP can reference, with temporary URLs. */
export interface Pictures {
  find: (id: string) => AttachmentDto | undefined;
  /** Whether they are still loading. */
  isPending: boolean;
  /** Fetches new addresses when one has expired. */
  refresh: () => void;
}

export const PicturesContext = createContext<Pictures>({
  find: () => undefined,
  isPending: false,
  refresh: () => undefined,
});
