import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { PersonalDataRegistryService } from './personal-data-registry.service.js';
import { few, PERSONAL_DATA_PARTS, type PersonalDataSource } from './personal-data-source.js';

const MANAGER = {} as EntityManager;

function complete(): { registry: PersonalDataRegistryService; calls: string[] } {
  const registry = new PersonalDataRegistryService();
  const calls: string[] = [];
  const reversed = [...PERSONAL_DATA_PARTS].reverse();
  const source: PersonalDataSource = {
    exported: reversed.map((name) => few(name, name, 'user_id', '*')),
    eraseFor: async (_manager, userId) => void calls.push(`erase ${userId}`),
  };
  registry.register(source);
  registry.register({ exported: [], beforeRemoval: async (_manager, userId) => void calls.push(`lock ${userId}`) });
  return { registry, calls };
}

describe('PersonalDataRegistryService', () => {
  it('returns the parts in the order of the file, regardless of registration order', () => {
    expect(
      complete()
        .registry.parts()
        .map(({ name }) => name),
    ).toEqual(PERSONAL_DATA_PARTS);
  });

  it('asks the sources to lock, and to erase', async () => {
    const { registry, calls } = complete();
    await registry.prepareRemoval(MANAGER, 'u1');
    await registry.erase(MANAGER, 'u1');
    expect(calls).toEqual(['lock u1', 'erase u1']);
  });

  it('neither exports nor erases anything while a feature is missing', async () => {
    const registry = new PersonalDataRegistryService();
    const erased: string[] = [];
    registry.register({
      exported: [few('profile', 'profiles', 'id', 'id')],
      eraseFor: async (_manager, userId) => void erased.push(userId),
    });
    const missing = "Nobody has registered the personal data 'account'";
    expect(() => registry.parts()).toThrow(missing);
    await expect(registry.prepareRemoval(MANAGER, 'u1')).rejects.toThrow(missing);
    await expect(registry.erase(MANAGER, 'u1')).rejects.toThrow(missing);
    expect(erased).toEqual([]);
  });
});
