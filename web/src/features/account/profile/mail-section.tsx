// Consent to marketing emails; switching it off takes effect at once.
import { useState } from 'react';
import type { User } from '@velour/contract/account.ts';
import { api } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/formats.ts';
import { Section } from '../../../ui/section.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { texts } from './texts.ts';
import { useUserCall } from './use-user-call.ts';

const words = texts.mail;

export function MailSection({ user }: { user: User }) {
  const consent = user.marketing_consent;
  const { pending, run } = useUserCall(api.account.changeUser, (_user, { body }) =>
    body.marketing_consent ? words.marketing_on : words.marketing_off,
  );
  const [wanted, setWanted] = useState<boolean>();
  const given = (pending ? wanted : consent?.given) ?? false;
  const choose = (next: boolean) => {
    setWanted(next);
    void run({ body: { marketing_consent: next } });
  };
  return (
    <Section title={words.title}>
      <SwitchRow label={words.marketing} on={given} disabled={pending} onChange={choose}>
        {given && consent ? words.on(formatDay(consent.at)) : words.off}
      </SwitchRow>
    </Section>
  );
}
