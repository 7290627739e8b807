import { describe, expect, it } from '@jest/globals';
import { NASTY_TEXTS } from '../testing/nasty-texts.js';
import { KnownFacts } from './known-facts.js';
import { specificsOf } from './specifics.js';

function textsOf(text: string, lang = 'en'): string[] {
  return specificsOf(text, lang).map((specific) => specific.text);
}

describe('specificsOf', () => {
  it.each([
    ['Hold 134 °C for 3.5 minutes', ['134 °C', '3.5 minutes']],
    ['Pay $3,500 or 10% within 5 working days', ['$3,500', '10%', '5 working days']],
    ['Last orders 21:45, on Tuesdays at 8 pm', ['8 pm', '21:45', 'Tuesdays']],
    ['Fill form SC-12 for panel 4B with image v24', ['SC-12', '4B', 'v24']],
    ['Two volunteers count it twice', ['Two', 'twice']],
    ['One of them signs', []],
    ['Write to audit@evil.example.', ['audit@evil.example']],
    ['Call Sam on 07700 900123', ['07700 900123', 'Sam']],
    ['1200\n1800', ['1200', '1800']],
    ['The lead opens DocuSign, Google Drive and SAP', ['DocuSign', 'Google Drive', 'SAP']],
    ['Ask Dr. Osei first', ['Osei', 'Osei']],
    ['1. Unlock\n2) Count', []],
    ['I think you should do it, OK', []],
  ])('finds what is specific in %j', (text, specifics) => {
    expect(textsOf(text)).toEqual(specifics);
  });

  it('does not take German nouns for names', () => {
    expect(textsOf('Der Fahrer meldet sich bei Frau Krüger am Tor 3 mit dem SAP-Beleg', 'de')).toEqual([
      '3',
      'Krüger',
      'SAP-Beleg',
    ]);
  });

  it('reads Chinese and Arabic numbers with their units', () => {
    expect(textsOf('客服2小时内首次回复，记录保存5年', 'zh')).toEqual(['2小时', '5年']);
    expect(textsOf('يوقع خلال ٤ ساعات', 'ar')).toEqual(['4 ساعات']);
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('comes through %j', (_name, text) => {
    for (const lang of ['en', 'de', 'ar', 'zh']) {
      const facts = new KnownFacts(text, lang);
      expect(specificsOf(text, lang).every((specific) => facts.has(specific))).toBe(true);
    }
  });
});

describe('KnownFacts', () => {
  it.each([
    ['134 °C', '134 degrees C'],
    ['134 °C', '134℃'],
    ['8 pm', '20:00'],
    ['20:00', '8 p.m.'],
    ['at 7', '7:00'],
    ['at 7', '7 am'],
    ['open at 5:30', 'open at 5:30 am'],
    ['two days', '2 days'],
    ['2 unrelated people', 'Two unrelated people'],
    ['3,5 Minuten', '3.5 min'],
    ['$1,500', '1500 dollars'],
    ['1.500 €', '€1,500'],
    ['30, 60 and 90 days', '30 days'],
    ['Montag', 'Monday'],
    ['form SC-12', 'form SC12'],
    ['50 percent', '50%'],
    ['twenty-five boxes', '25 boxes'],
    ['5C', '5 °C'],
    ['4 ساعات', '٤ ساعات'],
    ['the account manager', 'tell the Account Manager'],
  ])('knows that %j says %j', (told, asked) => {
    const facts = new KnownFacts(told, 'en');
    const specifics = specificsOf(`it is ${asked}`, 'en');
    expect(specifics.length).toBeGreaterThan(0);
    expect(specifics.filter((specific) => !facts.has(specific))).toEqual([]);
  });

  it.each([
    ['134 °C', '180 °C'],
    ['134 °C', '134 minutes'],
    ['8 am', '20:00'],
    ['17:30', '5:30 am'],
    ['two days', '3 days'],
    ['$25', '£25'],
    ['Monday', 'Tuesday'],
    ['form SC-12', 'form SC-13'],
    ['Zendesk', 'Salesforce'],
    ['customers', 'Tom'],
  ])('does not take %j for %j', (told, asked) => {
    const facts = new KnownFacts(told, 'en');
    const specifics = specificsOf(`it is ${asked}`, 'en');
    expect(specifics.some((specific) => !facts.has(specific))).toBe(true);
  });
});
