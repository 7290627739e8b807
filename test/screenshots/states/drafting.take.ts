import { afterAll, beforeAll } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { useSite } from '../../support/browser-site.js';
import { ModelServer, TOLD_MODEL } from '../../support/model-server/model-server.js';
import { ANSWER, PROMPT } from '../finished-procedure.js';
import { press, type State, sees, seesRole } from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

const EMAIL = 'ben@example.test';

/** Somebody whose drafts are made by a model of their own: one that fails is left alone for a while. */
async function useDrafter() {
  const models = await ModelServer.start({ answer: ANSWER });
  const site = useSite({ BILLING_MODE: 'none', AI_CHAIN: `local:${TOLD_MODEL}`, AI_LOCAL_BASE_URL: models.baseUrl });
  let person: Person;
  let session: Session;
  /** The SOP whose draft was asked for last. */
  let underWay: string | null = null;
  beforeAll(async () => {
    person = await site.personOf(EMAIL, 'user');
    session = await sessionOf(site, EMAIL);
  });
  afterAll(() => models.stop());
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
  return { site, session: () => session, draftedBy };
}

const working = await useDrafter();
const failing = await useDrafter();

const inList = async (): Promise<string> => {
  await working.draftedBy('drip')();
  return '/sops';
};

const drafted: State[] = [
  { name: 'writing', path: working.draftedBy('drip'), isWhole: true, steps: [sees('Your SOP is being drafted.')] },
  { name: 'in-list', path: inList, steps: [sees('Drafting…')] },
  {
    name: 'canceled',
    path: working.draftedBy('drip'),
    steps: [sees('Your SOP is being drafted.'), press('Cancel'), sees('Drafting was canceled.')],
  },
  {
    name: 'canceled-draft-again',
    path: working.draftedBy('drip'),
    steps: [
      sees('Your SOP is being drafted.'),
      press('Cancel'),
      sees('Drafting was canceled.'),
      press('Draft again'),
      seesRole('dialog'),
    ],
  },
  {
    name: 'refused',
    path: working.draftedBy('refusal'),
    steps: [sees(/The draft could not be finished|declined/)],
  },
  {
    name: 'finished',
    path: working.draftedBy('ok'),
    isWhole: true,
    steps: [seesRole('article'), seesRole('heading', /checks pass$/)],
  },
];

const withoutModel: State[] = [
  { name: 'without-model', path: failing.draftedBy('500'), isWhole: true, steps: [seesRole('article')] },
  {
    name: 'nothing',
    path: failing.draftedBy('500', 'zorbing at our place'),
    isWhole: true,
    steps: [sees('There is nothing to follow yet')],
  },
  {
    name: 'suggestions-only',
    path: failing.draftedBy('500', 'how to close the shop'),
    isWhole: true,
    steps: [seesRole('heading', 'Made of suggestions only')],
  },
];

takeStates({ ...working, name: 'drafting', states: drafted });
takeStates({ ...failing, name: 'drafting', states: withoutModel });
