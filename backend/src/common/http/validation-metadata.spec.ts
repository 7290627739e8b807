import { afterEach, describe, expect, it } from '@jest/globals';
import { getMetadataStorage, IsInt, IsString, MaxLength } from 'class-validator';
import { createValidationPipe } from './validation.pipe.js';
import { cacheValidationMetadata } from './validation-metadata.js';

class NoteDto {
  @IsString()
  @MaxLength(5)
  text: string;
}

class CountedNoteDto extends NoteDto {
  @IsInt({ groups: ['counted'] })
  count: number;
}

const storage = getMetadataStorage();
const { getTargetValidationMetadatas, groupByPropertyName } = storage;
const rulesOf = (type: new () => object, strict = false, groups?: string[]) =>
  storage.getTargetValidationMetadatas(type, '', false, strict, groups);

describe('the rules of a DTO', () => {
  afterEach(() => {
    Object.assign(storage, { getTargetValidationMetadatas, groupByPropertyName });
  });

  it('are collected once per class, because class-validator searches all classes', () => {
    cacheValidationMetadata();
    expect(rulesOf(NoteDto)).toBe(rulesOf(NoteDto));
    expect(storage.groupByPropertyName(rulesOf(NoteDto))).toBe(storage.groupByPropertyName(rulesOf(NoteDto)));
  });

  it('are those of the class, its parents and the options', () => {
    const uncached = [
      rulesOf(NoteDto),
      rulesOf(CountedNoteDto),
      rulesOf(CountedNoteDto, true),
      rulesOf(CountedNoteDto, false, ['counted']),
    ];
    cacheValidationMetadata();
    const cached = [
      rulesOf(NoteDto),
      rulesOf(CountedNoteDto),
      rulesOf(CountedNoteDto, true),
      rulesOf(CountedNoteDto, false, ['counted']),
    ];
    expect(cached).toEqual(uncached);
    expect(new Set(cached.map(({ length }) => length)).size).toBe(3);
  });

  it('refuse the same values the second time', async () => {
    cacheValidationMetadata();
    const pipe = createValidationPipe();
    const check = (text: string) => pipe.transform({ text }, { type: 'body', metatype: NoteDto });
    await expect(check('short')).resolves.toEqual({ text: 'short' });
    await expect(check('too long')).rejects.toThrow();
    await expect(check('again too long')).rejects.toThrow();
    await expect(check('short')).resolves.toEqual({ text: 'short' });
  });
});
