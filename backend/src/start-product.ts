import type { INestApplication } from '@nestjs/common';
import { createApp } from './app.setup.js';
import type { Environment } from './config/environment.js';
import { addDemoData } from './demo-data.js';
import { createLogger } from './logging.js';
import { DEMO_ACCOUNTS } from './platform/identity-provider/demo-accounts.js';
import { isBuiltInProviderEnabled } from './platform/identity-provider/provider-client.js';
import { prepareDatabase } from './prepare-database.js';
import { explainListenFaults } from './start-fault.js';

interface StartOptions {
  /** Called when everything is closed, before the process exits: whatever the product stands on may stop now. */
  onStopped?: () => Promise<void>;
}

/** Longest that closing may take before the process exits anyway. */
const STOP_TIMEOUT_MS = 15_000;

/** Brings the schema up to date, starts the product, tells where it is, and stops it on SIGINT or SIGTERM. */
export async function startProduct(environment: Environment, { onStopped }: StartOptions = {}): Promise<void> {
  const logger = createLogger(environment);
  await prepareDatabase(environment, (message) => logger.warn(message));
  const app = await createApp(environment);
  try {
    await app.init();
    await explainListenFaults(environment, () => app.listen(environment.port, environment.host));
  } catch (error) {
    // Whoever started us may stop the database next: nothing must hold a connection then.
    await app.close().catch(() => undefined);
    throw error;
  }
  stopOnSignal(app, onStopped);
  if (environment.processRole === 'worker') return;
  if (environment.demoData) await addDemoData(app, environment);
  announce(environment);
}

function stopOnSignal(app: INestApplication, onStopped?: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await app.close();
    await onStopped?.();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

function announce(environment: Environment): void {
  const { appUrl, demo } = environment;
  const lines = ['', `Ready:              ${appUrl}`, `API documentation:  ${appUrl}/api/docs`];
  if (demo && isBuiltInProviderEnabled(environment)) {
    lines.push('Demo accounts (no password needed):');
    lines.push(...DEMO_ACCOUNTS.map((account) => `  ${account.email.padEnd(24)} ${account.description}`));
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
