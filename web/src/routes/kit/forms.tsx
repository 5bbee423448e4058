// Examples of fields and forms in all their states.
import { Field } from '../../ui/form/field.tsx';
import { Fields } from '../../ui/form/fields.tsx';
import { FieldsCard } from '../../ui/form/fields-card.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FieldValue, FormField } from '../../ui/form/form-rules.ts';
import { DraftNote } from '../../ui/form/draft-note.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { FORM_ERROR } from '../../ui/form/form-error.ts';
import { useForm, type FormControl } from '../../ui/form/use-form.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { Specimen } from './specimen.ts';
import { texts } from './texts.ts';

const nothing = () => undefined;
const options = texts.options.map((label) => ({ label, value: label }));

const fields: readonly FormField[] = [
  {
    name: 'email',
    label: texts.email,
    type: 'email',
    required: true,
    placeholder: 'sam@example.org',
  },
  { name: 'when', label: texts.label, type: 'select', options },
  { name: 'note', label: texts.note_label, type: 'textarea' },
  { name: 'consent', label: texts.consent, type: 'checkbox' },
];

const types: Record<string, FormField> = Object.fromEntries(
  fields.map((field) => [field.type, field]),
);

export const forms: readonly Specimen[] = [
  {
    of: Field,
    wide: true,
    states: {
      empty: field(types['email'], ''),
      filled: field(types['email'], 'sam@example.org'),
      wrong: field(types['email'], 'sam', { error: texts.wrong }),
      disabled: field(types['email'], 'sam@example.org', { disabled: true }),
      select: field(types['select'], texts.options[3]),
      textarea: field(types['textarea'], texts.sentence),
      checkbox: field(types['checkbox'], true),
      'date and time': field(
        { name: 'at', label: texts.label, type: 'datetime-local' },
        '2026-05-01T19:00',
      ),
      'with a hint': field(
        { name: 'code', label: texts.label, type: 'text', hint: texts.wait },
        '',
      ),
      'long words': field({ name: 'long', label: texts.longer, type: 'text' }, texts.long),
    },
  },
  {
    of: PasswordInput,
    wide: true,
    states: {
      empty: password(''),
      filled: password(texts.long),
      wrong: <PasswordInput value="sam" aria-label={texts.label} invalid onChange={nothing} />,
      disabled: <PasswordInput value="" aria-label={texts.label} disabled onChange={nothing} />,
    },
  },
  {
    of: Form,
    wide: true,
    states: {
      resting: <Form fields={fields} submitLabel={texts.action} onSubmit={nothing} />,
      loading: (
        <Form
          fields={fields.slice(3)}
          submitLabel={texts.wait}
          onSubmit={() => new Promise<void>(nothing)}
        />
      ),
      refused: (
        <Form
          fields={fields.slice(0, 1)}
          initial={{ email: 'sam@example.org' }}
          submitLabel={texts.action}
          onSubmit={() => ({ email: texts.wrong })}
        />
      ),
      'refused as a whole': (
        <Form
          fields={fields.slice(3)}
          tone="danger"
          submitLabel={texts.action}
          onSubmit={() => ({ [FORM_ERROR]: texts.sentence })}
        />
      ),
    },
  },
  {
    of: TextArea,
    wide: true,
    states: {
      empty: <TextArea label={texts.note_label} value="" onChange={nothing} />,
      filled: (
        <TextArea
          label={texts.note_label}
          value={texts.sentence}
          hint={texts.wait}
          onChange={nothing}
        />
      ),
    },
  },
  {
    of: SearchField,
    wide: true,
    states: {
      empty: <SearchField label={texts.label} value="" onChange={nothing} />,
      filled: <SearchField label={texts.label} value={texts.long} onChange={nothing} />,
      small: <SearchField label={texts.label} value="" size="sm" onChange={nothing} />,
    },
  },
  { of: Fields, wide: true, states: { resting: <Part /> } },
  {
    of: FieldsCard,
    wide: true,
    states: {
      resting: <LongPart />,
      'with more below': <LongPart>{texts.sentence}</LongPart>,
    },
  },
  {
    of: DraftNote,
    wide: true,
    states: {
      resting: (
        <DraftNote discardLabel={texts.close} onDiscard={nothing}>
          {texts.sentence}
        </DraftNote>
      ),
    },
  },
  {
    of: SaveBar,
    wide: true,
    states: {
      resting: <LongEnd />,
      loading: <LongEnd stage="submitting" />,
      'refused as a whole': <LongEnd formError={texts.sentence} />,
      'fields to correct': <LongEnd wrong={fields} canSubmit={false} />,
    },
  },
];

function LongPart({ children }: { children?: string }) {
  const form = useForm(fields, nothing, {});
  return (
    <FieldsCard title={texts.longer} fields={fields} form={form}>
      {children}
    </FieldsCard>
  );
}

function Part() {
  const form = useForm(fields, nothing, {});
  return (
    <div className="flex flex-col gap-5">
      <Fields fields={fields.slice(0, 2)} form={form} />
    </div>
  );
}

function LongEnd(state: Partial<FormControl>) {
  const form = useForm([], nothing, {});
  return <SaveBar form={{ ...form, ...state }} label={texts.action} />;
}

function password(value: string) {
  return <PasswordInput value={value} aria-label={texts.label} onChange={nothing} />;
}

function field(
  declared: FormField | undefined,
  value: FieldValue,
  { error, disabled = false }: { error?: string; disabled?: boolean } = {},
) {
  return (
    declared && (
      <Field
        field={declared}
        value={value}
        error={error}
        disabled={disabled}
        onChange={nothing}
        onBlur={nothing}
      />
    )
  );
}
