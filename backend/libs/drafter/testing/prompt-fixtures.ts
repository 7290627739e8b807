import { readFileSync } from 'node:fs';

/** A request with what its draft must and must not contain. */
export interface PromptFixture {
  id: string;
  lang: string;
  kind: string;
  prompt: string;
  match: string[];
  forbid: string[];
}

/** The requests of test/fixtures/prompts.json. */
export const PROMPT_FIXTURES: readonly PromptFixture[] = JSON.parse(
  readFileSync(new URL('../../../../test/fixtures/prompts.json', import.meta.url), 'utf8'),
);

/** Gives the fixture with this id. */
export function promptFixture(id: string): PromptFixture {
  const fixture = PROMPT_FIXTURES.find((each) => each.id === id);
  if (!fixture) throw new Error(`There is no prompt ${id}`);
  return fixture;
}
