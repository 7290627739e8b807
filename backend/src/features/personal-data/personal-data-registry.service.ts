import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PERSONAL_DATA_PARTS, type PersonalDataPart, type PersonalDataSource } from './personal-data-source.js';

/** Public API of the feature: knows every source, so that an account's export and deletion cover all features. */
@Injectable()
export class PersonalDataRegistryService {
  private readonly sources: PersonalDataSource[] = [];

  /** Features call it when their module starts. */
  register(source: PersonalDataSource): void {
    this.sources.push(source);
  }

  /** Every part of the export, in the order of the file. @throws Error when a feature is missing */
  parts(): readonly PersonalDataPart[] {
    const parts = new Map(this.sources.flatMap(({ exported }) => exported.map((part) => [part.name, part])));
    return PERSONAL_DATA_PARTS.map((name) => {
      const part = parts.get(name);
      if (!part) throw new Error(`Nobody has registered the personal data '${name}'`);
      return part;
    });
  }

  /** To be called before the person's row is locked. @throws Error when a feature is missing */
  async prepareRemoval(manager: EntityManager, userId: string): Promise<void> {
    for (const source of this.all()) await source.beforeRemoval?.(manager, userId);
  }

  /** To be called when the person's row is locked, before it goes. @throws Error when a feature is missing */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    for (const source of this.all()) await source.eraseFor?.(manager, userId);
  }

  /** A process without some features, such as a command, must not skip their data. */
  private all(): readonly PersonalDataSource[] {
    this.parts();
    return this.sources;
  }
}
