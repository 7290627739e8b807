import { expect, it } from '@jest/globals';
import { otpauthUri } from './otpauth-uri.js';

it('writes the address that apps read, with nothing in it that could part it elsewhere', () => {
  const uri = otpauthUri({ issuer: 'Šop: & Co', account: 'ada+x@example.test', secret: 'MZXW6YTB' });
  expect(uri).toBe(
    'otpauth://totp/%C5%A0op%20%20%26%20Co:ada%2Bx%40example.test' +
      '?secret=MZXW6YTB&issuer=%C5%A0op%20%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  );
});
