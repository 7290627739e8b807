import 'reflect-metadata';
import { parseEnvironment } from '../config/environment.js';
import { loadSecrets } from '../config/generated-secrets.js';

/** Prints the keys of the auth layer. The service key opens the admin calls: it is printed only when asked for. */
const environment = parseEnvironment({ DATABASE_URL: 'postgres://none', ...process.env });
const { anonKey, serviceKey } = loadSecrets(environment);
console.log(`ANON_KEY=${anonKey}`);
if (process.argv.includes('--service')) console.log(`SERVICE_KEY=${serviceKey}`);
