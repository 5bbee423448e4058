// Suggested names and descriptions: a model's where one is configured and its answer is usable, else built-in ones.
import type { Prompt } from '../../../providers/llm/port.ts';
import { LlmFailure } from '../../../providers/llm/port.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/rate-limits.ts';
import type { Judge } from '../../characters/service.ts';
import { onlyOffered } from './wizard.rules.ts';
import {
  descriptionFor,
  nameFor,
  promptFor,
  readAnswer,
  type Sitter,
} from './suggestions.rules.ts';
import type { GenerationNeeds } from '../service.ts';

interface Needs extends Pick<GenerationNeeds, 'llm' | 'limits' | 'budgets'> {
  readonly judge: Judge;
  readonly random?: () => number;
}

export interface SuggestionParams extends Sitter {
  readonly wanted: 'name' | 'description';
  readonly before: string;
}

/** The model is used for free here. */
const OWN = { name: 'suggestions', burst: 12, per_minute: 6 };
/** Visitors can be created for free, so networks are limited, too. */
const NETWORK = { name: 'suggestions from a network', burst: 40, per_minute: 20 };
const TIMEOUT_MS = 12_000;

export function createSuggestions({ llm, limits, judge, budgets, random = Math.random }: Needs) {
  const isFit = async (params: SuggestionParams, text: string): Promise<boolean> => {
    try {
      const name = params.wanted === 'name' ? text : (params.name ?? '');
      await judge.judge({ name, age: params.age, texts: [text] });
      return true;
    } catch (refusal) {
      if (refusal instanceof AppError && refusal.code === 'safety.blocked') return false;
      throw refusal;
    }
  };

  const builtInText = (params: SuggestionParams): string =>
    params.wanted === 'name'
      ? nameFor(params, params.before, random)
      : descriptionFor(params, random);

  /** Undefined after a timeout, a failure, or if the daily budget is used up. */
  const answerOf = async (
    scope: Scope,
    { id: person_id }: Actor,
    prompt: Prompt,
  ): Promise<string | undefined> => {
    const cost = { person_id, provider: 'llm', amount: prompt.max_tokens } as const;
    const reserved = await budgets.reserve(scope, cost).catch((error: unknown) => {
      if (isReached(error)) return undefined;
      throw error;
    });
    if (!reserved) return undefined;
    let text = '';
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      for await (const part of llm.reply(prompt, timeout)) {
        if (part.type === 'text') text += part.text;
      }
      return text;
    } catch (failure) {
      if (failure instanceof LlmFailure || timeout.aborted) return undefined;
      throw failure;
    } finally {
      await reserved.settle(llm.countTokens(text));
    }
  };

  return {
    /** Throws `request.rate_limited`, and `safety.blocked` for a name that is against the rules. */
    async suggest(
      scope: Scope,
      actor: Actor,
      address: string,
      given: SuggestionParams,
    ): Promise<{ text: string }> {
      const params = { ...given, chosen: onlyOffered(given.gender, given.chosen) };
      await limits.enforce(OWN, actor.id);
      await limits.enforce(NETWORK, networkOf(address));
      if (params.name !== undefined) {
        await judge.judge({ name: params.name, age: params.age, texts: [params.name] });
      }
      // The built-in model replies in character and writes no descriptions.
      const answer = llm.isBuiltIn
        ? undefined
        : await answerOf(scope, actor, promptFor(params.wanted, params, params.before));
      const text = answer === undefined ? undefined : readAnswer(params.wanted, answer);
      const isNew = text !== undefined && text !== params.before;
      return { text: isNew && (await isFit(params, text)) ? text : builtInText(params) };
    },
  };
}

const isReached = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'budget.reached' || error.code === 'budget.person_reached');
