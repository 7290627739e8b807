/** Name of the file that the payment page offers (S2.142). */
export const SETUP_FILE_NAME = 'sop-generator.txt';

/** How to put the generator on a computer, with the address of this installation. */
export function setupText(origin: string): string {
  return [
    'SOP Generator - setup',
    '',
    'Compatible with Windows. Works the same on macOS, Linux, Android and iOS.',
    '',
    `1. Open ${origin} in Microsoft Edge or Google Chrome.`,
    `2. Sign in: ${origin}/auth`,
    '3. Open the menu of the browser and choose "Apps", then "Install this site as an app"',
    '   (in Chrome: "Cast, save and share", then "Install page as app").',
    '4. Start "SOP Generator" from the Start menu like any other program.',
    '',
    'There is nothing else to install, and updates arrive by themselves.',
    `Questions: ${origin}/help-center`,
    '',
  ].join('\r\n');
}
