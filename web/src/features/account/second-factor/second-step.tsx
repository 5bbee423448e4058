// The second step of a sign-in: nothing else is shown before a code, a passkey or a recovery code was accepted.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { SecondFactorState } from '@velour/contract/second-factor.ts';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { session } from '../../../lib/session.ts';
import { useSignOut } from '../../../lib/sign-out.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import type { FormField } from '../../../ui/form/form-rules.ts';
import { Page } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { codeField } from '../auth/fields.ts';
import { canUsePasskeys, passByPasskey } from './passkeys.ts';
import { texts } from './texts.ts';

const words = texts.step;
const appFields = [{ ...codeField, label: words.code }];
const recoveryFields = [
  {
    name: 'recovery_code',
    label: words.recovery_code,
    type: 'text',
    required: true,
    autoComplete: 'off',
    clean: (text: string) => text.slice(0, 40),
  },
] as const satisfies FormField[];

export default function SecondStep() {
  const { data, isError, refetch } = useQuery(q.second_factor.read());
  const signOut = useSignOut();
  return (
    <Page
      title={words.title}
      width="full"
      rises={false}
      className="flex min-h-dvh max-w-md animate-rise flex-col justify-center py-8"
    >
      <main className="flex flex-col gap-4">
        <Card padding="dialog" className="flex flex-col gap-5">
          <header className="text-center">
            <h1 className="font-display text-3xl">{words.title}</h1>
            <p className="mt-2 text-ink-soft">{words.sentence}</p>
          </header>
          {data && <Ways state={data} />}
          {!data && !isError && (
            <Loading label={words.loading}>
              <Skeleton className="h-28" />
            </Loading>
          )}
          {isError && (
            <ErrorState title={words.failed} level="h2" onRetry={() => void refetch()}>
              {words.failed_sentence}
            </ErrorState>
          )}
        </Card>
        <Button tone="ghost" onClick={() => void signOut()}>
          {words.sign_out}
        </Button>
      </main>
    </Page>
  );
}

function Ways({ state }: { state: SecondFactorState }) {
  const { has_app, passkey_hosts } = state;
  const here = window.location.hostname;
  const hasPasskey = canUsePasskeys() && passkey_hosts.includes(here);
  const [byRecovery, setByRecovery] = useState(!has_app && !hasPasskey);
  const client = useQueryClient();
  const options = {
    done: words.done,
    failed: words.broken,
    onDone: () => {
      session.passSecondFactor();
      // Refetches everything that was refused before the step.
      void client.resetQueries();
    },
  };
  const pass = useCall(api.second_factor.pass, {
    ...options,
    fields: { 'second_factor.code_wrong': byRecovery ? 'recovery_code' : 'code' },
  });
  const passkey = useCall(passByPasskey, options);
  const isElsewhere = passkey_hosts.length > 0 && !hasPasskey;
  return (
    <>
      {hasPasskey && (
        <Button
          tone="primary"
          size="lg"
          icon={KeyRound}
          pending={passkey.pending}
          onClick={() => void passkey.run()}
        >
          {words.passkey}
        </Button>
      )}
      {isElsewhere && <p className="text-ink-soft">{words.elsewhere(passkey_hosts.join(', '))}</p>}
      {!byRecovery && has_app && (
        <div className="flex flex-col gap-3">
          <p className="text-ink-soft">{words.app}</p>
          <Form
            fields={appFields}
            submitLabel={words.submit}
            onSubmit={({ code }) => pass.submit(appFields, { body: { code } })}
          />
        </div>
      )}
      {byRecovery && (
        <div className="flex flex-col gap-3">
          <p className="text-ink-soft">{words.recovery}</p>
          <Form
            fields={recoveryFields}
            submitLabel={words.submit}
            onSubmit={(body) => pass.submit(recoveryFields, { body })}
          />
          <p className="text-sm text-ink-faint">{words.lost}</p>
        </div>
      )}
      {!(byRecovery && !has_app) && (
        <Button tone="ghost" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? words.to_app : words.to_recovery}
        </Button>
      )}
    </>
  );
}
