// Creates the character of the draft; a sign-in or a top-up in between continues where it stopped.
import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CreationStep } from '@velour/contract/characters.ts';
import { api } from '../../../lib/api.ts';
import { ApiError, isApiError } from '../../../lib/api-error.ts';
import { savedCreation } from '../saved-creation.ts';
import { paths } from '../../../lib/paths.ts';
import { texts as paying } from '../../shared/cost-texts.ts';
import { canPay, isMember } from '../../shared/paying.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { q } from '../../../lib/queries.ts';
import { beginAttempt, endAttempt } from './attempt.ts';
import { problemsOf } from './fields.ts';
import { newCharacterOf, type NewCharacterBody } from './new-character.ts';
import { forgetProblems, showProblems } from './shown-problems.ts';
import { firstOpen, type Draft } from './steps.ts';
import { texts } from './texts.ts';

/** Rejects if the server refuses; also resolves if a step is open, or the sign-in was canceled. */
export function useCreate() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isMade = useRef(false);
  // After the wizard is unmounted: an empty draft would send it to its first step.
  useEffect(
    () => () => {
      if (!isMade.current) return;
      savedCreation.forget();
      forgetProblems();
    },
    [],
  );

  const make = async (body: NewCharacterBody): Promise<void> => {
    const { job_id } = await api.creation.create({ body, key: beginAttempt(body) });
    isMade.current = true;
    await navigate(paths.chooseImage(job_id));
    void client.invalidateQueries(q.wallet.all);
    void client.invalidateQueries(q.own_characters.all);
    void client.invalidateQueries(q.creation.all);
  };

  /** Sent before the balance is checked: a refused or already paid creation must not lead to a top-up. */
  const pay = async (body: NewCharacterBody): Promise<void> => {
    try {
      await make(body);
    } catch (error) {
      if (!isApiError(error, 'wallet.insufficient_tokens')) throw error;
      const price = siteConfig.prices.character;
      const reasonFor = (missing: number) =>
        paying.short(price, missing, texts.to_create(body.name));
      if (await canPay(client, price, reasonFor)) await make(body);
    }
  };

  return async (draft: Draft, steps: readonly CreationStep[]): Promise<void> => {
    const open = firstOpen(draft, steps);
    if (open !== 'description') return await navigate(paths.create(open));
    const [wrong] = Object.keys(problemsOf(draft));
    if (wrong !== undefined) {
      showProblems('name', 'age', 'description');
      document.getElementsByName(wrong)[0]?.focus();
      return;
    }
    try {
      const body = newCharacterOf(draft, steps);
      const { prices, sign_up_tokens: free } = siteConfig;
      const reason = paying.account_for(prices.character, texts.to_create(body.name), free);
      if (await isMember(reason)) await pay(body);
    } catch (error) {
      if (isRefusal(error)) endAttempt();
      throw error;
    }
  };
}

/** True if nothing was made and nothing paid; after any other failure, that is unknown. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 402 || error.status === 422);
