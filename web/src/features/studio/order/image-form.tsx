// The order form for pictures: prompt and ideas, number and shape, the final prompt, and the price.
import { useRef, useState } from 'react';
import type { CharacterCard } from '@velour/contract/characters.ts';
import { RIGHTS_STATEMENT } from '@velour/contract/rights-statement.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { useStudioDraft } from '../saved-drafts.ts';
import { texts } from '../texts.ts';
import { FaceNote } from './face-note.tsx';
import { FinalPrompt } from './final-prompt.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderOptions } from './order-options.tsx';
import { ReferencePicture, type Reference } from './reference-picture.tsx';
import { PromptBox } from './prompt-box.tsx';
import { SuggestionChips } from './suggestion-chips.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import ContestButton from '../../shared/contest/contest-button.tsx';
import { isAboutPrompt, useImageOrder } from './use-order.ts';

interface Props {
  character: Pick<CharacterCard, 'id' | 'name'>;
  onOrdered: () => void;
}

export function ImageForm({ character: { id, name }, onOrdered }: Props) {
  const [draft, change] = useStudioDraft(id);
  const order = useImageOrder(onOrdered);
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [reference, setReference] = useState<Reference>();
  const isUnstated = reference !== undefined && !reference.isStated;
  const { prompt, number, shape } = draft;
  const price = siteConfig.prices.image * number;
  const isEmpty = prompt.trim() === '';
  const isPromptWrong = isAboutPrompt(order.error);
  const changePrompt = (next: string) => {
    if (isPromptWrong) order.reset();
    change({ prompt: next });
  };
  const refusal = isApiError(order.error, 'safety.blocked') ? order.error : undefined;
  const submit = async () => {
    setAsked(isEmpty || isUnstated);
    if (isEmpty) return form.current?.querySelector('textarea')?.focus();
    if (isUnstated) return;
    const body = {
      character_id: id,
      prompt: prompt.trim(),
      number,
      shape,
      ...(reference && { reference: orderOf(reference) }),
    };
    await order.run(body, { price, purpose: texts.to_make(number, name) });
  };
  return (
    <form
      ref={form}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FaceNote characterId={id} name={name} />
      <PromptBox
        label={texts.prompt.label}
        placeholder={texts.prompt.placeholder(name)}
        value={prompt}
        onChange={changePrompt}
        error={
          isPromptWrong ? order.failure : isAsked && isEmpty ? texts.prompt.missing : undefined
        }
      >
        {refusal && (
          <p>
            <ContestButton
              about={() => ({
                rule: refusal.detail,
                surface: 'picture',
                passage: prompt.trim(),
                before: '',
              })}
            />
          </p>
        )}
      </PromptBox>
      <SuggestionChips characterId={id} prompt={prompt} onPrompt={changePrompt} />
      <OrderOptions draft={draft} onChange={change} />
      <ReferencePicture
        name={name}
        value={reference}
        onChange={setReference}
        error={isAsked && isUnstated ? texts.reference.missing : undefined}
      />
      <FinalPrompt characterId={id} prompt={prompt} shape={shape} />
      <OrderBar
        feature="pictures"
        price={price}
        label={texts.make(number)}
        pending={order.pending}
        failure={isPromptWrong ? undefined : order.failure}
        error={order.error}
        onPress={() => void submit()}
      />
    </form>
  );
}

const orderOf = ({ upload_id }: Reference) => ({
  upload_id,
  rights_version: RIGHTS_STATEMENT.version,
});
