import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One service of docker/compose.yaml, as far as the tests read it. */
export interface ComposeService {
  image?: string;
  environment?: Record<string, string | number>;
  env_file?: string;
  ports?: string[];
  profiles?: string[];
  [key: string]: unknown;
}

export const composeText = readFileSync(new URL('../../docker/compose.yaml', import.meta.url), 'utf8');

const { services } = parse(composeText, { merge: true }) as { services: Record<string, ComposeService> };

/** @throws Error when there is none of that name */
export function serviceOf(name: string): ComposeService {
  const service = services[name];
  if (!service) throw new Error(`compose.yaml has no service ${name}`);
  return service;
}

/** Reads a file of NAME=value lines as Compose does. */
export function readEnvFile(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]));
}

/** The environment that Compose gives a container: .env, then what the service itself states. */
export function environmentOf(service: ComposeService, envFile: Record<string, string>): Record<string, string> {
  const own = Object.entries(service.environment ?? {}).map(([name, value]) => [
    name,
    interpolate(String(value), envFile),
  ]);
  return { ...(service.env_file ? envFile : {}), ...Object.fromEntries(own) };
}

/** Puts the variables of .env in: `${NAME}`, `${NAME:-default}`, `${NAME:?what is missing}`. */
export function interpolate(value: string, envFile: Record<string, string>): string {
  return value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    if (envFile[name]) return envFile[name];
    if (kind === '?') throw new Error(`${name} ${rest}`);
    return kind === '-' ? rest : '';
  });
}

/** Names that the whole file takes from .env. */
export function interpolatedNames(): string[] {
  return [...new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))].sort();
}
