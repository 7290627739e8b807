import { afterEach, expect, it } from 'vitest';
import { applyBillingOff } from './apply-billing-off';

afterEach(() => document.body.replaceChildren());

it.each([
  ['none', true],
  ['sandbox', false],
  ['stripe', false],
])('in the mode %s the plans are closed: %s (billing m9)', (billingMode, isClosed) => {
  document.body.innerHTML = `<script type="application/json" id="app-config">{"billingMode":"${billingMode}"}</script><div></div>`;
  const plans = document.querySelector('div');
  if (!plans) throw new Error('There are no plans');
  applyBillingOff(plans);
  expect(plans.hasAttribute('data-closed')).toBe(isClosed);
});

it('leaves a page without the marker unchanged', () => {
  const plans = document.createElement('div');
  applyBillingOff(plans);
  expect(plans.hasAttribute('data-closed')).toBe(false);
});
