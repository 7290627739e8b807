import * as words from './yearly-price.en';

/**
 * What a plan costs that is paid by the year: "$15,000".
 * @param monthlyPrice as it is shown, "$1500" or "$1,500"
 * @param annualMonths how many monthly prices a year costs
 */
export function yearlyPrice(monthlyPrice: string, annualMonths: number): string {
  const dollars = Number(monthlyPrice.replace(/[^\d.]/g, '')) * annualMonths;
  return `$${dollars.toLocaleString('en-US')}`;
}

/** "2 months free", beside the choice of a year; empty where a year costs twelve months. */
export function yearlySaving(annualMonths: number): string {
  const free = 12 - annualMonths;
  return free > 0 ? words.monthsFree(free) : '';
}
