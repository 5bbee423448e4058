// A deed of an admin: what goes wrong is said, and the lists are asked for anew, which asks for the password, too.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { toasts } from '../toasts.ts';
import { texts } from './texts.ts';

export function useDeed() {
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  /** Answers undefined where it failed. */
  const run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setPending(true);
    try {
      return await work();
    } catch (error) {
      toasts.error(wordsOf(error));
      return undefined;
    } finally {
      setPending(false);
      void queries.invalidateQueries({ queryKey: ['admin'] });
    }
  };
  return { run, pending };
}

/** The first field that was refused says more than that something was. */
export const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return texts.broken;
  return error.errors[0]?.message ?? error.detail ?? error.title;
};
