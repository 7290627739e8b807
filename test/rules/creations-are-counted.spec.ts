import { expect, it } from '@jest/globals';
import { declaredRoutes } from '../support/application-map.js';

/** They answer 201 and leave no row more than there was. */
const REPLACING = ['CalendarAddressController.renewCalendarAddress'];

it('every route by which people add rows counts against what one person may create (security SEC7)', async () => {
  const creating = (await declaredRoutes()).filter(({ creates, access }) => creates && access?.kind !== 'public');
  expect(creating.length).toBeGreaterThan(5);
  const uncounted = creating.filter(({ countsAsCreation }) => !countsAsCreation);
  expect(uncounted.map(({ controller, handler }) => `${controller}.${handler}`)).toEqual(REPLACING);
});
