/** Texts for a plan that has ended or is closed. */

export const isDisputed =
  'Your plan is closed because a payment for it is disputed. Your procedures stay yours under {sops}. {contact} to have it opened again.';
export const contact = 'Write to us';
export const sops = 'SOPs';
export const ended = (day: string) => `Your subscription ended on ${day}.`;
export const paymentMissing = (day: string) =>
  `Your subscription was paid until ${day}. The payment after that has not arrived.`;
export const proceduresStay = 'Your procedures stay yours: read, edit and export them under {sops}.';
export const invoices = 'Invoices and your card are under Manage Subscription.';
