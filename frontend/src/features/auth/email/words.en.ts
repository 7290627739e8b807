/** The email address of an account, and its change. */
export const words = {
  title: 'Email address',
  current: (email: string) => `Your address is ${email}.`,
  newAddress: 'New address',
  change: 'Change',
  pending: {
    title: 'Check both inboxes',
    text: (newEmail: string, email: string) =>
      `To change your address to ${newEmail}, confirm it in the emails we sent to ${email} and ${newEmail}.`,
    sendAgain: 'Send the emails again',
    sentAgain: 'Sent again',
  },
} as const;
