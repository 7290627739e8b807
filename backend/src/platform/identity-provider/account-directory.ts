/** An account whose email address counts as verified. */
export interface DirectoryAccount {
  /** The `sub` claim. */
  id: string;
  email: string;
  fullName: string;
}

/** Email address, password and client IP of an attempt to sign in or sign up. */
export interface DirectoryCredentials {
  email: string;
  password: string;
  /** As determined by the trusted proxies. */
  ip: string;
}

/** A refusal whose message may be shown to the person. */
export class DirectoryRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DirectoryRefusal';
  }
}

/** Accounts that sign in to the built-in provider with a password. Every refusal is a {@link DirectoryRefusal}. */
export abstract class AccountDirectory {
  /** Whether mail can be sent: without it there is no sign-up and no recovery. */
  abstract readonly canMail: boolean;

  /** The account, or null when there is none that may sign in. */
  abstract findAccount(id: string): Promise<DirectoryAccount | null>;

  /** Checks the password. @returns the account, and whether a code of an authenticator app is required */
  abstract signIn(credentials: DirectoryCredentials): Promise<{ accountId: string; needsCode: boolean }>;

  /** Checks the code of an authenticator app. */
  abstract proveCode(accountId: string, code: string): Promise<void>;

  /** Creates an unconfirmed account and sends the confirmation mail. */
  abstract signUp(wanted: DirectoryCredentials & { fullName: string }): Promise<void>;

  /** Confirms a sign-up by the mailed code. @returns the account's id. */
  abstract confirm(email: string, code: string, ip: string): Promise<string>;

  /** Sends a password reset link if the account exists; the caller cannot tell whether it does. */
  abstract requestRecovery(email: string, ip: string): Promise<void>;
}
