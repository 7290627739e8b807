import { afterEach, describe, expect, it } from 'vitest';
import { intervalOf, offerYears } from './offer-years';

afterEach(() => document.body.replaceChildren());

function plansOf(annualMonths: number): HTMLElement {
  document.body.innerHTML = `<script type="application/json" id="app-config">{"annualMonths":${annualMonths}}</script>
    <div><input type="radio" name="interval" value="month" checked><input type="radio" name="interval" value="year">
    <i data-saving></i><b data-monthly-price="$1500">$1500</b> <u data-period>per month</u></div>`;
  const plans = document.querySelector('div');
  if (!plans) throw new Error('There are no plans');
  return plans;
}

const choose = (plans: HTMLElement, value: string) => {
  const choice = plans.querySelector<HTMLInputElement>(`[value="${value}"]`);
  if (choice) choice.checked = true;
  choice?.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('the prices by the year (billing 4.4)', () => {
  it('are shown when the year is chosen, and taken back', () => {
    const plans = plansOf(10);
    const stop = offerYears(plans);
    expect(plans.querySelector('[data-saving]')?.textContent).toBe('2 months free');
    choose(plans, 'year');
    expect([plans.querySelector('b')?.textContent, plans.querySelector('u')?.textContent]).toEqual([
      '$15,000',
      'per year',
    ]);
    expect(intervalOf(plans)).toBe('year');
    choose(plans, 'month');
    expect(plans.querySelector('b')?.textContent).toBe('$1500');
    stop();
    choose(plans, 'year');
    expect(plans.querySelector('b')?.textContent).toBe('$1500');
  });

  it('are nowhere where plans are sold by the month only', () => {
    const plans = plansOf(0);
    offerYears(plans);
    choose(plans, 'year');
    expect(plans.hasAttribute('data-sells-years')).toBe(false);
    expect(plans.querySelector('b')?.textContent).toBe('$1500');
    expect(intervalOf(plans)).toBe('month');
  });
});
