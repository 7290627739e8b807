/** What somebody reads whose plan has ended or is closed. */
export const words = {
  isDisputed:
    'Your plan is closed because a payment for it is disputed. Your procedures stay yours under {sops}. {contact} to have it opened again.',
  contact: 'Write to us',
  sops: 'SOPs',
  ended: (day: string) => `Your subscription ended on ${day}.`,
  paymentMissing: (day: string) => `Your subscription was paid until ${day}. The payment after that has not arrived.`,
  proceduresStay: 'Your procedures stay yours: read, edit and export them under {sops}.',
  invoices: 'Invoices and your card are under Manage Subscription.',
} as const;
