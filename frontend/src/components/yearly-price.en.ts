import { plural } from '../words/en';

/** What a plan costs that is paid by the year. */

export const monthsFree = (count: number) => plural(count, { one: '# month free', other: '# months free' });
