/** Someone who has proved to own the address. */
export interface DirectoryAccount {
  /** The subject by which the provider vouches for the person. */
  id: string;
  email: string;
  fullName: string;
}

/** Who stands at the door: an address and a password, and where they come from. */
export interface DirectoryCredentials {
  email: string;
  password: string;
  /** As determined by the trusted proxies. */
  ip: string;
}

/** What people may be told: why they cannot go on. */
export class DirectoryRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DirectoryRefusal';
  }
}

/** The people whom the built-in provider signs in with a password. Every refusal is a {@link DirectoryRefusal}. */
export abstract class AccountDirectory {
  /** Whether mails can be sent: without them there is no sign-up and no recovery. */
  abstract readonly canMail: boolean;

  /** The account, or null when there is none that may sign in. */
  abstract findAccount(id: string): Promise<DirectoryAccount | null>;

  /** Checks the password. @returns whose it is, and whether a code of an authenticator app has to follow. */
  abstract signIn(credentials: DirectoryCredentials): Promise<{ accountId: string; needsCode: boolean }>;

  /** Checks the code of an authenticator app. */
  abstract proveCode(accountId: string, code: string): Promise<void>;

  /** Makes an account that waits for its confirmation, and mails its owner. */
  abstract signUp(wanted: DirectoryCredentials & { fullName: string }): Promise<void>;

  /** Confirms a sign-up by the mailed code. @returns the account's id. */
  abstract confirm(email: string, code: string, ip: string): Promise<string>;

  /** Mails a link to choose a new password by, if there is such an account; nobody is told. */
  abstract requestRecovery(email: string, ip: string): Promise<void>;
}
