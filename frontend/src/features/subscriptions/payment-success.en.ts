/** Where the payment page sends people back to. */
export const words = {
  paid: {
    title: 'Payment Successful',
    text: 'Your subscription is active. Your dashboard is ready.',
    openDashboard: 'Go to your dashboard',
  },
  paidNotice: 'Payment successful!',
  paidNoticeDetails: 'Your subscription is now active.',
  ended: {
    title: 'Your subscription has ended',
    text: 'This payment arrived, and what it paid for is over.',
    choosePlan: 'Choose a plan',
  },
  unverified: {
    title: 'Verifying your payment',
    isAsking: 'Verifying',
    steps: ['Payment sent', 'Waiting for the confirmation', 'Dashboard open'],
    wait: 'This usually takes a few seconds. Taking longer? {help}',
    isLate:
      'Your payment has not been confirmed yet. You don’t have to wait here: your dashboard unlocks automatically. Is something wrong? {help}',
    askAgain: 'Check again',
    noPayment: 'We can’t find a payment for this link. Just paid? Your {dashboard} unlocks automatically. {help}',
    dashboard: 'dashboard',
    signInFirst: 'Sign in with the account that paid, so that we can find the payment.',
    signIn: 'Sign in',
    help: 'Get help',
  },

  download: {
    title: 'Download the software',
    text: 'Install the app on your desktop.',
    button: 'Download SOP Generator',
    systems: 'Compatible with Windows',
    started: 'Download started',
  },
  tutorial: {
    title: 'Setup tutorial',
    text: 'The video will appear here.',
  },
  nextSteps: {
    title: 'What’s Next',
    steps: [
      { title: 'Install the software.', text: 'Download the file and follow the short instructions.' },
      { title: 'Describe your first task.', text: 'Write it as you would explain it to a new colleague.' },
      { title: 'Invite your team.', text: 'Generate an install link for each person on your dashboard.' },
    ],
  },
  home: 'Return to Homepage',

  /** The lines of the file that is downloaded. @param origin the address of this installation */
  setupFile: (origin: string) => [
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
  ],
} as const;
