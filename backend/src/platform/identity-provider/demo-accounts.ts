/** An account of the built-in provider that needs no password, in demo mode only. */
export interface DemoAccount {
  /** The `sub` claim. */
  id: string;
  email: string;
  fullName: string;
  description: string;
}

/** The account that the API explorer uses in demo mode. */
export const DEMO_PERSON: DemoAccount = {
  id: '00000000-0000-7000-8000-000000000001',
  email: 'anna@example.test',
  fullName: 'Anna Ito',
  description: 'runs a bakery',
};

/** Listed on the sign-in page in demo mode only. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  DEMO_PERSON,
  {
    id: '00000000-0000-7000-8000-000000000002',
    email: 'carlos@example.test',
    fullName: 'Carlos Mendes',
    description: 'advises several businesses',
  },
  {
    id: '00000000-0000-7000-8000-000000000003',
    email: 'nora@example.test',
    fullName: 'Nora Blank',
    description: 'signs in for the first time',
  },
];
