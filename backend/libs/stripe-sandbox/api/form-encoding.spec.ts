import { describe, expect, it } from '@jest/globals';
import { parseForm } from './form-encoding.js';

describe('parseForm', () => {
  it.each([
    ['', {}],
    ['a=1&b=two+words', { a: '1', b: 'two words' }],
    ['metadata[user_id]=7', { metadata: { user_id: '7' } }],
    ['line_items[0][price]=p&line_items[0][quantity]=1', { line_items: [{ price: 'p', quantity: '1' }] }],
    ['lookup_keys[0]=a&lookup_keys[1]=b', { lookup_keys: ['a', 'b'] }],
    ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
    ['cancel_at=', { cancel_at: '' }],
    ['metadata[0]=zero&metadata[x]=y', { metadata: { 0: 'zero', x: 'y' } }],
    ['a%5Bb%5D=%C3%A9', { a: { b: 'é' } }],
    ['a=1&a[b]=2', { a: { b: '2' } }],
  ])('decodes %j', (text, expected) => {
    expect(parseForm(text)).toEqual(expected);
  });

  it.each(['__proto__[polluted]=1', 'a[__proto__][polluted]=1', 'constructor[prototype][polluted]=1'])(
    'drops %s',
    (text) => {
      parseForm(text);
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('drops what is nested absurdly deep', () => {
    expect(parseForm(`a${'[b]'.repeat(50)}=1`)).toEqual({});
  });
});
