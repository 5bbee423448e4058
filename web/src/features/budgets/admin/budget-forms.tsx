// The dialogs to change a budget and to allow more for today, each with a reason for the audit log.
import type { Budget } from '@velour/contract/budgets.ts';
import type { PaidProvider } from '@velour/contract/paid-providers.ts';
import { api } from '../../../lib/api.ts';
import { Form } from '../../../ui/form/form.tsx';
import { textOf, type FormField, type FormValues } from '../../../ui/form/form-rules.ts';
import { Modal } from '../../../ui/modal.tsx';
import { writeCents } from '../../../lib/money.ts';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { readPieces, readPrice } from './parse-numbers.ts';
import { providerNames, texts, units } from './texts.ts';

interface Props {
  budget: Budget;
  onClose: () => void;
}

const { fields: labels } = texts;
const typed = (values: FormValues, field: string): string => textOf(values, field).trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pieces = (name: string, label: string): FormField => ({
  name,
  label,
  type: 'text',
  required: true,
  inputMode: 'numeric',
  validation: (value: string) => (readPieces(value) === undefined ? texts.wrong_number : undefined),
});

const reason: FormField = {
  name: 'reason',
  label: labels.reason,
  type: 'text',
  required: true,
  hint: labels.reason_hint,
  validation: (value: string) => (value.trim().length < 3 ? texts.short_reason : undefined),
};

const fieldsOf = (engine: PaidProvider): readonly FormField[] => {
  const unit = capital(units[engine]);
  return [
    pieces('site_cap', labels.site_cap(unit)),
    pieces('member_cap', labels.member_cap(unit)),
    {
      name: 'dollars',
      label: labels.cents,
      type: 'text',
      hint: labels.cents_hint,
      validation: (value: string, values: FormValues) =>
        readPrice(value, typed(values, 'per')) === undefined ? texts.wrong_price : undefined,
    },
    { name: 'per', label: labels.per(units[engine]), type: 'text', inputMode: 'numeric' },
    reason,
  ];
};

export function ChangeForm({ budget, onClose }: Props) {
  const { engine, member_cap, site_cap, price } = budget;
  const fields = fieldsOf(engine);
  const change = useAdminCall(api.budgets.change, { done: texts.changed, onDone: onClose });
  return (
    <Modal title={texts.change_of(providerNames[engine])} onClose={onClose}>
      <Form
        fields={fields}
        initial={{
          site_cap: formatNumber(site_cap),
          member_cap: formatNumber(member_cap),
          dollars: price ? writeCents(price.cents) : '',
          per: formatNumber(price?.per ?? (engine === 'llm' ? 1_000_000 : 1)),
        }}
        submitLabel={texts.save}
        onSubmit={(values) =>
          change.submit(fields, {
            params: { engine },
            body: {
              site_cap: readPieces(typed(values, 'site_cap')) ?? site_cap,
              member_cap: readPieces(typed(values, 'member_cap')) ?? member_cap,
              price: readPrice(typed(values, 'dollars'), typed(values, 'per')) ?? null,
              reason: typed(values, 'reason'),
            },
          })
        }
      />
    </Modal>
  );
}

export function ReopenForm({ budget, onClose }: Props) {
  const { engine, site_cap, extra } = budget;
  const reopen = useAdminCall(api.budgets.reopen, { done: texts.reopened, onDone: onClose });
  const fields = [pieces('extra', labels.extra(capital(units[engine]))), reason];
  return (
    <Modal
      title={texts.reopen_of(providerNames[engine])}
      description={texts.reopen_sentence(formatNumber(site_cap), units[engine])}
      onClose={onClose}
    >
      <Form
        fields={fields}
        // By default a fifth of the cap: enough for an evening, little for a program.
        initial={{ extra: formatNumber(extra + Math.ceil(site_cap / 5)) }}
        submitLabel={texts.reopen}
        onSubmit={(values) =>
          reopen.submit(fields, {
            params: { engine },
            body: {
              extra: readPieces(typed(values, 'extra')) ?? extra,
              reason: typed(values, 'reason'),
            },
          })
        }
      />
    </Modal>
  );
}
