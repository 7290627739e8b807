/** The proof of a second step by a recovery code. */

export const open = 'Use a recovery code';
export const label = 'Recovery code';
export const help = 'One of the codes you saved, for example gezd-gnbv-gy3t-qojq';
export const isWrong = 'This code is wrong or has already been used.';
export const submit = 'Use this code';
export const used = 'Recovery code used';
export const usedDetails = 'It does not work again. Check your second steps on the account page.';
