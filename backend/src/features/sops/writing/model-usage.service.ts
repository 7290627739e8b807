import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import type { ModelAttempt } from '../../../platform/language-model/language-model.js';

/** One row a call to a language model, failed ones too; never a prompt or an answer. */
@Injectable()
export class ModelUsageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async record(task: { userId: string; generationId: string }, attempts: readonly ModelAttempt[]): Promise<void> {
    for (const attempt of attempts) {
      await this.dataSource.query(
        `INSERT INTO model_usage (id, generation_id, user_id, provider, model, input_tokens, cached_tokens, output_tokens,
           reasoning_tokens, duration_ms, ok, code) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        [
          uuidv7(),
          task.generationId,
          task.userId,
          attempt.provider,
          attempt.model,
          attempt.usage?.inputTokens ?? null,
          attempt.usage?.cachedTokens ?? null,
          attempt.usage?.outputTokens ?? null,
          attempt.usage?.reasoningTokens ?? null,
          Math.round(attempt.durationMs),
          attempt.ok,
          attempt.code ?? null,
        ],
      );
    }
  }

  /** Whether the account has used up its tokens of this calendar month (UTC). Never, without a budget. */
  async isBudgetSpent(userId: string): Promise<boolean> {
    const budget = this.environment.ai.monthlyTokenBudget;
    if (budget === 0) return false;
    const [row]: { tokens: string }[] = await this.dataSource.query(
      `SELECT coalesce(sum(coalesce(input_tokens, 0) + coalesce(output_tokens, 0)), 0) AS tokens FROM model_usage
       WHERE user_id = $1 AND created_at >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`,
      [userId],
    );
    return Number(row?.tokens ?? 0) >= budget;
  }
}
