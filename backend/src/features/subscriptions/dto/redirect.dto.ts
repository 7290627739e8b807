/** Where to send the browser. */
export class RedirectDto {
  /**
   * Absolute address, or a path of this site.
   * @example 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3'
   */
  url: string;
}
