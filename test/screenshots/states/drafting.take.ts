import { afterAll, beforeAll } from 'vitest';
import { useSite } from '../../support/browser-site.js';
import { ModelServer, TOLD_MODEL } from '../../support/model-server/model-server.js';
import type { Person } from '../../support/people.js';
import { ANSWER, PROMPT } from '../finished-procedure.js';
import { press, type State, sees, seesRole } from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

const models = await ModelServer.start({ answer: ANSWER });
const site = useSite({ BILLING_MODE: 'none', AI_CHAIN: `local:${TOLD_MODEL}`, AI_LOCAL_BASE_URL: models.baseUrl });

const EMAIL = 'ben@example.test';

let person: Person;
let session: Session;
/** The SOP whose draft was asked for last. */
let underWay: string | null = null;

afterAll(() => models.stop());

beforeAll(async () => {
  person = await site.personOf(EMAIL, 'user');
  session = await sessionOf(site, EMAIL);
});

/** Has an SOP drafted by a model that behaves so. @returns the path of its page */
const draftedBy =
  (behavior: string, prompt = PROMPT) =>
  async (): Promise<string> => {
    // A draft that never ends would keep the next one of this person waiting.
    if (underWay) await person.client.post(`/sops/${underWay}/generations/cancel`, {});
    models.behaveLike(behavior);
    const { id } = (await person.client.post<{ id: string }>('/sops', { prompt })).body;
    underWay = id;
    return `/sops/${id}`;
  };

const inList = async (): Promise<string> => {
  await draftedBy('drip')();
  return '/sops';
};

const states: State[] = [
  { name: 'writing', path: draftedBy('drip'), isWhole: true, steps: [sees('Your SOP is being drafted.')] },
  { name: 'in-list', path: inList, steps: [sees('Drafting…')] },
  {
    name: 'canceled',
    path: draftedBy('drip'),
    steps: [sees('Your SOP is being drafted.'), press('Cancel'), sees('Drafting was canceled.')],
  },
  {
    name: 'canceled-draft-again',
    path: draftedBy('drip'),
    steps: [
      sees('Your SOP is being drafted.'),
      press('Cancel'),
      sees('Drafting was canceled.'),
      press('Draft again'),
      seesRole('dialog'),
    ],
  },
  { name: 'refused', path: draftedBy('refusal'), steps: [sees(/The draft could not be finished|declined/)] },
  { name: 'without-model', path: draftedBy('500'), isWhole: true, steps: [seesRole('article')] },
  {
    name: 'finished',
    path: draftedBy('ok'),
    isWhole: true,
    steps: [seesRole('article'), seesRole('heading', /checks pass$/)],
  },
  {
    name: 'nothing',
    path: draftedBy('500', 'zorbing at our place'),
    isWhole: true,
    steps: [sees('There is nothing to follow yet')],
  },
  {
    name: 'suggestions-only',
    path: draftedBy('500', 'how to close the shop'),
    isWhole: true,
    steps: [sees('Made of suggestions only'), seesRole('heading', /checks pass$/)],
  },
];

takeStates({ site, name: 'drafting', session: () => session, states });
