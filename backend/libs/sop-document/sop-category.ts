/** The categories of SOPs. */
export const SOP_CATEGORIES = [
  'General',
  'Human Resources',
  'Finance',
  'IT and Security',
  'Customer Service',
  'Sales and Marketing',
  'Food and Hospitality',
  'Healthcare and Laboratory',
  'Manufacturing and Maintenance',
  'Warehouse and Logistics',
  'Health and Safety',
  'Facilities and Cleaning',
] as const;
export type SopCategory = (typeof SOP_CATEGORIES)[number];
