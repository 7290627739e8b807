import {
  type FinishReason,
  type JSONSchema7,
  type LanguageModelUsage,
  type ModelMessage,
  Output,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import { BadAnswerError, MAX_ANSWER_LENGTH } from '../answers/answer-limits.js';
import type { ModelUsage, StructuredMode } from '../language-model.js';
import type { ConnectedModel } from '../providers/providers.js';
import { type CallLimits, CallWatch } from './call-watch.js';

/** One call to one provider. */
export interface ModelCall {
  model: ConnectedModel;
  mode: StructuredMode;
  instructions: string;
  messages: ModelMessage[];
  schemaName: string;
  jsonSchema: JSONSchema7;
  maxOutputTokens: number;
  signal: AbortSignal;
  limits: CallLimits;
  /** Called and awaited with the whole text so far. */
  onText(text: string): Promise<void>;
}

/** A completed answer, not yet validated. */
export interface StreamedAnswer {
  text: string;
  finishReason: FinishReason;
  usage: ModelUsage;
}

/**
 * Makes one call and reads its stream to the end. Never retries: that is the caller's decision.
 * @throws CallTimeoutError, BadAnswerError, the signal's reason, what `onText` throws, or an SDK error; SDK errors
 * contain the prompt and must not be logged
 */
export async function streamAnswer(call: ModelCall): Promise<StreamedAnswer> {
  const watch = new CallWatch(call.limits);
  try {
    const { stream } = openStream(call, AbortSignal.any([call.signal, watch.signal]));
    return await readStream(watch.follow(stream, isContent), call);
  } catch (error) {
    call.signal.throwIfAborted();
    throw watch.timeout ?? error;
  } finally {
    watch.stop();
  }
}

function openStream(call: ModelCall, abortSignal: AbortSignal) {
  const { model, mode, instructions, jsonSchema, schemaName } = call;
  return streamText({
    model: model.sdkModel,
    providerOptions: model.providerOptions,
    instructions: mode === 'schema' ? instructions : withSchema(instructions, jsonSchema),
    messages: call.messages,
    output: jsonText(mode === 'schema' ? { type: 'json', schema: jsonSchema, name: schemaName } : { type: 'json' }),
    maxOutputTokens: call.maxOutputTokens,
    maxRetries: 0,
    abortSignal,
    // The default logs the error, which contains the prompt. The error is also a part of the stream.
    onError: () => undefined,
  });
}

/**
 * Requests JSON but returns it as text. `Output.object` withholds partial JSON that does not parse, and discards
 * answers that do not match the schema; here both are repaired.
 */
function jsonText(responseFormat: Awaited<Output.Output['responseFormat']>): Output.Output<string, string, never> {
  return { ...Output.text(), responseFormat: Promise.resolve(responseFormat) };
}

function withSchema(instructions: string, jsonSchema: JSONSchema7): string {
  return `${instructions}

Answer with one JSON object that fits this JSON Schema and with nothing else:
${JSON.stringify(jsonSchema)}`;
}

async function readStream(parts: AsyncIterable<TextStreamPart<ToolSet>>, call: ModelCall): Promise<StreamedAnswer> {
  let text = '';
  for await (const part of parts) {
    switch (part.type) {
      case 'text-delta':
        text += part.text;
        if (text.length > MAX_ANSWER_LENGTH) throw new BadAnswerError('characters');
        await call.onText(text);
        break;
      case 'error':
        throw part.error;
      case 'finish':
        return { text, finishReason: part.finishReason, usage: toUsage(part.totalUsage) };
    }
  }
  throw new Error('The stream ended before the answer did');
}

function isContent(part: TextStreamPart<ToolSet>): boolean {
  return part.type === 'text-delta' || part.type === 'reasoning-delta';
}

function toUsage(usage: LanguageModelUsage): ModelUsage {
  return {
    inputTokens: usage.inputTokens ?? null,
    cachedTokens: usage.inputTokenDetails.cacheReadTokens ?? null,
    outputTokens: usage.outputTokens ?? null,
    reasoningTokens: usage.outputTokenDetails.reasoningTokens ?? null,
  };
}
