// Creates a persona, which the chat then uses, or edits one.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Persona } from '@velour/contract/chat-settings.ts';
import { PERSONA_LIMITS } from '@velour/contract/chat-settings-values.ts';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { alwaysFresh } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { textOf, type FormField, type FormValues } from '../../../ui/form/form-rules.ts';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { within } from '../../shared/field-rules.ts';
import { personas, settingsOf } from '../queries.ts';
import { useDraft } from '../composer/use-draft.ts';
import { texts } from './texts.ts';

const words = texts.form;

const fields: readonly FormField[] = [
  {
    name: 'name',
    label: words.name,
    type: 'text',
    required: true,
    autoComplete: 'off',
    validation: within(PERSONA_LIMITS.name),
  },
  {
    name: 'pronouns',
    label: words.pronouns,
    type: 'text',
    placeholder: words.pronouns_example,
    validation: within(PERSONA_LIMITS.pronouns),
    autoComplete: 'off',
  },
  {
    name: 'description',
    label: words.description,
    type: 'textarea',
    placeholder: words.description_example,
    validation: within(PERSONA_LIMITS.description),
  },
  { name: 'is_default', label: words.is_default, type: 'checkbox' },
];

/** The values of the form, of a persona or a new one. */
const valuesOf = (persona: Persona | undefined): FormValues => {
  const { name = '', pronouns = '', description = '', is_default = false } = persona ?? {};
  return { name, pronouns, description, is_default };
};

const picked = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

interface Props {
  persona: Persona | undefined;
  sessionId: string;
  onDone: () => void;
}

export function PersonaForm({ persona, sessionId, onDone }: Props) {
  const [draft, setDraft] = useDraft(`persona/${persona?.id ?? 'new'}`);
  const client = useQueryClient();
  const [initial] = useState(() => valuesOf(persona));
  /** What its person has seen: changes of another window are replaced only once they are shown. */
  const [seen, setSeen] = useState(initial);
  const changedIn = (values: FormValues) =>
    fields.map(({ name }) => name).filter((name) => values[name] !== initial[name]);
  const showOther = async () => {
    const latest = await client.fetchQuery(alwaysFresh(personas())).catch(() => undefined);
    const other = latest?.personas.find(({ id }) => id === persona?.id);
    if (other) setSeen(valuesOf(other));
  };
  const done = () => {
    setDraft('');
    onDone();
  };
  const choosing = useCall(api.chat_settings.change, {
    failed: texts.not_saved,
    invalidates: [settingsOf(sessionId)],
  });
  const adding = useCall(api.personas.add, {
    failed: texts.not_saved,
    invalidates: [personas()],
    onDone: ({ id }) => {
      void choosing.run({ params: { id: sessionId }, body: { persona_id: id } }).then(done);
    },
  });
  const changing = useCall(api.personas.change, {
    failed: texts.not_saved,
    invalidates: [personas()],
    onDone: done,
    onFailed: (error) => {
      if (isApiError(error, 'persona.changed_elsewhere')) void showOther();
    },
  });
  const submit: SubmitForm = (values) => {
    if (!persona) {
      const name = textOf(values, 'name');
      return adding.submit(fields, { body: { ...picked(values, changedIn(values)), name } });
    }
    const changed = changedIn(values);
    if (changed.length === 0) return done();
    const body = { ...picked(values, changed), replaces: picked(seen, changed) };
    return changing.submit(fields, { params: { id: persona.id }, body });
  };
  // A draft was written by this form.
  const unsent = JSON.parse(draft || '{}') as FormValues;
  const others = fields.filter(({ name }) => seen[name] !== initial[name]);
  return (
    <Form
      fields={fields}
      initial={{ ...initial, ...unsent }}
      onChange={(values) => {
        const changed = changedIn(values);
        setDraft(changed.length > 0 ? JSON.stringify(picked(values, changed)) : '');
      }}
      submitLabel={words.save}
      onSubmit={submit}
    >
      <p role="status" className="text-sm wrap-anywhere text-ink-soft empty:hidden">
        {others.length > 0 &&
          words.changed_elsewhere(
            others.map(({ name, label }) => words.changed_value(label, String(seen[name]))),
          )}
      </p>
    </Form>
  );
}
