/** Name of the download on the join page (S2.142, T21). */
export const CLIENT_FILE_NAME = 'sop-generator.txt';

/**
 * The download of the join page: the steps that put the product on the member's own machine (T21, T28).
 * @param joinUrl page of the invitation
 */
export function renderClientFile(appUrl: string, joinUrl: string): string {
  const lines = [
    'SOP Generator',
    '',
    `Server: ${appUrl}`,
    `Your invitation: ${joinUrl}`,
    '',
    'How to set it up on Windows, macOS, Linux, Android or iOS',
    '',
    '1. Open the invitation above in Chrome, Edge or Safari.',
    '2. Sign in and choose "Join the team".',
    '3. Install the app: in Chrome and Edge with the install icon in the address bar,',
    '   in Safari with Share and then "Add to Home Screen" or "Add to Dock".',
    '4. Start it from your desktop or home screen. The procedures of your team are under SOPs.',
    '',
    'The invitation is for one person. Whoever joins with it first keeps the seat.',
  ];
  // Windows programs expect both characters at the end of a line.
  return `${lines.join('\r\n')}\r\n`;
}
