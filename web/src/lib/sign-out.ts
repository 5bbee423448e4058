// Signing out, from wherever it is asked for: the server ends the sign-in first, then the page forgets it.
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { api } from './api.ts';
import { isApiError } from './api-error.ts';
import { savedCreation } from './creation-drafts.ts';
import { savedEdits } from './saved-edits.ts';
import { paths } from './paths.ts';
import { session } from './session.ts';
import { texts } from './texts.ts';
import { toasts } from './toasts.ts';

/** Answers the action: home first and on screen, so that no guard and no screen of a member's is left to mind. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    flushSync(() => void navigate(paths.home()));
    savedCreation.forget();
    savedEdits.forget();
    session.leave();
  };
}

/** Answers the action; while the server cannot be reached one stays signed in, and is told so. */
export function useSignOut(): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    try {
      await api.account.signOut();
    } catch (error) {
      // Ended already: then there is nothing left to end.
      if (!isApiError(error) || error.status !== 401) return void toasts.error(texts.logout_failed);
    }
    leave();
    toasts.success(texts.logged_out);
  };
}
