import { createContext } from 'react';
import type { FieldFault } from './field-fault';

/** What is wrong with the fields of the form around them. */
export interface FormFaults {
  /** By the id of the field. */
  ofField: Readonly<Record<string, FieldFault>>;
  /** In the server's eyes, by the name of the field. */
  ofServer: Readonly<Record<string, string>>;
}

export const FormFaultsContext = createContext<FormFaults>({ ofField: {}, ofServer: {} });
