// Account deletion: in 14 days, which can be canceled, or now, which cannot.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@velour/contract/account.ts';
import { api } from '../../../lib/api.ts';
import { formatDay, formatNumber } from '../../../lib/formats.ts';
import { useLeave } from '../../../lib/sign-out.ts';
import { toasts } from '../../../lib/toasts.ts';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { CodeForm } from '../code-form.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { proofFields, proofIn, proofSentence, useProofCode } from './re-authentication.ts';
import { saveUser } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.deletion;
const options = (['later', 'now'] as const).map((value) => ({
  value,
  label: words.options[value],
}));

export function DeleteAccount({ user, onClose }: { user: User; onClose: () => void }) {
  const [when, setWhen] = useState<'later' | 'now'>('later');
  const client = useQueryClient();
  const leave = useLeave();
  const fields = proofFields(user, words.password);
  const again = useProofCode(user);
  const remove = useCall(api.account.deleteUser, {
    failed: texts.error,
    codes: { 'identity.wrong_credentials': texts.account.wrong_password },
    fields: { 'identity.wrong_credentials': 'password' },
    onDone: ({ deletion_at }) => {
      if (when === 'later') {
        saveUser(client, { ...user, deletion_at });
        toasts.info(words.asked(formatDay(deletion_at)));
        return onClose();
      }
      leave();
      toasts.info(words.gone);
    },
  });
  const submit: SubmitForm = (values) =>
    remove.submit(fields, { body: { when, ...proofIn(values) } });
  return (
    <Modal title={words.title} description={words.sentence} size="sm" onClose={onClose}>
      <div className="flex flex-col gap-4 pt-2">
        <Segmented label={words.when} options={options} value={when} onChange={setWhen} />
        <p aria-live="polite" className="text-ink-soft">
          {words[when]}
        </p>
        <Forfeited user={user} />
        {proofSentence(user) && <p className="text-ink-soft">{proofSentence(user)}</p>}
        <CodeForm
          again={again}
          fields={fields}
          tone="danger"
          submitLabel={words.submit[when]}
          onSubmit={submit}
        />
      </div>
    </Modal>
  );
}

/** Paid tokens and plans that would be lost. */
function Forfeited({ user }: { user: User }) {
  const { one_time_currency, subscription_currency, active_plan, plan_end_date } = user;
  const count = one_time_currency + subscription_currency;
  const tokens = count > 0 ? words.tokens(formatNumber(count)) : null;
  const until = active_plan && plan_end_date ? formatDay(plan_end_date) : null;
  if (tokens === null && until === null) return null;
  return <p className="text-ink">{words.forfeited(tokens, until)}</p>;
}
