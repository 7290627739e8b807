import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldMenu, MENU_BUTTON_ID, MENU_ID } from './fold-menu';

let bar: HTMLElement;
let stop: () => void;

const find = (selector: string) => {
  const element = bar.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
const button = () => find(`#${MENU_BUTTON_ID}`);
const isOpen = () => !find(`#${MENU_ID}`).hidden && button().getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  document.body.innerHTML = `<header>
    <a href="#home">Home</a>
    <button id="${MENU_BUTTON_ID}" aria-expanded="false"><svg></svg></button>
    <div id="${MENU_ID}" hidden><a href="#features">Features</a></div>
  </header>`;
  bar = document.querySelector('header') ?? document.body;
  stop = foldMenu(bar);
});

afterEach(() => stop());

describe('foldMenu', () => {
  it('folds out and in by the button, also by the picture in it (S2.49)', () => {
    expect(isOpen()).toBe(false);
    find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(isOpen()).toBe(true);
    button().click();
    expect(isOpen()).toBe(false);
  });

  it.each(['a[href="#home"]', 'a[href="#features"]'])('folds in when %s is followed', (link) => {
    button().click();
    find(link).click();
    expect(isOpen()).toBe(false);
  });

  it('folds in by Escape, and the button has the focus again', () => {
    button().click();
    find('a[href="#features"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('rests once it is stopped', () => {
    stop();
    button().click();
    expect(isOpen()).toBe(false);
  });
});
