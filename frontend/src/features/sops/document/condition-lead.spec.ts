import { describe, expect, it } from 'vitest';
import type { SopLabelsDto } from '../../../api/generated/types.gen';
import { conditionLead } from './condition-lead';

/** Only these are read. */
function labelsWith(labels: Partial<SopLabelsDto>): SopLabelsDto {
  return labels as SopLabelsDto;
}

const ENGLISH = labelsWith({ colon: ': ', condition_prefix: 'If', condition_words: ['if', 'when', 'in', 'before'] });
const CHINESE = labelsWith({ colon: '：', condition_prefix: '如果', condition_words: ['如果', '当', '…前'] });

describe('conditionLead', () => {
  it.each([
    ['the shop sells frozen goods', 'If the shop sells frozen goods'],
    ['The lamp is red', 'If the lamp is red'],
    ['SAP is down', 'If SAP is down'],
    ['when the lamp is red', 'When the lamp is red'],
    ['in the evening', 'In the evening'],
    ['2 hours before the start', '2 hours before the start'],
    ['3 x a day', '3 x a day'],
    ['10:30', '10:30'],
    ['6am', '6am'],
    ['5 days', '5 days'],
    ['3 xylophones are missing', 'If 3 xylophones are missing'],
    ['Above 90 degrees', 'If above 90 degrees'],
    ['Iffy goods arrive', 'If Iffy goods arrive'],
  ])('begins %j as %j', (condition, lead) => {
    expect(conditionLead(condition, ENGLISH)).toBe(lead);
  });

  it('writes no blank where the script has none', () => {
    expect(conditionLead('灯变红', CHINESE)).toBe('如果灯变红');
    expect(conditionLead('当灯变红', CHINESE)).toBe('当灯变红');
    expect(conditionLead('营业前', CHINESE)).toBe('营业前');
  });

  it('keeps a condition as it is when the server does not say how it begins', () => {
    expect(conditionLead('the lamp is red', labelsWith({ colon: ': ' }))).toBe('The lamp is red');
  });
});
