import 'reflect-metadata';
import { parseEnvironment } from '../config/environment.js';
import { migrate } from '../migrate.js';

await migrate(parseEnvironment(process.env));
console.log('The database is up to date.');
