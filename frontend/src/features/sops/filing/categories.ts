import type { SopCategory } from '../../../api/generated/types.gen';

/** Complete: a category of the contract that is missing here does not compile. */
const KNOWN: Record<SopCategory, true> = {
  General: true,
  'Human Resources': true,
  Finance: true,
  'IT and Security': true,
  'Customer Service': true,
  'Sales and Marketing': true,
  'Food and Hospitality': true,
  'Healthcare and Laboratory': true,
  'Manufacturing and Maintenance': true,
  'Warehouse and Logistics': true,
  'Health and Safety': true,
  'Facilities and Cleaning': true,
};

/** The categories that a person can choose from, in the order of their lists. */
export const CATEGORIES = Object.keys(KNOWN) as SopCategory[];
