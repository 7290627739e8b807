import { beforeEach, describe, expect, it } from 'vitest';
import { filterCards } from './filter-cards';

const PAGE = `
  <div id="list">
    <input type="search"><p data-card-count>3 templates</p><p data-no-card hidden>Nothing</p>
    <section data-card-group><h2>Food and drink</h2><ul>
      <li data-card>Opening the café</li><li data-card>Closing the kitchen</li></ul></section>
    <section data-card-group><h2>Retail</h2><ul><li data-card>Closing the shop</li></ul></section>
  </div>`;

let list: HTMLElement;
let box: HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  list = document.getElementById('list') as HTMLElement;
  box = list.querySelector('input') as HTMLInputElement;
});

const type = (text: string) => {
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
};

const shown = () =>
  [...list.querySelectorAll('[data-card]')].filter((card) => !card.closest('[hidden]')).map((card) => card.textContent);

const headings = () =>
  [...list.querySelectorAll('h2')].filter((heading) => !heading.closest('[hidden]')).map((each) => each.textContent);

const count = () => list.querySelector('[data-card-count]')?.textContent;

describe('the search box of the gallery', () => {
  it('leaves the cards that have all words, and the headings above them', () => {
    filterCards(list);
    type('closing');
    expect([shown(), headings(), count()]).toEqual([
      ['Closing the kitchen', 'Closing the shop'],
      ['Food and drink', 'Retail'],
      '2 templates',
    ]);
    type('closing shop');
    expect([shown(), headings(), count()]).toEqual([['Closing the shop'], ['Retail'], '1 template']);
    type('');
    expect([shown().length, count()]).toEqual([3, '3 templates']);
  });

  it('finds by trade, and without accents', () => {
    filterCards(list);
    type('FOOD cafe');
    expect(shown()).toEqual(['Opening the café']);
  });

  it('says when nothing is left', () => {
    filterCards(list);
    type('rocket');
    expect([shown(), headings(), count()]).toEqual([[], [], '0 templates']);
    expect(list.querySelector<HTMLElement>('[data-no-card]')?.hidden).toBe(false);
  });

  it('takes what was typed before it began, and nothing after it was stopped', () => {
    box.value = 'shop';
    const stop = filterCards(list);
    expect(shown()).toEqual(['Closing the shop']);
    stop();
    type('kitchen');
    expect(shown()).toEqual(['Closing the shop']);
  });
});
