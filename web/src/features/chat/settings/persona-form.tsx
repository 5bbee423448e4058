// Creates a persona, which the chat then uses, or edits one.
import type { Persona } from '@velour/contract/chat-settings.ts';
import { PERSONA_LIMITS } from '@velour/contract/chat-settings-values.ts';
import { api } from '../../../lib/api.ts';
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

interface Props {
  persona: Persona | undefined;
  sessionId: string;
  onDone: () => void;
}

export function PersonaForm({ persona, sessionId, onDone }: Props) {
  const [draft, setDraft] = useDraft(`persona/${persona?.id ?? 'new'}`);
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
  });
  const submit: SubmitForm = (values) => {
    const body = {
      name: textOf(values, 'name'),
      pronouns: textOf(values, 'pronouns'),
      description: textOf(values, 'description'),
      is_default: values.is_default === true,
    };
    return persona
      ? changing.submit(fields, { params: { id: persona.id }, body })
      : adding.submit(fields, { body });
  };
  const { name = '', pronouns = '', description = '', is_default = false } = persona ?? {};
  // A draft was written by this form.
  const unsent = JSON.parse(draft || '{}') as FormValues;
  return (
    <Form
      fields={fields}
      initial={{ name, pronouns, description, is_default, ...unsent }}
      onChange={(values) => setDraft(JSON.stringify(values))}
      submitLabel={words.save}
      onSubmit={submit}
    />
  );
}
