import 'reflect-metadata';
import { parseEnvironment } from '../config/environment.js';
import { loadSecrets } from '../config/generated-secrets.js';
import { isRotationStep, ROTATION_STEPS, rotateKeys } from './keys-rotation.js';

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

/** Prints the keys of the auth layer. The service key opens the admin calls: it is printed only when asked for. */
function printInstallationKeys(withServiceKey: boolean): void {
  const environment = parseEnvironment({ DATABASE_URL: 'postgres://none', ...process.env });
  const { anonKey, serviceKey } = loadSecrets(environment);
  console.log(`ANON_KEY=${anonKey}`);
  if (withServiceKey) console.log(`SERVICE_KEY=${serviceKey}`);
}
