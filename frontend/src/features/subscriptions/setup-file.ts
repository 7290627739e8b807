import * as words from './payment-success.en';

/** Name of the file that the payment page offers (S2.142). */
export const SETUP_FILE_NAME = 'sop-generator.txt';

/** How to put the generator on a computer, with the address of this installation. */
export function setupText(origin: string): string {
  return words.setupFile(origin).join('\r\n');
}
