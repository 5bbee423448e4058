// From the wizard's last button to the painting: who signs in or gets tokens on the way goes on where it stopped.
import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CreationStep } from '@velour/contract/characters.ts';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { newId } from '../../../lib/ids.ts';
import { paths } from '../../../lib/paths.ts';
import { canPay } from '../../../lib/paying.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { ownWallet } from '../../../lib/wallet.ts';
import { problemsOf } from './fields.ts';
import { keptDraft } from './kept-draft.ts';
import { newCharacterOf, type NewCharacterBody } from './new-character.ts';
import { forgetProblems, showProblems } from './shown-problems.ts';
import { texts } from './texts.ts';
import { firstOpen, type Draft } from './way.ts';

/** The same person under the same key: sent again after a lost answer, it is paid once. */
let attempt: { sent: string; key: string } | undefined;

function keyOf(body: NewCharacterBody): string {
  const sent = JSON.stringify(body);
  if (attempt?.sent !== sent) attempt = { sent, key: newId() };
  return attempt.key;
}

/** Answers why nothing came of it; undefined where something did, or where somebody turned back. */
export function useCreate() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isMade = useRef(false);
  // Not before the wizard has gone: an empty draft would lead it to its first step.
  useEffect(
    () => () => {
      if (!isMade.current) return;
      keptDraft.clear();
      forgetProblems();
    },
    [],
  );

  const make = async (body: NewCharacterBody): Promise<void> => {
    const { job_id } = await api.creation.create({ body, key: keyOf(body) });
    attempt = undefined;
    isMade.current = true;
    await navigate(paths.chooseImage(job_id));
    void client.invalidateQueries({ queryKey: ownWallet.queryKey });
    void client.invalidateQueries({ queryKey: ['own-characters'] });
  };

  return async (draft: Draft, steps: readonly CreationStep[]): Promise<string | undefined> => {
    const open = firstOpen(draft, steps);
    if (open !== 'description') return void (await navigate(paths.create(open)));
    const [wrong] = Object.keys(problemsOf(draft));
    if (wrong !== undefined) {
      showProblems('name', 'age', 'description');
      document.getElementsByName(wrong)[0]?.focus();
      return undefined;
    }
    try {
      if (!(await canPay(client, siteConfig.prices.character))) return undefined;
      await make(newCharacterOf(draft, steps));
      return undefined;
    } catch (error) {
      return wordsOf(error);
    }
  };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.broken;
  if (error.code === 'safety.blocked') return blockedBy(error.detail);
  const [first] = error.errors;
  return first ? `${error.title} ${first.message}` : error.title;
}

const blockedBy = (reason: string | undefined): string =>
  reason === 'minor_sexual' || reason === 'real_person'
    ? texts.blocked[reason]
    : texts.blocked.other;
