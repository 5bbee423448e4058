// Our own questions to the language model, charged to the budget of the person they are for.
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { LlmFailure, maxLetters, type LlmProvider, type Prompt } from '../../providers/llm/port.ts';
import type { BudgetsService } from './service.ts';

interface Needs {
  readonly llm: LlmProvider;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
}

interface Question {
  readonly person_id: string;
  readonly prompt: Prompt;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

export type AskModel = (scope: Scope, question: Question) => Promise<string | undefined>;

/** Undefined if the model fails or its answer is cut off, the call is aborted, or the day's budget is used up. */
export function createAskModel({ llm, budgets }: Needs): AskModel {
  return async (scope, { person_id, prompt, timeoutMs, signal }) => {
    const cost = { person_id, provider: 'llm', amount: prompt.max_tokens } as const;
    const reserved = await budgets.reserve(scope, cost).catch((error: unknown) => {
      if (isReached(error)) return undefined;
      throw error;
    });
    if (!reserved) return undefined;
    const timeout = AbortSignal.timeout(timeoutMs);
    const ending = signal ? AbortSignal.any([signal, timeout]) : timeout;
    let text = '';
    try {
      for await (const part of llm.reply(prompt, ending)) {
        if (part.type === 'text') text += part.text;
        if (text.length > maxLetters(prompt)) return undefined;
      }
      return text;
    } catch (error) {
      if (error instanceof LlmFailure || ending.aborted) return undefined;
      throw error;
    } finally {
      await reserved.settle(llm.countTokens(text));
    }
  };
}

const isReached = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'budget.reached' || error.code === 'budget.person_reached');
