// An imported card that states no age: nothing of it is lost, one number makes it a character.
import type { CharacterDraft } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormField } from '../../ui/form/form-rules.ts';
import { Picture } from '../../ui/picture.tsx';
import { useOwnCall } from './use-own-call.ts';
import { ageField, genderField, genderOf } from './character-fields.ts';
import { texts } from './texts.ts';
import { draftPlace } from './use-imports.ts';

const fields: readonly FormField[] = [ageField, genderField];

export function DraftTile({ draft }: { draft: CharacterDraft }) {
  const params = { draft_id: draft.id };
  const finishing = useOwnCall(api.own_characters.finishDraft);
  const removing = useOwnCall(api.own_characters.removeDraft);
  const finish = (age: number, gender: string) =>
    finishing.submit(fields, { params, body: { age, gender: genderOf(gender) } });
  return (
    <Card id={draftPlace(draft)} className="flex flex-col gap-4">
      <header className="flex items-start gap-4">
        <span className="w-20 shrink-0 overflow-hidden rounded-control">
          <Picture {...pictureSource(draft.portrait_url)} alt="" preview={draft.preview} />
        </span>
        <div className="min-w-0">
          <h2 className="font-display text-xl break-words">{draft.name}</h2>
          <p className="font-medium text-gold">{texts.needs_age}</p>
          <p className="text-sm text-ink-soft">{texts.needs_age_sentence}</p>
        </div>
      </header>
      <Form
        fields={fields}
        initial={{ gender: draft.gender }}
        submitLabel={texts.finish}
        onSubmit={({ age, gender }) => finish(Number(age), String(gender))}
      />
      <Button tone="ghost" size="sm" onClick={() => void removing.run({ params })}>
        {texts.throw_away}
      </Button>
    </Card>
  );
}
