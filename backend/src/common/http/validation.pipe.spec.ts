import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Problem } from '../problems/problem.js';
import { TrimmedText } from './field.decorators.js';
import { createValidationPipe } from './validation.pipe.js';

class StepDto {
  @IsString()
  @MaxLength(5)
  text: string;
}

class ProcedureDto {
  @TrimmedText(10)
  title: string;

  @IsInt()
  version: number;

  @IsOptional()
  @IsString()
  note?: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => StepDto)
  steps?: StepDto[];
}

async function faultsOf(body: object): Promise<Record<string, string>> {
  const error = await createValidationPipe()
    .transform(body, { type: 'body', metatype: ProcedureDto })
    .catch((thrown: unknown) => thrown);
  const errors = error instanceof Problem ? (error.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ pointer, detail }) => [pointer, detail]));
}

describe('the validation of bodies', () => {
  it('says of a missing field that it is required, and nothing else (screens 5)', async () => {
    expect(await faultsOf({})).toEqual({ '#/title': 'is required', '#/version': 'is required' });
    expect(await faultsOf({ title: 'Opening', version: 1, steps: [{}] })).toEqual({ '#/steps/0/text': 'is required' });
  });

  it('says of a wrong field what is wrong with it', async () => {
    expect(await faultsOf({ title: 7, version: null, steps: [{ text: 'too long' }] })).toEqual({
      '#/title': 'must be a string',
      '#/version': 'must be an integer number',
      '#/steps/0/text': 'must be shorter than or equal to 5 characters',
    });
  });

  it('knows an unknown field', async () => {
    expect(await faultsOf({ title: 'Opening', version: 1, color: 'red' })).toEqual({
      '#/color': 'is not a known field',
    });
  });
});
