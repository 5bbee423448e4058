// A one-time sign-in link: its token is removed from the address at once, then exchanged.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { welcome } from './auth/actions.ts';
import { failureText } from '../../lib/failures.ts';
import { texts } from './texts.ts';

export function OneTimeSignIn() {
  const token = useTokenOnce();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!token) return;
    api.account
      .useOneTimeSignIn({ body: { token } })
      .then(welcome, (error: unknown) =>
        setFailure(failureText(error, { failed: texts.login.once_failed })),
      );
  }, [token]);
  if (!token) return null;
  return (
    <p
      role={failure ? 'alert' : 'status'}
      className="mb-5 flex items-center gap-3 rounded-control bg-raised-2 px-3.5 py-3"
    >
      {!failure && <Spinner />}
      {failure ?? texts.login.once}
    </p>
  );
}

/** The token in the fragment, which is removed from the address and the history. */
function useTokenOnce(): string | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get('once') ?? undefined;
  const [token, setToken] = useState(given);
  if (given !== undefined && given !== token) setToken(given);
  useLayoutEffect(() => {
    if (given === undefined) return;
    void navigate({ pathname, search, hash: '' }, { replace: true });
  }, [given, pathname, search, navigate]);
  return token;
}
