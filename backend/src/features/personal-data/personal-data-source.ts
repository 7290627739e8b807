import type { EntityManager } from 'typeorm';

/** Every part of a person's export, in the order of the file; the fields of the contract's AccountExport. */
export const PERSONAL_DATA_PARTS = [
  'account',
  'profile',
  'identities',
  'sessions',
  'second_factors',
  'recovery_codes',
  'sops',
  'sop_versions',
  'drafting_runs',
  'imports',
  'archives',
  'attachments',
  'templates',
  'folders',
  'model_usage',
  'security_events',
  'activity',
  'reading',
  'subscription',
  'subscription_grant',
  'billing_customers',
  'billing_history',
  'seats',
  'memberships',
  'clients',
  'projects',
  'earnings',
  'meetings',
  'calendar_address',
  'branding',
  'logo',
  'files',
] as const;

/** One kind of data in the export: the exported columns of a person's rows. */
export interface PersonalDataPart {
  name: (typeof PERSONAL_DATA_PARTS)[number];
  /** Secrets, hashes and join links are not among the columns. */
  columns: string;
  /** A table, or a subquery with its alias. */
  from: string;
  /** The owner column. */
  owner: string;
  /** A list may be long and is read in batches by `id`; the others have a few rows at most. */
  isList: boolean;
}

/** The personal data of a feature. Each such feature registers one with PersonalDataRegistry. */
export interface PersonalDataSource {
  readonly exported: readonly PersonalDataPart[];

  /** Before the person's row is locked, when the account goes with all its rows: locks rows that others lock first. */
  beforeRemoval?(manager: EntityManager, userId: string): Promise<void>;

  /**
   * Erases data that foreign keys do not cascade to, and ends external processes. The person's row is locked and still
   * exists. Also called when an account is closed but its rows stay.
   */
  eraseFor?(manager: EntityManager, userId: string): Promise<void>;
}

/** A part of a few rows. */
export const few = (
  name: PersonalDataPart['name'],
  from: string,
  owner: string,
  columns: string,
): PersonalDataPart => ({ name, from, owner, columns, isList: false });

/** A part that may have any number of rows, each with an `id`. */
export const list = (
  name: PersonalDataPart['name'],
  from: string,
  owner: string,
  columns: string,
): PersonalDataPart => ({ name, from, owner, columns, isList: true });
