import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import type { ModelAttempt } from '../../../platform/language-model/language-model.js';
import { ModelUsage } from './model-usage.entity.js';

/** Records one row per call to a language model, including failed ones; never a prompt or an answer. */
@Injectable()
export class ModelUsageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async record(
    task: { userId: string; generationId: string | null },
    attempts: readonly ModelAttempt[],
  ): Promise<void> {
    const rows = attempts.map((attempt) => ({
      id: uuidv7(),
      generationId: task.generationId,
      userId: task.userId,
      provider: attempt.provider,
      model: attempt.model,
      inputTokens: attempt.usage?.inputTokens ?? null,
      cachedTokens: attempt.usage?.cachedTokens ?? null,
      outputTokens: attempt.usage?.outputTokens ?? null,
      reasoningTokens: attempt.usage?.reasoningTokens ?? null,
      durationMs: Math.round(attempt.durationMs),
      ok: attempt.ok,
      code: attempt.code ?? null,
    }));
    if (rows.length > 0) await this.dataSource.manager.insert(ModelUsage, rows);
  }

  /** Whether the account has used up its monthly token budget (UTC); always false without a budget. */
  async isBudgetSpent(userId: string): Promise<boolean> {
    const budget = this.environment.ai.monthlyTokenBudget;
    if (budget === 0) return false;
    const { tokens } = (await this.dataSource.manager
      .createQueryBuilder(ModelUsage, 'usage')
      .select('coalesce(sum(coalesce(usage.input_tokens, 0) + coalesce(usage.output_tokens, 0)), 0)', 'tokens')
      .where('usage.user_id = :userId', { userId })
      .andWhere("usage.created_at >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'")
      .getRawOne<{ tokens: string }>()) ?? { tokens: '0' };
    return Number(tokens) >= budget;
  }
}
