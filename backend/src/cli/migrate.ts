import 'reflect-metadata';
import { parseEnvironment } from '../config/environment.js';
import { migrate } from '../migrate.js';
import { explainDatabaseFaults } from '../start-fault.js';

const environment = parseEnvironment(process.env);
await explainDatabaseFaults(environment, () => migrate(environment));
console.log('The database is up to date.');
