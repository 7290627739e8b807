import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

/** A browser or device that is signed in to the account. */
export class AccountSessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  /** When it last renewed its access; exact to about an hour. */
  @ApiProperty({ format: 'date-time' })
  last_used_at: string;

  /**
   * The `User-Agent` of the browser.
   * @example 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
   */
  @ApiProperty({ type: String, nullable: true })
  user_agent: string | null;

  /**
   * The browser and system in plain words.
   * @example 'Firefox on Linux'
   */
  device: string;

  /** Whether it is the session of this request. */
  is_current: boolean;
}

/** The living sessions: the current one, then the newest first, at most 100. */
export class AccountSessionListDto {
  items: AccountSessionDto[];
}

/** The confirmation that the account is to be deleted. */
export class DeleteAccountDto {
  /**
   * The email address of the account, typed in full.
   * @example 'anna@example.test'
   */
  @IsString()
  @MaxLength(320)
  confirm_email: string;
}

/** One row, in the names of the tables. */
type Row = Record<string, unknown>;

const ROWS = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

/** All data stored about a person: a list of rows for each kind of data. */
export class AccountExportDto {
  @ApiProperty({ format: 'date-time' })
  exported_at: string;

  /** The account as sign-in knows it; one. */
  @ApiProperty(ROWS)
  account: Row[];

  /** The profile of the person; one. */
  @ApiProperty(ROWS)
  profile: Row[];

  /** Accounts of the person at sign-in providers. */
  @ApiProperty(ROWS)
  identities: Row[];

  /** Sign-ins, ended ones too. */
  @ApiProperty(ROWS)
  sessions: Row[];

  /** Second factors, without their secrets. */
  @ApiProperty(ROWS)
  second_factors: Row[];

  /** When the recovery codes were made and how many are left; never the codes. */
  @ApiProperty(ROWS)
  recovery_codes: Row[];

  /** SOPs with their documents; deleted ones while they can be restored. */
  @ApiProperty(ROWS)
  sops: Row[];

  /** Earlier and published texts of the SOPs. */
  @ApiProperty(ROWS)
  sop_versions: Row[];

  /** Each time that an SOP was drafted. */
  @ApiProperty(ROWS)
  drafting_runs: Row[];

  /** Imported documents. The files themselves are in `files`. */
  @ApiProperty(ROWS)
  imports: Row[];

  /** Exports and imports of many SOPs in the last days. */
  @ApiProperty(ROWS)
  archives: Row[];

  /** Pictures and files of the SOPs. The files themselves are in `files`. */
  @ApiProperty(ROWS)
  attachments: Row[];

  /** Templates that were created from SOPs. */
  @ApiProperty(ROWS)
  templates: Row[];

  /** Folders of SOPs. */
  @ApiProperty(ROWS)
  folders: Row[];

  /** Calls to language models. */
  @ApiProperty(ROWS)
  model_usage: Row[];

  /** What happened to the ways in which the person signs in. */
  @ApiProperty(ROWS)
  security_events: Row[];

  /** The activity log. */
  @ApiProperty(ROWS)
  activity: Row[];

  /** How long the person read each SOP, by day. */
  @ApiProperty(ROWS)
  reading: Row[];

  /** The subscription; one or none. */
  @ApiProperty(ROWS)
  subscription: Row[];

  /** The plan that an operator granted; one or none. */
  @ApiProperty(ROWS)
  subscription_grant: Row[];

  /** Ids at the payment service. */
  @ApiProperty(ROWS)
  billing_customers: Row[];

  /** How the subscription changed. */
  @ApiProperty(ROWS)
  billing_history: Row[];

  /** Team seats and who has them. */
  @ApiProperty(ROWS)
  seats: Row[];

  /** Teams of others that the person belongs to. */
  @ApiProperty(ROWS)
  memberships: Row[];

  /** Clients of a consultant. */
  @ApiProperty(ROWS)
  clients: Row[];

  /** Projects of a consultant. */
  @ApiProperty(ROWS)
  projects: Row[];

  /** Earnings of a consultant. */
  @ApiProperty(ROWS)
  earnings: Row[];

  /** Meetings of a consultant. */
  @ApiProperty(ROWS)
  meetings: Row[];

  /** When the calendar address was created; one or none. */
  @ApiProperty(ROWS)
  calendar_address: Row[];

  /** Colors and footer of a consultant's files; one or none. */
  @ApiProperty(ROWS)
  branding: Row[];

  /** The logo of a consultant; one or none. */
  @ApiProperty(ROWS)
  logo: Row[];

  /** Files of the person, without their contents: download each by its name. */
  @ApiProperty(ROWS)
  files: Row[];
}
