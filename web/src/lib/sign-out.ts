// Signing out: the server ends the session first, then the page forgets it.
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { forgetPersonal } from './personal-entries.ts';
import { paths } from './paths.ts';
import { session } from './session.ts';
import { texts } from './texts.ts';
import { toasts } from './toasts.ts';

/**
 * Returns the action. It navigates home first, so that no guarded screen is rendered without a
 * session.
 */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    flushSync(() => void navigate(paths.home()));
    forgetPersonal();
    session.leave();
  };
}

/**
 * Returns the action. If the server is unreachable, it shows a toast and the member stays signed
 * in.
 */
export function useSignOut(): () => Promise<void> {
  const leave = useLeave();
  const queries = useQueryClient();
  return async () => {
    // A running query would fail once the session has ended.
    await queries.cancelQueries();
    try {
      await session.signOut(leave);
    } catch (error) {
      // A 401 means that the sign-in has already ended.
      if (!isApiError(error) || error.status !== 401) {
        void queries.invalidateQueries();
        return void toasts.error(texts.logout_failed);
      }
      leave();
    }
    toasts.success(texts.logged_out);
  };
}
