// The lock screen of discreet mode: a PIN field, with nothing of the site behind it.
import { useEffect } from 'react';
import { removePin, unlock } from '../../lib/pin-lock.ts';
import { paths } from '../../lib/paths.ts';
import { session, useSession } from '../../lib/session.ts';
import { useSignOut } from '../../lib/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { pinField } from './pin-field.ts';
import { texts } from './texts.ts';

export default function LockScreen() {
  const isMember = useSession().kind === 'member';
  const signOut = useSignOut();
  // Removes the age gate’s blur, which would cover this screen; the gate itself is shown after it.
  useEffect(() => void delete document.documentElement.dataset['unasked'], []);
  const forget = async () => {
    if (!isMember) return clearBrowser();
    await signOut();
    // If the server was unreachable, the member is still signed in, and the page stays locked.
    if (session.read().kind !== 'member') clearBrowser();
  };
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-xs flex-col justify-center gap-5 p-4">
      <title>{texts.locked}</title>
      <header className="text-center">
        <h1 className="text-2xl font-medium">{texts.locked}</h1>
        <p className="mt-1 text-ink-soft">{texts.locked_sentence}</p>
      </header>
      <Form
        fields={[pinField]}
        submitLabel={texts.unlock}
        onSubmit={async ({ pin }) => {
          const outcome = await unlock(pin);
          if (outcome.status === 'open') return undefined;
          if (outcome.status === 'wrong') return { pin: texts.wrong };
          return { pin: texts.paused(Math.ceil(outcome.ms / 1_000)) };
        }}
      />
      <Button tone="ghost" size="sm" onClick={() => void forget()}>
        {isMember ? texts.forgot : texts.forgot_guest}
      </Button>
    </main>
  );
}

/** Deletes drafts and a visitor’s chats, which are protected by the lock, too. */
function clearBrowser(): void {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
  removePin();
  window.location.assign(paths.home());
}
