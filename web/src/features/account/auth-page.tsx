// The sign-in forms as a page; each form has an address, and all of them preserve the redirect.
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { AuthForms } from './auth/auth-forms.tsx';
import type { AuthStep } from './auth/step-link.tsx';
import { OneTimeSignIn } from './one-time-sign-in.tsx';
import { texts } from './texts.ts';

interface Props {
  form: 'login' | 'register' | 'forgot';
}

/** The form for an address that waits for a code. */
const afterCode = { login: 'login', register: 'confirm', forgot: 'reset' } as const;

export function AuthPage({ form }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = search.get('step') === 'code' ? afterCode[form] : form;
  const hrefOf = hrefsWith(search.get('redirect') ?? undefined);
  const title = texts.titles[step];
  return (
    <Page title={title} width="full" rises={false} className="max-w-md animate-rise pt-2 pb-12">
      <Card padding="dialog">
        {/* The longest word fits even with very large text. */}
        <h1 className="pb-5 text-center font-display text-[min(var(--text-3xl),14vw)] leading-tight">
          {title}
        </h1>
        {form === 'login' && <OneTimeSignIn />}
        <AuthForms step={step} hrefOf={hrefOf} onStep={(next) => void navigate(hrefOf(next))} />
      </Card>
    </Page>
  );
}

function hrefsWith(redirect: string | undefined) {
  const code = { redirect, step: 'code' } as const;
  const hrefs: Record<AuthStep, string> = {
    login: paths.login(redirect),
    register: paths.register({ redirect }),
    confirm: paths.register(code),
    forgot: paths.forgotPassword({ redirect }),
    reset: paths.forgotPassword(code),
  };
  return (step: AuthStep) => hrefs[step];
}
