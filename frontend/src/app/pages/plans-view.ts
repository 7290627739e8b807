/** The path of the plans, also for users whose dashboard shows what a team shares. */
export const PLANS_PATH = '/dashboard?view=plans';

/** Whether the address asks for the plans. */
export function isPlansView(query: URLSearchParams): boolean {
  return query.get('view') === 'plans';
}
