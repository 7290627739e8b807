import { createContext } from 'react';

/** The consultant's client for whom a new SOP is; null for none. */
export const NewSopClientContext = createContext<string | null>(null);
