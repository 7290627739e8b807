import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { parseEnvironment } from '../config/environment.js';
import { createOpenApiDocument } from '../openapi/openapi-document.js';

/** Settings for the export only: the document must not depend on any. */
const environment = parseEnvironment({ DATABASE_URL: 'postgres://none', APP_URL: 'http://localhost:3000' });
const secrets = { anonKey: '-', serviceKey: '-', secretKey: '-' };

async function writeDocument(target: string): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(environment, secrets),
    new FastifyAdapter(),
    { preview: true, logger: ['error'], abortOnError: false },
  );
  app.setGlobalPrefix('api/v1', { exclude: ['health/{*path}', 'metrics'] });
  writeFileSync(target, `${JSON.stringify(createOpenApiDocument(app), null, 2)}\n`);
  console.log(`${target} is written.`);
  process.exit(0);
}

// No `await` outside a function: dist/server holds this as CommonJS.
void writeDocument(process.argv[2] ?? 'openapi.json');
