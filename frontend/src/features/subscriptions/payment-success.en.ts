/** The return page of the checkout. */

export const paidTitle = 'Payment Successful';
export const paidText = 'Your subscription is active. Your dashboard is ready.';
export const paidOpenDashboard = 'Go to your dashboard';
export const paidNotice = 'Payment successful!';
export const paidNoticeDetails = 'Your subscription is now active.';
export const endedTitle = 'Your subscription has ended';
export const endedText = 'We received this payment, but the plan that it paid for has ended.';
export const endedChoosePlan = 'Choose a plan';
export const unverified = {
  title: 'Verifying your payment',
  isAsking: 'Verifying',
  steps: ['Payment sent', 'Waiting for the confirmation', 'Dashboard open'],
  wait: 'This usually takes a few seconds. Taking longer? {help}',
  isLate:
    'Your payment has not been confirmed yet. You don’t have to wait here: your dashboard unlocks automatically. Is something wrong? {help}',
  askAgain: 'Check again',
  noPayment: 'No payment was found',
  noPaymentDetails: 'We can’t find a payment for this link. Just paid? Your dashboard unlocks automatically. {help}',
  seePlans: 'See the plans',
  signInFirst: 'Sign in with the account that paid, so that we can find the payment.',
  signIn: 'Sign in',
  help: 'Get help',
} as const;

export const downloadTitle = 'Download the software';
export const downloadText = 'Install the app on your desktop.';
export const downloadButton = 'Download SOP Generator';
export const downloadSystems = 'Compatible with Windows';
export const downloadStarted = 'Download started';
export const tutorialTitle = 'Setup tutorial';
export const tutorialText = 'The video will appear here.';
export const nextSteps = {
  title: 'What’s Next',
  steps: [
    { title: 'Install the software.', text: 'Download the file and follow the short instructions.' },
    { title: 'Describe your first task.', text: 'Write it as you would explain it to a new colleague.' },
    { title: 'Invite your team.', text: 'Generate an install link for each person on your dashboard.' },
  ],
} as const;
export const home = 'Return to Homepage';

/** The lines of the file that is downloaded. @param origin the address of this installation */
export const setupFile = (origin: string) => [
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
];
