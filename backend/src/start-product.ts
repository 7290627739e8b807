import { createApp } from './app.setup.js';
import type { Environment } from './config/environment.js';
import { addDemoData } from './demo-data.js';
import { ReadinessService } from './features/health/readiness.service.js';
import { createLogger } from './logging.js';
import { DEMO_ACCOUNTS } from './platform/identity-provider/demo-accounts.js';
import { isBuiltInProviderEnabled } from './platform/identity-provider/provider-client.js';
import { prepareDatabase } from './prepare-database.js';
import { serveWatchersOnly, turnClientsAway } from './process-surface.js';
import { explainListenFaults } from './start-fault.js';
import { StartingServer } from './starting-server.js';
import { type StoppedProcess, StopSignals } from './stop-signals.js';

interface StartOptions {
  /** Called when everything is closed, before the process exits: whatever the product stands on may stop now. */
  onStopped?: () => Promise<void>;
  /** This process if not given. */
  stoppedProcess?: StoppedProcess;
}

/** Brings the schema up to date, starts the product, tells where it is, and stops it on SIGINT or SIGTERM. */
export async function startProduct(environment: Environment, options: StartOptions = {}): Promise<void> {
  const { onStopped = async () => undefined, stoppedProcess = process } = options;
  const delayMs = environment.shutdownDelayS * 1000;
  const signals = new StopSignals({ delayMs, onStopped, process: stoppedProcess });
  const logger = createLogger(environment);
  const starting = new StartingServer(environment);
  try {
    await explainListenFaults(environment, () => starting.listen());
    await prepareDatabase(environment, (message) => logger.warn(message));
    await serve(environment, starting, signals);
  } finally {
    await starting.close();
  }
}

async function serve(environment: Environment, starting: StartingServer, signals: StopSignals): Promise<void> {
  const app = await createApp(environment);
  const fastify = app.getHttpAdapter().getInstance();
  const readiness = app.get(ReadinessService);
  if (environment.processRole === 'worker') serveWatchersOnly(fastify, environment);
  try {
    await app.init();
    await starting.close();
    await explainListenFaults(environment, () => app.listen(environment.port, environment.host));
  } catch (error) {
    // The parent process may stop the database next: no connection may be open then.
    await app.close().catch(() => undefined);
    throw error;
  }
  const announceStop = (): void => {
    readiness.stop();
    turnClientsAway(app.getHttpServer());
  };
  signals.watch({ announceStop, close: () => app.close() });
  if (environment.processRole === 'worker') return;
  if (environment.demoData) await addDemoData(app, environment);
  announce(environment);
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
