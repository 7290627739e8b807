import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { SystemClock } from '../common/clock.js';
import { parseEnvironment } from '../config/environment.js';
import { loadSecrets } from '../config/generated-secrets.js';
import { appDataSourceOptions } from '../database/data-source-options.js';
import { KeyRotation, KeyRotationRefusal } from '../features/auth/tokens/keys/key-rotation.js';
import { KNOWN_TO_ALL_MINUTES } from '../features/auth/tokens/keys/signing-key.js';

/** `npm run cli -- keys …` */
export async function run(): Promise<void> {
  const argument = process.argv[3];
  if (argument === undefined || argument === '--service') {
    printInstallationKeys(argument === '--service');
  } else if (isRotationStep(argument)) {
    await rotateKeys(argument);
  } else {
    console.error(`Usage: keys [--service | ${ROTATION_STEPS.join(' | ')}]`);
    process.exitCode = 2;
  }
}

/** Prints the keys of the auth layer. The service key authorizes the admin calls: it is printed only on request. */
function printInstallationKeys(withServiceKey: boolean): void {
  const environment = parseEnvironment({ DATABASE_URL: 'postgres://none', ...process.env });
  const { anonKey, serviceKey } = loadSecrets(environment);
  console.log(`ANON_KEY=${anonKey}`);
  if (withServiceKey) console.log(`SERVICE_KEY=${serviceKey}`);
}

/** Names of the steps, in the order of a rotation. */
const ROTATION_STEPS = ['list', 'publish', 'switch', 'retire'] as const;

type RotationStep = (typeof ROTATION_STEPS)[number];

function isRotationStep(name: string): name is RotationStep {
  return ROTATION_STEPS.some((step) => step === name);
}

/** What each step tells the operator. */
const STEPS: Readonly<Record<RotationStep, (rotation: KeyRotation) => Promise<string>>> = {
  list: async (rotation) => {
    const keys = await rotation.list();
    return keys.map(({ kid, state, publishedAt }) => `${kid}  ${state}  ${publishedAt.toISOString()}`).join('\n');
  },
  publish: async (rotation) =>
    `${await rotation.publish()} is published. Switch to it in ${KNOWN_TO_ALL_MINUTES} minutes.`,
  switch: async (rotation) => `${await rotation.switch()} signs from now on. Retire the earlier key later.`,
  retire: async (rotation) => `${(await rotation.retire()).join(', ')} verifies nothing any more.`,
};

/** Does one step of replacing the key that signs access tokens; a step that must wait says so and changes nothing. */
async function rotateKeys(step: RotationStep): Promise<void> {
  const environment = parseEnvironment(process.env);
  const dataSource = await new DataSource({ ...appDataSourceOptions(environment), entities: [] }).initialize();
  try {
    const { secretKey } = loadSecrets(environment);
    const { accessTokenTtlS } = environment.auth;
    console.log(await STEPS[step](new KeyRotation(dataSource, new SystemClock(), { secretKey, accessTokenTtlS })));
  } catch (error) {
    if (!(error instanceof KeyRotationRefusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await dataSource.destroy();
  }
}
