import 'reflect-metadata';
import { parseEnvironment } from '../config/environment.js';
import { migrate } from '../migrate.js';

/** `npm run cli -- migrate` */
export async function run(): Promise<void> {
  await migrate(parseEnvironment(process.env), (message) => console.error(message));
  console.log('The database is up to date.');
}
