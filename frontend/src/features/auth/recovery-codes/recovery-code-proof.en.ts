/** The proof of a second step by a recovery code. */
export const words = {
  open: 'Use a recovery code',
  label: 'Recovery code',
  help: 'One of those that you kept, for example gezd-gnbv-gy3t-qojq',
  isWrong: 'This code is wrong or was used already.',
  submit: 'Use this code',
  used: 'Recovery code used',
  usedDetails: 'It does not work again. Look after your second steps on the account page.',
} as const;
