import { createContext } from 'react';
import type { FieldFault } from './field-fault';

/** The errors of the fields of the surrounding form. */
export interface FormFaults {
  /** By the id of the field. */
  ofField: Readonly<Record<string, FieldFault>>;
  /** Errors from the server, by field name. */
  ofServer: Readonly<Record<string, string>>;
}

export const FormFaultsContext = createContext<FormFaults>({ ofField: {}, ofServer: {} });
