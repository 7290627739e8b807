import { createApp } from './app.setup.js';
import type { Environment } from './config/environment.js';
import { migrate } from './migrate.js';
import { DEMO_ACCOUNTS } from './platform/identity-provider/demo-accounts.js';

/** Brings the schema up to date, starts the product and tells where it is. */
export async function startProduct(environment: Environment): Promise<void> {
  await migrate(environment);
  const app = await createApp(environment);
  await app.listen(environment.port, environment.host);
  if (environment.processRole === 'worker') return;
  process.stdout.write(`\nThe product is ready: ${environment.appUrl}\n`);
  process.stdout.write(`API documentation:    ${environment.appUrl}/api/docs\n`);
  if (environment.demo && environment.oidcProviders.length === 0) {
    process.stdout.write('Demo accounts (no password):\n');
    for (const account of DEMO_ACCOUNTS) process.stdout.write(`  ${account.email}  ${account.description}\n`);
  }
}
