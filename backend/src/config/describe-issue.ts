import type { z } from 'zod';

/** Says in plain words what is wrong with a setting: `NAME: sentence`. The value is not quoted, it may be a secret. */
export function describeIssue(issue: z.core.$ZodIssue, isGiven: boolean): string {
  return `${issue.path.join('.')}: ${isGiven ? sentenceOf(issue) : missing(issue)}`;
}

/** A setting may say itself what it is needed for. */
function missing({ message }: z.core.$ZodIssue): string {
  return message.startsWith('Invalid input') ? 'is needed' : message;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return `must have at least ${issue.minimum} characters`;
      return issue.inclusive ? `must be at least ${issue.minimum}` : `must be more than ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}
