import { afterAll, beforeAll, expect, it } from 'vitest';
import { PICTURED } from '../../fixtures/documents/sources.mjs';
import { personOf } from '../../support/accounts.js';
import { useDraftingServers } from '../../support/drafting-servers.js';
import { ModelServer } from '../../support/model-server/model-server.js';
import { buildWireSop } from '../../support/wire-sop.js';
import { fileOf, send, settled } from './import-requests.js';

const servers = useDraftingServers();
let models: ModelServer;

beforeAll(async () => {
  const [step] = buildWireSop().phases[0]?.steps ?? [];
  if (!step) throw new Error('The answer has no step');
  const stepOf = (text: string) => ({ ...step, text });
  models = await ModelServer.start({
    answer: buildWireSop({
      ...{ title: 'Changing the air filter', purpose: null, scope: null, roles: [], questions: [] },
      phases: [
        {
          title: 'Preparation',
          steps: ['Switch off the unit at the wall', 'Open the clips on both sides'].map(stepOf),
        },
        { title: 'Change', steps: ['Take out the old filter', 'Put in the new filter, arrow up'].map(stepOf) },
      ],
    }),
  });
});
afterAll(() => models?.stop());

it('a procedure that a language model writes shows each picture in the step that says the line before it', async () => {
  const server = await servers.start({ AI_CHAIN: 'local:ok', AI_LOCAL_BASE_URL: models.baseUrl });
  const anna = await personOf(server, 'anna@example.test');
  const { body } = await send(server.origin, anna, PICTURED.name, fileOf(PICTURED.name));
  const done = await settled(anna, body.id);
  const { body: sop } = await anna.client.get<{
    drafted_by: string;
    document: { phases: { steps: { text: string; media?: { alt: string }[] }[] }[] };
  }>(`/sops/${done.sop_id}`);
  expect(sop.drafted_by).toBe('model');
  const steps = sop.document.phases.flatMap((phase) => phase.steps);
  expect(steps.map(({ text, media = [] }) => [text, ...media.map(({ alt }) => alt)])).toEqual([
    ['Switch off the unit at the wall', 'The filter housing beside the stairs'],
    ['Open the clips on both sides', 'Figure 1: The clips, seen from the front'],
    ['Take out the old filter'],
    ['Put in the new filter, arrow up', 'Picture 3, filter-change.docx'],
  ]);
  expect(done.left_out).toEqual([]);
  // The model is shown neither pictures nor what is said of them.
  expect(JSON.stringify(models.calls)).not.toMatch(/Figure 1|filter housing|base64/u);
});
