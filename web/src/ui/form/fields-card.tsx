// A titled section of a long form: its fields in order, and related content.
import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { Fields } from './fields.tsx';
import type { FormField } from './form-rules.ts';
import type { FormControl } from './use-form.ts';

interface Props {
  title: string;
  fields: readonly FormField[];
  form: FormControl;
  children?: ReactNode;
}

export function FieldsCard({ title, fields, form, children }: Props) {
  return (
    <Card padding="large" className="flex flex-col gap-5" aria-label={title}>
      <h2 className="font-display text-xl">{title}</h2>
      <Fields fields={fields} form={form} />
      {children}
    </Card>
  );
}
