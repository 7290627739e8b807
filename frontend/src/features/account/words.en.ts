import type { SecurityEventKind } from '../../api/generated/types.gen';

/** The account page, except sign-in. */

export const apiAccessTitle = 'API access';
export const apiAccessText =
  'Use the API with an access token. It can do everything that you can do, until it expires or you sign out.';
export const apiAccessNotLoaded = 'Your token could not be loaded. Try again.';
export const apiAccessShow = 'Show token';
export const apiAccessHide = 'Hide token';
export const apiAccessOpenExplorer = 'Open the API explorer';
export const apiAccessWarning = 'Keep it secret: anyone with this token can act as you.';
export const apiAccessToken = 'Access token';
export const apiAccessExpires = 'Expires {time}';
export const apiAccessCopyToken = 'Copy token';
export const apiAccessExample = 'List your SOPs from a terminal:';
export const apiAccessCopyCommand = 'Copy command';

export const dataTitle = 'Your data';
export const dataText =
  'Your profile, SOPs, activity, team, subscription and sign-ins in one JSON file. It lists your pictures and files; export your SOPs to get those too. Passwords and other secrets are left out.';
export const dataDownload = 'Download my data';
export const dataDownloadStarted = 'Your data is being saved';
export const dataDownloadFailed = 'Your data could not be downloaded. Try again.';

export const deletionTitle = 'Delete account';
export const deletionText = 'Removes your account and everything in it. This cannot be undone.';
export const deletionOpen = 'Delete my account';
export const deletionDialog = {
  title: 'Delete your account?',
  consequences: [
    'All your SOPs, drafts and files are deleted, including recently deleted ones.',
    'Your team loses access to your procedures immediately.',
    'A running subscription ends now, without a refund.',
    'A consultant’s clients, projects, meetings and earnings are deleted.',
    'You are signed out everywhere.',
  ],
  howToConfirm: 'To confirm, type {email}',
  email: 'Your email address',
  keep: 'Keep my account',
  delete: 'Delete permanently',
} as const;

export const profileNotSaved = 'Failed to update profile. Please try again.';
export const profileTitle = 'Profile';
export const profileText = 'Your team and the people you invite see this name.';
export const profileNameSaved = 'Name saved';
export const accountTypeTitle = 'Account type';
export const accountTypeText = 'You can switch at any time. Your data is kept.';
export const accountTypeUser = 'User';
export const accountTypeUserText = 'You write procedures for your own team.';
export const accountTypeConsultant = 'Consultant';
export const accountTypeConsultantText = 'You write procedures for clients, and track projects and earnings.';
export const accountTypeSaved = 'Profile Updated';
export const accountTypeWelcomeUser = 'Welcome to your user dashboard!';
export const accountTypeWelcomeConsultant = 'Welcome to your consultant dashboard!';

export const sessionsTitle = 'Sessions';
export const sessionsText = 'Devices and browsers that are signed in to your account.';
export const sessionsNotLoaded = 'Your sessions could not be loaded.';
export const sessionsTimes = 'Signed in {signedIn}, last used {lastUsed}';
export const sessionsThisDevice = 'This device';
export const sessionsSignOut = 'Sign out';
export const sessionsSignedInOn = (device: string, time: string) => `${device}, signed in ${time}`;
export const sessionsSignOutOthers = 'Sign out others';
export const sessionsSignedOut = 'Signed out there';
export const sessionsNotSignedOut = 'The session could not be ended';
export const sessionsOthersSignedOut = 'Signed out everywhere else';
export const sessionsOthersNotSignedOut = 'The other sessions could not be ended';

export const securityActivityTitle = 'Recent security activity';
export const securityActivityText =
  'Sign-ins and changes to how you sign in. If something wasn’t you, sign out others and set a new password.';
export const securityActivityNotLoaded = 'Your security activity could not be loaded.';
export const securityActivityIpAddress = (address: string) => `IP address ${address}`;
export const securityActivityThisSession = 'This session';

export const securityEvents = {
  signed_in: 'Signed in',
  sign_in_failed: 'A sign-in failed',
  second_factor_proved: 'Second step confirmed',
  second_factor_failed: 'Wrong answer to the second step',
  reauthentication_failed: 'A wrong password or code was entered for an account change',
  rate_limited: 'Blocked after too many attempts',
  signed_out: 'Signed out',
  session_ended: 'A session was ended',
  all_sessions_ended: 'All other sessions were ended',
  refresh_token_reused: 'A session was ended because an old copy of it was used',
  password_reset_requested: 'Password reset requested',
  password_changed: 'The password was changed',
  email_change_requested: 'Email address change requested',
  email_changed: 'The email address was changed',
  factor_added: 'A second step was added',
  factor_removed: 'A second step was removed',
  recovery_codes_made: 'New recovery codes were created',
  recovery_code_used: 'A recovery code was used; codes left',
  identity_linked: 'A way to sign in was added',
  identity_unlinked: 'A way to sign in was removed',
  account_created: 'Account created',
  account_changed: 'The account was changed',
  account_exported: 'The account data was downloaded',
  account_deleted: 'The account was deleted',
  banned: 'The account was locked',
  unbanned: 'The account was unlocked',
  sign_in_link_made: 'A link that opens the account was created',
  access_denied: 'An action that this account type does not allow was refused',
  admin_refused: 'A request that is only for administrators was refused',
  operator_command: 'A command was run on the account',
} satisfies Readonly<Record<SecurityEventKind, string>>;
/** In place of `signed_in`, by the method of the sign-in. */
export const signedInBy = {
  password: 'Signed in with a password',
  recovery: 'Signed in by a recovery link',
  magiclink: 'Signed in by a mailed link',
  otp: 'Signed in by a mailed link or code',
  invite: 'Signed in by an invitation',
  'email/signup': 'Signed in by confirming the email address',
  email_change: 'Signed in by confirming a new email address',
} as const;
export const sessionExpired = 'A session expired: it was unused or too old';
/** What happened, and to what: a name, an address or how many are left. */
export const eventWithSubject = (event: string, subject: string | number) => `${event}: ${subject}`;
export const eventByAdministrator = (event: string) => `${event}, by an administrator`;
