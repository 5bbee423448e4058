// The settings of a chat: the user's persona, and how replies are written. Each change is saved at once.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Chat } from '@velour/contract/chat.ts';
import type { ChatSettings, Persona } from '@velour/contract/chat-settings.ts';
import {
  REPLY_LANGUAGES,
  REPLY_LENGTHS,
  REPLY_STYLES,
  type ReplyLanguage,
} from '@velour/contract/chat-settings-values.ts';
import { api } from '../../../lib/api.ts';
import { formatLanguage } from '../../../lib/formats.ts';
import { useSession } from '../../../lib/session.ts';
import { alwaysFresh } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { personas, settingsOf } from '../queries.ts';
import { PersonaForm } from './persona-form.tsx';
import { PersonaList } from './persona-list.tsx';
import { texts } from './texts.ts';

const lengths = REPLY_LENGTHS.map((value) => ({ value, label: texts.lengths[value] }));
const styles = REPLY_STYLES.map((value) => ({ value, label: texts.styles[value] }));
/** The option's value for “none”. */
const NONE = 'none';

/** Each language in its own name, as its speakers look for it. */
const languages = [
  { value: NONE, label: texts.same_language },
  ...REPLY_LANGUAGES.map((value) => ({ value, label: formatLanguage(value) })).toSorted(
    (one, other) => one.label.localeCompare(other.label),
  ),
];

type View = 'settings' | 'personas' | 'add' | Persona;

interface Props {
  chat: Chat;
  onClose: () => void;
}

export function SettingsDialog({ chat, onClose }: Props) {
  const [view, setView] = useState<View>('settings');
  const { name } = chat.character;
  const { data, error, refetch } = useQuery(alwaysFresh(settingsOf(chat.session_id)));
  if (view === 'personas')
    return (
      <Modal title={texts.personas} description={texts.personas_sentence} onClose={onClose}>
        <PersonaList onEdit={setView} />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => setView('add')}>{texts.add}</Button>
          <Button tone="ghost" onClick={() => setView('settings')}>
            {texts.back}
          </Button>
        </div>
      </Modal>
    );
  if (view !== 'settings') {
    const isNew = view === 'add';
    return (
      <Modal title={isNew ? texts.add : texts.change(view.name)} onClose={onClose}>
        <PersonaForm
          persona={isNew ? undefined : view}
          sessionId={chat.session_id}
          onDone={() => setView(isNew ? 'settings' : 'personas')}
        />
        <Button
          tone="ghost"
          wide
          className="mt-2"
          onClick={() => setView(isNew ? 'settings' : 'personas')}
        >
          {texts.back}
        </Button>
      </Modal>
    );
  }
  return (
    <Modal title={texts.title} description={texts.sentence(name)} onClose={onClose}>
      {data && <Settings chat={chat} settings={data} onView={setView} />}
      {!data && error && (
        <ErrorState title={texts.failed} onRetry={() => void refetch()}>
          {texts.failed_sentence}
        </ErrorState>
      )}
      {!data && !error && (
        <Loading label={texts.loading} count={3} className="flex flex-col gap-3">
          <Skeleton className="h-14" />
        </Loading>
      )}
    </Modal>
  );
}

interface SettingsProps {
  chat: Chat;
  settings: ChatSettings;
  onView: (view: View) => void;
}

function Settings({ chat, settings, onView }: SettingsProps) {
  const { session_id, character } = chat;
  const client = useQueryClient();
  const { queryKey } = settingsOf(session_id);
  const saving = useCall(api.chat_settings.change, {
    failed: texts.not_saved,
    onDone: (next) => client.setQueryData(queryKey, next),
  });
  const save = (body: Partial<ChatSettings>) =>
    void saving.run({ params: { id: session_id }, body });
  const { length, style, language, persona_id } = settings;
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={texts.you} className="flex flex-col gap-2">
        <h3 className="font-medium">{texts.you}</h3>
        <You
          name={character.name}
          chosen={persona_id}
          onChoose={(next) => save({ persona_id: next })}
          onView={onView}
        />
      </section>
      <section aria-label={texts.length} className="flex flex-col gap-2">
        <h3 className="font-medium">{texts.length}</h3>
        <Segmented
          label={texts.length}
          options={lengths}
          value={length}
          onChange={(next) => save({ length: next })}
        />
        <p className="text-sm text-ink-faint">{texts.length_hints[length]}</p>
      </section>
      <section aria-label={texts.style} className="flex flex-col gap-2">
        <h3 className="font-medium">{texts.style}</h3>
        <Segmented
          label={texts.style}
          options={styles}
          value={style}
          onChange={(next) => save({ style: next })}
        />
        <p className="text-sm text-ink-faint">{texts.style_hints[style]}</p>
      </section>
      <section aria-label={texts.language} className="flex flex-col gap-2">
        <h3 className="font-medium">{texts.language}</h3>
        <Select
          label={texts.language}
          options={languages}
          value={language ?? NONE}
          onChange={(next) => next !== '' && save({ language: languageOf(next) })}
        />
      </section>
    </div>
  );
}

const languageOf = (value: string): ReplyLanguage | null =>
  REPLY_LANGUAGES.find((tag) => tag === value) ?? null;

interface YouProps {
  name: string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onView: (view: View) => void;
}

/** A member's personas; a visitor sees why to create an account. */
function You({ name, chosen, onChoose, onView }: YouProps) {
  const { kind } = useSession();
  const isMember = kind === 'member';
  const { data, error, refetch } = useQuery({ ...personas(), enabled: isMember });
  if (!isMember) return <p className="text-ink-soft">{texts.sign_in}</p>;
  if (!data && error)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft">{texts.personas_failed}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-11" />;
  const options = [
    { value: NONE, label: texts.yourself },
    ...data.personas.map((one) => ({ value: one.id, label: one.name })),
  ];
  return (
    <>
      {data.personas.length > 0 && (
        <Select
          label={texts.you}
          options={options}
          value={chosen ?? NONE}
          onChange={(next) => next !== '' && onChoose(next === NONE ? null : next)}
        />
      )}
      <p className="text-sm text-ink-faint">{texts.you_hint(name)}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onView('add')}>
          {texts.add}
        </Button>
        {data.personas.length > 0 && (
          <Button size="sm" onClick={() => onView('personas')}>
            {texts.edit}
          </Button>
        )}
      </div>
    </>
  );
}
