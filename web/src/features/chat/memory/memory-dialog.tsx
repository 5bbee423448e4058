// The character's memory: facts to search, add, change, pin and delete, the chat's summary, and how much of it
// prompts use.
import { useRef, useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Chat } from '@velour/contract/chat.ts';
import type { Fact, Memory } from '@velour/contract/memory.ts';
import { MAX_FACT_LENGTH, MEMORY_PRESETS } from '@velour/contract/memory-values.ts';
import { api } from '../../../lib/api.ts';
import { alwaysFresh } from '../../../lib/queries.ts';
import { toasts } from '../../../lib/toasts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { memoryOf } from '../queries.ts';
import { useDraft } from '../composer/use-draft.ts';
import { texts } from './texts.ts';
import { FactRow, hasDraft } from './fact-row.tsx';

const presets = MEMORY_PRESETS.map((value) => ({ value, label: texts.presets[value] }));
/** Fewer facts need no search. */
const LEAST_TO_SEARCH = 6;

interface Props {
  chat: Chat;
  onClose: () => void;
}

export function MemoryDialog({ chat, onClose }: Props) {
  const { name } = chat.character;
  const { data, error, refetch } = useQuery(alwaysFresh(memoryOf(chat.session_id)));
  return (
    <Modal title={texts.title(name)} description={texts.sentence(name)} onClose={onClose}>
      {data && <Remembered chat={chat} memory={data} />}
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

function Remembered({ chat, memory }: { chat: Chat; memory: Memory }) {
  const { session_id, character } = chat;
  const [search, setSearch] = useState('');
  const rows = useRef<HTMLElement>(null);
  /** As they were when their editors opened: what is written there outlives the memory, a search and this dialog. */
  const [edited, setEdited] = useState(() => memory.facts.filter(hasDraft));
  const client = useQueryClient();
  const list = memoryOf(session_id);
  const reload = { invalidates: [list] };
  const params = { id: session_id };
  const setPreset = useCall(api.memory.setPreset, {
    onDone: (next) => client.setQueryData(list.queryKey, next),
    failed: texts.not_saved,
  });
  const change = useCall(api.memory.change, { ...reload, failed: texts.not_saved });
  const addAgain = useCall(api.memory.add, { ...reload, failed: texts.not_saved });
  const remove = useCall(api.memory.remove, { ...reload, failed: texts.not_saved });
  const removeFact = async ({ id, text }: Fact) => {
    if (!(await remove.run({ params: { ...params, fact_id: id } }))) return;
    toasts.offer(texts.deleted, {
      label: texts.undo,
      onPress: () => void addAgain.run({ params, body: { text } }),
    });
  };
  const { facts, summary, preset } = memory;
  const wanted = search.trim().toLowerCase();
  const isEdited = ({ id }: Fact): boolean => edited.some((one) => one.id === id);
  // First, so that the field which has the focus stays where it is on the page.
  const gone = edited.filter(({ id }) => !facts.some((fact) => fact.id === id));
  const shown = [
    ...gone,
    ...facts.filter((fact) => isEdited(fact) || fact.text.toLowerCase().includes(wanted)),
  ];
  const edit = (fact: Fact, isEditing: boolean) =>
    setEdited((known) => [
      ...known.filter(({ id }) => id !== fact.id),
      ...(isEditing ? [fact] : []),
    ]);
  return (
    <div className="flex flex-col gap-5">
      <AddFact sessionId={session_id} />
      {facts.length >= LEAST_TO_SEARCH && (
        <SearchField label={texts.search} value={search} onChange={setSearch} />
      )}
      <section ref={rows} tabIndex={-1} aria-label={texts.facts} className="outline-none">
        <p role="status" className={shown.length === 0 ? 'text-ink-soft' : 'sr-only'}>
          {shown.length > 0 && wanted !== '' && texts.matches(shown.length)}
          {shown.length === 0 &&
            (facts.length === 0 ? texts.nothing(character.name) : texts.no_match(search.trim()))}
        </p>
        {shown.length > 0 && (
          <ul className="flex flex-col gap-2">
            {shown.map((fact) => (
              <FactRow
                key={fact.id}
                fact={fact}
                isEditing={isEdited(fact)}
                isGone={gone.includes(fact)}
                onEdit={(isEditing) => {
                  // Of a memory that is gone the row goes, too.
                  if (!isEditing && gone.includes(fact)) rows.current?.focus();
                  edit(fact, isEditing);
                }}
                onChange={(body) =>
                  change.run({ params: { ...params, fact_id: fact.id }, body }).then(Boolean)
                }
                onAddAgain={(text) => addAgain.run({ params, body: { text } }).then(Boolean)}
                onRemove={() => {
                  // The button disappears with it.
                  rows.current?.focus();
                  void removeFact(fact);
                }}
              />
            ))}
          </ul>
        )}
      </section>
      {summary && (
        <section aria-label={texts.summary}>
          <h3 className="font-medium">{texts.summary}</h3>
          <p className="mt-1 whitespace-pre-line text-ink-soft">{summary.text}</p>
        </section>
      )}
      <section aria-label={texts.preset} className="flex flex-col gap-2">
        <h3 className="font-medium">{texts.preset}</h3>
        <Segmented
          label={texts.preset}
          options={presets}
          value={preset}
          onChange={(next) => void setPreset.run({ params, body: { preset: next } })}
        />
        <p className="text-sm text-ink-faint">{texts.preset_hints[preset]}</p>
      </section>
    </div>
  );
}

function AddFact({ sessionId }: { sessionId: string }) {
  const [text, setText] = useDraft(`${sessionId}/memory`);
  const add = useCall(api.memory.add, {
    invalidates: [memoryOf(sessionId)],
    shownInPlace: true,
    failed: texts.not_saved,
    onDone: () => setText(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !add.pending)
      void add.run({ params: { id: sessionId }, body: { text: text.trim() } });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <label className="flex flex-col gap-1.5">
        <span className="font-medium">{texts.add_label}</span>
        <input
          value={text}
          maxLength={MAX_FACT_LENGTH}
          placeholder={texts.add_placeholder}
          onChange={(event) => setText(event.target.value)}
          className={controlStyle()}
        />
      </label>
      {add.failure !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {add.failure}
        </p>
      )}
      <Button type="submit" className="self-start" pending={add.pending}>
        {texts.add}
      </Button>
    </form>
  );
}
