import { describe, expect, it } from '@jest/globals';
import { draftSop } from '../draft-sop.js';
import { TEMPLATE_CATEGORIES } from '../lexicon/template-categories.js';
import { templateLibrary } from '../templates/template-library.js';
import { classify } from './category.js';
import { categoryOfTemplate } from './template-category.js';

describe('categoryOfTemplate', () => {
  const { templates } = templateLibrary('en');
  const named = (key: 'trades' | 'templates'): string[] =>
    TEMPLATE_CATEGORIES.flatMap((each) => each[key].split(' ')).filter(Boolean);

  it('knows each trade of the library, once', () => {
    expect(named('trades').toSorted()).toEqual([...new Set(templates.map(({ trade }) => trade))].sort());
  });

  it('names only templates that there are, once', () => {
    const ids = new Set(templates.map(({ id }) => id));
    expect(named('templates').filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(named('templates')).size).toBe(named('templates').length);
  });

  it.each([
    ['stocktake', 'Warehouse and Logistics'],
    ['repair-a-phone', 'Manufacturing and Maintenance'],
    ['color-hair', 'General'],
    ['milk-cows', 'General'],
    ['draw-blood', 'Healthcare and Laboratory'],
  ])('sorts %s into %s', (id, category) => {
    const template = templates.find((each) => each.id === id);
    expect(template && categoryOfTemplate(template)).toBe(category);
  });
});

describe('classify', () => {
  it.each([
    [
      'Finance',
      'Payouts to market stall traders: on Monday the clerk downloads the card takings, subtracts the commission of 12 percent and the stall fee, and enters the transfers in the bank. The manager releases them with her own login.',
    ],
    [
      'IT and Security',
      'When the website is down, whoever is on duty checks the status page, restarts the container once and opens the incident channel. If it is not back in ten minutes roll back the last release. Write the timeline into the postmortem.',
    ],
    [
      'Food and Hospitality',
      'Making goat cheese: milk filtered and heated to 65, cooled to 22, culture and rennet in, 24 hours rest. Ladle into molds, turn after 12 hours, salt both sides. Batches and pH are written in the book.',
    ],
    [
      'Warehouse and Logistics',
      'Museum gift shop audit: print the stock list, count shelf by shelf in pairs, scan barcodes, recount differences over 3 pieces, post the adjustments before opening, file the sheet.',
    ],
    [
      'Manufacturing and Maintenance',
      'New job on the mill: load the program, clamp the blank, touch off all axes with the probe, run the first part at half feed and measure it. The operator keeps the chips away from the belt.',
    ],
  ])('says %s of what is like its templates, whatever single words are in it', (category, text) => {
    expect(classify('', text, 'en')).toBe(category);
  });

  // Each has words of a category: "deposit" and "hire", "clinic" and "doctor", "hires".
  it.each([
    'Whenever a harp comes back from hire, the technician checks every string and the pedals. The soundboard is dusted with a dry brush, never a wet cloth. Then the harp goes in its cover and the hirer gets the deposit back.',
    'I run a puppet theatre. Before the show we check the strings of each marionette, hang them in order of appearance, test the lights and the thunder sheet. Puppets go to the puppet clinic if a joint is loose, and the doctor for dolls mends them.',
    'Vineyard pruning in February. Two buds on the spur, paint cuts over 3 cm, brush chopped between rows. New hires get a row of their own, secateurs are dipped in alcohol between vines.',
  ])('says "General" of what no category is certain of: %s', (text) => {
    expect(classify('', text, 'en')).toBe('General');
  });

  it('believes a title that has several words of a category', () => {
    const text = 'Mix both outdoors and let them work for an hour, then rinse.';
    expect(classify('Bathroom cleaning', text, 'en')).toBe('Facilities and Cleaning');
    expect(classify('Bathroom songs', 'Sing both outdoors and let them play for an hour.', 'en')).toBe('General');
  });

  it('goes by the words in other languages', () => {
    expect(classify('', 'Der Lagerist prüft den Lieferschein und zählt die Paletten.', 'de')).toBe(
      'Warehouse and Logistics',
    );
  });
});

describe('the category of a draft', () => {
  it.each([
    ['refunds', 'Customer Service'],
    ['how to draw blood', 'Healthcare and Laboratory'],
    ['opening the shop', 'General'],
    ['opening checklist for our bakery', 'Food and Hospitality'],
    ['ouvrir le café', 'Food and Hospitality'],
  ])('is that of its template: "%s"', (request, category) => {
    expect(draftSop(request).category).toBe(category);
  });
});
