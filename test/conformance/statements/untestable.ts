const LEFT_OPEN = 'The specification leaves it open: there is nothing to test.';

/** Statements without a test of their own, each with the reason. */
export const UNTESTABLE: Readonly<Record<string, string>> = {
  'S1.26': LEFT_OPEN,
  'S1.27': LEFT_OPEN,
  'S2.117': LEFT_OPEN,
  'S2.186': LEFT_OPEN,
  'S5.19': LEFT_OPEN,
  'S7.51': 'There is no rpc client: every call of the product has a route of its own.',
  'S8.50': LEFT_OPEN,
};
