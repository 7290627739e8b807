/** The confirmation of a mail by a link or by a code. */

export const signIn = { title: 'Sign in', text: 'You asked for an email to sign in with.', button: 'Sign in' } as const;
export const signUp = {
  title: 'Confirm your address',
  text: 'One click, and your account is ready.',
  button: 'Confirm my address',
} as const;
export const invitation = {
  title: 'You are invited',
  text: 'An account has been created for you.',
  button: 'Accept the invitation',
} as const;
export const recovery = {
  title: 'Set a new password',
  text: 'Confirm that you asked for it. You choose the password on the next page.',
  button: 'Continue',
} as const;
export const emailChange = {
  title: 'Confirm the change of your address',
  text: 'The change takes effect once both addresses, the old one and the new one, have confirmed it.',
  button: 'Confirm the change',
} as const;
export const emailChanged = 'Address changed';
export const emailChangedDetails = 'Your account has its new email address.';

export const codeTitle = 'Enter the code from your email';
export const codeText = 'We sent you a link and a six-digit code. The code works for 10 minutes.';
export const codePurpose = 'What is the code for?';
export const codeSignIn = 'Sign in, or confirm my address';
export const codeRecovery = 'Set a new password';
export const codeEmailChange = 'Change my address';
export const codeInvitation = 'Accept an invitation';
export const codeAddress = 'Address we wrote to';
export const codeAddressMissing = 'Enter the address we wrote to.';
export const codeCode = 'Code';
export const codeConfirm = 'Confirm';

export const firstOfTwoTitle = 'One address has confirmed';
export const firstOfTwoText =
  'Now open the email we sent to the other address. Your account keeps its address until both have confirmed.';

export const spentLinkTitle = 'This link no longer works';
export const spentLinkText = 'Links work once and expire after a while.';
export const spentLinkAskWhoInvited = 'Ask the person who invited you for a new one.';
export const spentLinkSent = 'If we know this address, a new email is on its way. Check your spam folder too.';
export const spentLinkAddress = 'Your address';
export const spentLinkNewAddress = 'Your new address';
export const spentLinkSend = 'Send a new email';
