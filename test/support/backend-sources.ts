import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BACKEND = fileURLToPath(new URL('../../backend/src/', import.meta.url));
const LIBRARIES = fileURLToPath(new URL('../../backend/libs/', import.meta.url));
const NOT_THE_PRODUCT = /\.spec\.ts$|(?:^|\/)testing\/|^database\/migrations\//;

/** A file of the backend that is part of the product: no test, no fake, no migration. */
export interface BackendSource {
  /** Below backend/src, or below backend/libs. */
  path: string;
  /** Without comments. */
  code: string;
  text: string;
}

export function backendSources(): BackendSource[] {
  return sourcesBelow(BACKEND);
}

/** The same for the libraries of our own. */
export function librarySources(): BackendSource[] {
  return sourcesBelow(LIBRARIES);
}

/** The paths of these files below backend/src, without reading them. */
export function backendFiles(): string[] {
  return filesBelow(BACKEND);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !NOT_THE_PRODUCT.test(path))
    .sort();
}

function sourcesBelow(folder: string): BackendSource[] {
  return filesBelow(folder).map((path) => {
    const text = readFileSync(`${folder}${path}`, 'utf8');
    return { path, code: withoutComments(text), text };
  });
}

export function migrationTexts(): string[] {
  const folder = `${BACKEND}database/migrations/`;
  return readdirSync(folder).map((file) => readFileSync(`${folder}${file}`, 'utf8'));
}

/** Names of all tables that migrations create. */
export function migratedTables(): string[] {
  const tables = migrationTexts().flatMap((text) =>
    [...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(([, name = '']) => name),
  );
  return [...new Set(tables)].sort();
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
