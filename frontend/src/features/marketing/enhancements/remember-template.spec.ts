import { beforeEach, describe, expect, it } from 'vitest';
import { readChosenTemplate } from '../templates/chosen-template';
import { rememberTemplate } from './remember-template';

let link: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<a href="#auth" data-template="open-the-cafe" data-template-lang="de">Use this template</a>';
  link = document.querySelector('a') as HTMLElement;
});

describe('the link to use a template', () => {
  it('remembers which one, for after the sign-in', () => {
    const stop = rememberTemplate(link);
    link.click();
    expect(readChosenTemplate()).toEqual({ id: 'open-the-cafe', lang: 'de' });
    localStorage.clear();
    stop();
    link.click();
    expect(readChosenTemplate()).toBeNull();
  });
});
