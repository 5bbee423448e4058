// The dialog that adds or changes a price: a form for each kind.
import type { PricedItem, PricedPackage, PricedPlan } from '@velour/contract/price-list.ts';
import { api } from '../../../lib/api.ts';
import { newId } from '../../../lib/ids.ts';
import { Form } from '../../../ui/form/form.tsx';
import { textOf, type FormField, type FormValues } from '../../../ui/form/form-rules.ts';
import { optionsOf } from '../../../ui/options.ts';
import { Modal } from '../../../ui/modal.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { texts as all } from './texts.ts';
import { readCents, readInteger, writeCents } from '../../../lib/money.ts';

const texts = all.prices;

/** `row` is undefined for a new item. */
export type Edited =
  | { readonly kind: 'package'; readonly row?: PricedPackage }
  | { readonly kind: 'plan'; readonly row?: PricedPlan }
  | { readonly kind: 'item'; readonly row?: PricedItem };

interface Props {
  edited: Edited;
  onDone: () => void;
  onClose: () => void;
}

export function PriceForm({ edited, onDone, onClose }: Props) {
  const name = nameOf(edited);
  const fields = fieldsOf[edited.kind];
  const { submit } = useAdminCall(save, {
    done: (_reply, _edited, values) => texts.saved(text(values, 'name')),
    onDone,
  });
  return (
    <Modal
      title={name === undefined ? texts.add[edited.kind] : texts.change(name)}
      onClose={onClose}
    >
      <Form
        fields={fields}
        initial={initialOf(edited)}
        submitLabel={texts.save}
        onSubmit={(values) => submit(fields, edited, values)}
      />
    </Modal>
  );
}

const nameOf = ({ kind, row }: Edited): string | undefined =>
  kind === 'package' ? row?.package_name : row?.name;

const text = (values: FormValues, field: string): string => textOf(values, field).trim();
const price = (value: string) => (readCents(value) === undefined ? texts.wrong_price : undefined);
/** As the server has it: more tokens are a typing error, and no bill is for more than a year. */
const MOST = { amount: 1_000_000, months: 12 } as const;
const wholeNumber = (most: number) => (value: string) => {
  const read = readInteger(value);
  return read === undefined || read > most ? texts.wrong_number(most) : undefined;
};
const optional = (rule: typeof price) => (value: string) =>
  value.trim() === '' ? undefined : rule(value);

const named: FormField = { name: 'name', label: texts.fields.name, type: 'text', required: true };
const priced: FormField = {
  name: 'price',
  label: texts.fields.price,
  type: 'text',
  required: true,
  validation: price,
};
const counted = (name: keyof typeof MOST, label: string): FormField => ({
  name,
  label,
  type: 'text',
  required: true,
  inputMode: 'numeric',
  validation: wholeNumber(MOST[name]),
});
const active: FormField = {
  name: 'active',
  label: texts.fields.active,
  type: 'checkbox',
  hint: texts.fields.active_hint,
};

const fieldsOf: Record<Edited['kind'], readonly FormField[]> = {
  package: [
    named,
    {
      name: 'type',
      label: texts.fields.type,
      type: 'select',
      required: true,
      options: optionsOf(['token', 'message'], texts.units),
    },
    counted('amount', texts.fields.amount),
    priced,
    active,
  ],
  plan: [
    named,
    counted('months', texts.fields.months),
    priced,
    {
      name: 'offer',
      label: texts.fields.offer,
      type: 'text',
      hint: texts.fields.offer_hint,
      validation: optional(price),
    },
    counted('amount', texts.fields.monthly),
    active,
  ],
  item: [
    named,
    {
      name: 'type',
      label: texts.fields.kind,
      type: 'select',
      required: true,
      options: optionsOf(['gift', 'unlock'], texts.kinds),
    },
    counted('amount', texts.fields.tokens),
    active,
  ],
};

const numberIn = (value: number | null | undefined): string => (value ? String(value) : '');
const priceIn = (cents: number | null | undefined): string => (cents ? writeCents(cents) : '');

const ofPackage = (row: PricedPackage | undefined): FormValues => ({
  name: row?.package_name ?? '',
  type: row?.type ?? 'token',
  amount: numberIn(row?.internal_currency),
  price: priceIn(row?.price_cents),
  active: row?.is_active ?? true,
});

const ofPlan = (row: PricedPlan | undefined): FormValues => ({
  name: row?.name ?? '',
  months: numberIn(row?.months),
  price: priceIn(row?.price_cents),
  offer: priceIn(row?.offer_price_cents),
  amount: numberIn(row?.tokens_per_month),
  active: row?.is_active ?? true,
});

const ofItem = (row: PricedItem | undefined): FormValues => ({
  name: row?.name ?? '',
  type: row?.kind ?? 'gift',
  amount: numberIn(row?.tokens),
  active: row?.is_active ?? true,
});

function initialOf({ kind, row }: Edited): FormValues {
  if (kind === 'package') return ofPackage(row);
  return kind === 'plan' ? ofPlan(row) : ofItem(row);
}

function save({ kind, row }: Edited, values: FormValues): Promise<unknown> {
  const params = { id: row?.id ?? newId() };
  const amount = readInteger(text(values, 'amount')) ?? 0;
  const price_cents = readCents(text(values, 'price')) ?? 0;
  const is_active = values['active'] === true;
  const name = text(values, 'name');
  const type = text(values, 'type');
  if (kind === 'package') {
    const given = { package_name: name, internal_currency: amount, price_cents, is_active };
    const unit = type === 'message' ? 'message' : 'token';
    return api.prices.setPackage({ params, body: { ...given, type: unit } });
  }
  if (kind === 'plan') {
    const offer_price_cents = readCents(text(values, 'offer')) ?? null;
    const months = readInteger(text(values, 'months')) ?? 0;
    const terms = { name, months, price_cents, offer_price_cents, is_active };
    return api.prices.setPlan({ params, body: { ...terms, tokens_per_month: amount } });
  }
  const item = { name, tokens: amount, is_active };
  return api.prices.setItem({
    params,
    body: { ...item, kind: type === 'unlock' ? 'unlock' : 'gift' },
  });
}
