// Name, email address and password; each is changed in a dialog.
import type { ReactNode } from 'react';
import type { User } from '@velour/contract/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import type { DialogName } from './account-dialogs.tsx';
import { useAccountDialog } from './use-account-dialog.tsx';
import { texts } from './texts.ts';

const words = texts.account;

export function AccountSection({ user }: { user: User }) {
  const { dialog, open } = useAccountDialog(user);
  const change = (name: DialogName, label: string) => (
    <Button size="sm" aria-label={`${texts.change}: ${label}`} onClick={() => open(name)}>
      {texts.change}
    </Button>
  );
  return (
    <Section title={words.title}>
      <SettingRow label={words.name} action={change('name', words.name)}>
        <span className="wrap-anywhere">{user.name}</span>
        <NameState user={user} />
      </SettingRow>
      <SettingRow label={words.email} action={change('email', words.email)}>
        <span className="wrap-anywhere">{user.email ?? words.no_email}</span>
      </SettingRow>
      {user.pending_email && (
        <SettingRow
          label={words.waiting(user.pending_email)}
          action={
            <Button size="sm" tone="primary" onClick={() => open('code')}>
              {words.enter_code}
            </Button>
          }
        />
      )}
      <PasswordRow
        user={user}
        change={change('password', words.password)}
        onSet={() => open('first_password')}
      />
      {dialog}
    </Section>
  );
}

/** Rendered only if others see a different name. */
function NameState({ user: { name_state, name_reason, public_name } }: { user: User }) {
  if (name_state === 'waiting') return <p>{words.name_waiting(public_name)}</p>;
  if (name_state !== 'refused') return null;
  return <p className="text-danger">{words.name_refused(name_reason, public_name)}</p>;
}

interface PasswordRowProps {
  user: User;
  change: ReactNode;
  onSet: () => void;
}

/** Changed with the current password, or set with an emailed code. */
function PasswordRow({ user, change, onSet }: PasswordRowProps) {
  if (user.has_password) {
    return (
      <SettingRow label={words.password} action={change}>
        {words.password_hidden}
      </SettingRow>
    );
  }
  const canSet = user.email !== null && user.email_verified;
  return (
    <SettingRow
      label={words.password}
      action={
        canSet && (
          <Button size="sm" onClick={onSet}>
            {words.set_password}
          </Button>
        )
      }
    >
      {canSet ? words.no_password : words.no_password_yet}
    </SettingRow>
  );
}
