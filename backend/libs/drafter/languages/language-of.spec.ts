import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language-of.js';

describe('the language of a request (drafting 4)', () => {
  it.each([
    'maintenance',
    'fixing a leaking tap',
    'Tenant reports mold',
    'Tornado warning at work',
    'minibar refill',
    'driving a forklift',
  ])('takes %j for English, whatever a few words look like', (text) => {
    expect(languageOf(text).lang).toBe('en');
  });

  it.each([
    ['Ladenöffnung am Morgen', 'de'],
    ['apertura de la tienda', 'es'],
    ['ouverture du magasin', 'fr'],
    ['abertura da loja', 'pt'],
    ['apertura del negozio', 'it'],
    ['defecte producten terugnemen van klanten', 'nl'],
    ['verificar um menu', 'pt'],
  ])('leaves %j to its language', (text, lang) => {
    expect(languageOf(text).lang).toBe(lang);
  });
});
