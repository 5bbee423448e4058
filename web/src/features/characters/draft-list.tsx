// Imported cards without an age, which become characters once an age is entered.
import { useState, type SubmitEvent } from 'react';
import { X } from 'lucide-react';
import { GENDERS } from '@velour/contract/character-limits.ts';
import type { CharacterDraft } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { checkAge } from '../shared/field-rules.ts';
import { texts as shared } from '../shared/texts.ts';
import { ageField, genderOf } from './character-fields.ts';
import { texts } from './texts.ts';
import { useOwnCall } from './use-own-call.ts';
import { draftPlace } from './use-imports.ts';

interface Answer {
  readonly age?: string;
  readonly gender?: string;
  readonly error?: string | undefined;
}

const words = texts.drafts;

export function DraftList({ drafts }: { drafts: readonly CharacterDraft[] }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [pending, setPending] = useState(false);
  const finishing = useOwnCall(api.own_characters.finishDraft);
  const change = (id: string, answer: Answer) =>
    setAnswers((known) => ({ ...known, [id]: { ...known[id], error: undefined, ...answer } }));
  const answered = drafts.filter(({ id }) => answers[id]?.age?.trim());

  /** Sequentially; a refused card stays in the list. */
  const addAll = async () => {
    for (const { id, ...draft } of answered) {
      const { age = '', gender = draft.gender } = answers[id] ?? {};
      const wrong = checkAge(age);
      const body = { age: Number(age), gender: genderOf(gender) };
      const params = { draft_id: id };
      const refused =
        wrong === undefined
          ? await finishing.submit([ageField], { params, body })
          : { [ageField.name]: wrong };
      if (refused) change(id, { error: Object.values(refused).join(' ') });
    }
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    await addAll();
    setPending(false);
  };

  return (
    <Card>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <header>
          <h2 className="font-display text-xl">{words.title(drafts.length)}</h2>
          <p className="text-ink-soft">{words.sentence}</p>
        </header>
        <ul className="flex flex-col">
          {drafts.map((draft) => (
            <Line
              key={draft.id}
              draft={draft}
              answer={answers[draft.id] ?? {}}
              onChange={(answer) => change(draft.id, answer)}
            />
          ))}
        </ul>
        <Button
          type="submit"
          tone="primary"
          pending={pending}
          disabled={answered.length === 0}
          className="self-start max-sm:w-full"
        >
          {words.add(answered.length)}
        </Button>
      </form>
    </Card>
  );
}

interface LineProps {
  draft: CharacterDraft;
  answer: Answer;
  onChange: (answer: Answer) => void;
}

function Line({ draft, answer: { age = '', gender = draft.gender, error }, onChange }: LineProps) {
  const removing = useOwnCall(api.own_characters.removeDraft);
  const place = draftPlace(draft);
  const note = `${place}-error`;
  return (
    <li
      id={place}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-0 sm:grid-cols-[2.5rem_minmax(0,1fr)_8rem_6rem_auto]"
    >
      <span className="overflow-hidden rounded-small">
        <Picture {...pictureSource(draft.portrait_url)} alt="" preview={draft.preview} />
      </span>
      <h3 className="min-w-0 font-medium wrap-anywhere">{draft.name}</h3>
      <span className="max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:flex max-sm:gap-2 sm:contents">
        <select
          aria-label={words.category_of(draft.name)}
          value={gender}
          onChange={({ target }) => onChange({ gender: target.value })}
          className={controlStyle()}
        >
          {GENDERS.map((one) => (
            <option key={one} value={one}>
              {shared.genders[one]}
            </option>
          ))}
        </select>
        <input
          name="age"
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.age_of(draft.name)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : note}
          placeholder={words.age}
          value={age}
          onChange={({ target }) => onChange({ age: target.value })}
          className={controlStyle({ invalid: error !== undefined })}
        />
      </span>
      <IconButton
        icon={X}
        label={words.discard(draft.name)}
        tone="quiet"
        className="max-sm:col-start-3 max-sm:row-start-1"
        onClick={() => void removing.run({ params: { draft_id: draft.id } })}
      />
      <p id={note} role="alert" className="col-span-full text-sm text-danger empty:hidden">
        {error}
      </p>
    </li>
  );
}
