// Suggested names and descriptions: from the model if one is configured and its answer is usable, otherwise built-in ones.
import type { Actor } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/rate-limits.ts';
import { createAskModel } from '../../budgets/service.ts';
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

/** A limit per person, because the model is free of charge here. */
const OWN = { name: 'suggestions', burst: 12, per_minute: 6 };
/** A limit per network, because visitors can get any number of tokens. */
const NETWORK = { name: 'suggestions from a network', burst: 40, per_minute: 20 };
const TIMEOUT_MS = 12_000;

export function createSuggestions({ llm, limits, judge, budgets, random = Math.random }: Needs) {
  const askModel = createAskModel({ llm, budgets });

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

  return {
    /** Throws `request.rate_limited`, and `safety.blocked` for a name that violates the rules. */
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
      // The built-in model only replies in character and cannot write descriptions.
      const answer = llm.isBuiltIn
        ? undefined
        : await askModel(scope, {
            person_id: actor.id,
            prompt: promptFor(params.wanted, params, params.before),
            timeoutMs: TIMEOUT_MS,
          });
      const text = answer === undefined ? undefined : readAnswer(params.wanted, answer);
      const isNew = text !== undefined && text !== params.before;
      return { text: isNew && (await isFit(params, text)) ? text : builtInText(params) };
    },
  };
}
