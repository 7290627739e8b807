import type { ModelMessage } from 'ai';
import { UnusableAnswerError } from '../answers/read-answer.js';
import type { ObjectRequest, StructuredMode } from '../language-model.js';
import type { RetryAction } from './failure-classification.js';

const DEFAULT_MAX_OUTPUT_TOKENS = 6000;
/** Maximum length of a rejected answer that is sent back for correction. */
const MAX_ECHO_LENGTH = 20_000;

type PlannedRequest = Pick<ObjectRequest<unknown>, 'message' | 'maxOutputTokens'>;

/** Parameters of the next call to a provider. Each change is applied at most once, so that retries end. */
export class CallPlan {
  messages: ModelMessage[];
  maxOutputTokens: number;
  /** Whether the messages ask for a correction. */
  isAskedRepair = false;
  private hasRaisedLimit = false;

  constructor(
    private readonly request: PlannedRequest,
    public mode: StructuredMode,
    private readonly mayDropSchema: boolean,
  ) {
    this.messages = [{ role: 'user', content: request.message }];
    this.maxOutputTokens = request.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS;
  }

  /** Changes the plan for the next call. Returns false if the action changes nothing or was already applied. */
  adapt(action: RetryAction, error: unknown): boolean {
    switch (action) {
      case 'drop_schema':
        return this.dropSchema();
      case 'raise_limit':
        return this.raiseLimit();
      case 'repair':
        return this.askForRepair(error);
      default:
        return false;
    }
  }

  private dropSchema(): boolean {
    if (this.mode === 'json' || !this.mayDropSchema) return false;
    this.mode = 'json';
    return true;
  }

  private raiseLimit(): boolean {
    if (this.hasRaisedLimit) return false;
    this.hasRaisedLimit = true;
    this.maxOutputTokens *= 2;
    return true;
  }

  private askForRepair(error: unknown): boolean {
    if (this.isAskedRepair || !(error instanceof UnusableAnswerError)) return false;
    this.isAskedRepair = true;
    const echo: ModelMessage[] = error.text
      ? [{ role: 'assistant', content: error.text.slice(0, MAX_ECHO_LENGTH) }]
      : [];
    this.messages = [
      { role: 'user', content: this.request.message },
      ...echo,
      { role: 'user', content: complain(error) },
    ];
    return true;
  }
}

function complain({ issues }: UnusableAnswerError): string {
  const faults = issues.join('; ');
  return `That answer cannot be used: ${faults}. Send the whole answer again as one JSON object that fits the schema. No other text.`;
}
