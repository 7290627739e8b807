/** Where mails lead: the confirmation by a link or by a code. */
export const words = {
  signIn: { title: 'Sign in', text: 'You asked for an email to sign in with.', button: 'Sign in' },
  signUp: {
    title: 'Confirm your address',
    text: 'One click, and your account is ready.',
    button: 'Confirm my address',
  },
  invitation: {
    title: 'You are invited',
    text: 'An account has been created for you.',
    button: 'Accept the invitation',
  },
  recovery: {
    title: 'Set a new password',
    text: 'Confirm that it was you who asked for it. On the next page you choose the password.',
    button: 'Continue',
  },
  emailChange: {
    title: 'Confirm the change of your address',
    text: 'The change counts when both addresses, the old one and the new one, have confirmed it.',
    button: 'Confirm the change',
  },
  emailChanged: 'Address changed',
  emailChangedDetails: 'Your account has its new email address.',

  code: {
    title: 'Enter the code from your email',
    text: 'We sent you a link and a six-digit code. The code works for 10 minutes.',
    purpose: 'What is the code for?',
    signIn: 'Sign in, or confirm my address',
    recovery: 'Set a new password',
    emailChange: 'Change my address',
    invitation: 'Accept an invitation',
    address: 'Address we wrote to',
    addressMissing: 'Enter the address we wrote to.',
    code: 'Code',
    confirm: 'Confirm',
  },

  firstOfTwo: {
    title: 'One address has confirmed',
    text: 'Now open the email we sent to the other address. Your account keeps its address until both have confirmed.',
  },

  spentLink: {
    title: 'This link no longer works',
    text: 'Links work once and expire after a while.',
    askWhoInvited: 'Ask the person who invited you for a new one.',
    sent: 'If we know this address, a new email is on its way. Check your spam folder too.',
    address: 'Your address',
    newAddress: 'Your new address',
    send: 'Send a new email',
  },
} as const;
