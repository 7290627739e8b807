/** Names of the languages of templates. */

export const en = 'English';
export const de = 'German';
export const es = 'Spanish';
export const fr = 'French';
export const pt = 'Portuguese';
export const it = 'Italian';
export const nl = 'Dutch';
