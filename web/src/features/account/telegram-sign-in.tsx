// The target of the Telegram bot's link: removes its token from the address at once, exchanges it, and goes home.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { texts } from './texts.ts';

const words = texts.telegram;
const PARAMETER = 'short_token';

export function TelegramSignIn() {
  const failed = useExchange(useTokenOnce());
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center">
      <PageTitle>{words.title}</PageTitle>
      <EmptyState
        scene="door"
        level="h1"
        title={failed ? words.failed : words.waiting}
        action={
          failed ? (
            <ButtonLink to={paths.home()} tone="primary">
              {words.action}
            </ButtonLink>
          ) : (
            <Spinner size="lg" />
          )
        }
      >
        {failed && words.failed_sentence}
      </EmptyState>
    </div>
  );
}

function useTokenOnce(): string {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get(PARAMETER) ?? '');
  const isShown = search.has(PARAMETER);
  useLayoutEffect(() => {
    if (isShown) setSearch({}, { replace: true });
  }, [isShown, setSearch]);
  return token;
}

function useExchange(short_token: string): boolean {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(short_token === '');
  useEffect(() => {
    if (!short_token) return;
    const exchange = async () => {
      await api.account.exchangeShortToken({ body: { short_token } });
      // The response contains only the token; the cookie is used to fetch the member's record.
      if (!(await session.resume())) throw new Error(words.failed);
      toasts.success(texts.login.done);
      await navigate(paths.home(), { replace: true });
    };
    exchange().catch(() => setFailed(true));
  }, [short_token, navigate]);
  return failed;
}
