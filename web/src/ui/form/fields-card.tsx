// A titled part of a long form: its fields in order, and what else belongs to them.
import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { afterPress } from './after-press.ts';
import { Field } from './field.tsx';
import type { FormField } from './form-rules.ts';
import type { useForm } from './use-form.ts';

interface Props {
  title: string;
  fields: readonly FormField[];
  form: ReturnType<typeof useForm>;
  children?: ReactNode;
}

export function FieldsCard({ title, fields, form, children }: Props) {
  return (
    <Card className="flex flex-col gap-5 p-5!" aria-label={title}>
      <h2 className="font-display text-xl">{title}</h2>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={form.values[field.name] ?? ''}
          error={form.shown[field.name]}
          disabled={false}
          onChange={(value) => form.change(field.name, value)}
          onBlur={() => afterPress(() => form.blur(field.name))}
        />
      ))}
      {children}
    </Card>
  );
}
