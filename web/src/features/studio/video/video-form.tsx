// The order form of a clip: the picture, its motion, and the price.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Character } from '@velour/contract/characters.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { Chip } from '../../../ui/chip.tsx';
import { OrderBar } from '../order/order-bar.tsx';
import { PromptBox } from '../order/prompt-box.tsx';
import { isAboutPrompt, useVideoOrder } from '../order/use-order.ts';
import { hasPart, togglePart } from '../prompt-rules.ts';
import { useStudioDraft } from '../saved-drafts.ts';
import { texts } from '../texts.ts';
import { SourceChoice } from './source-choice.tsx';
import { useSources } from './use-sources.ts';

const words = texts.video;
const IMAGE = 'image';

interface Props {
  character: Character;
  onOrdered: () => void;
}

export function VideoForm({ character, onOrdered }: Props) {
  const [chosen, choose] = useChosenImage();
  const sources = useSources(character.id, chosen);
  const [{ motion }, change] = useStudioDraft(character.id);
  const [isAsked, setAsked] = useState(false);
  const order = useVideoOrder(onOrdered);
  const isPromptWrong = isAboutPrompt(order.error);
  const price = siteConfig.prices.video;
  const changeMotion = (next: string) => {
    if (isPromptWrong) order.reset();
    change({ motion: next });
  };
  const isChosen = [...sources.own, ...sources.open].some(({ image_id }) => image_id === chosen);
  const hasNone = !sources.isPending && sources.own.length + sources.open.length === 0;
  const submit = async () => {
    setAsked(!isChosen);
    if (!isChosen || chosen === null) return;
    const body = { image_id: chosen, prompt: motion.trim() };
    await order.run(body, { price, purpose: texts.to_make_clip(character.name) });
  };
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <section aria-label={words.choose} className="flex flex-col gap-3">
        <div>
          <h2 className="font-medium">{words.choose}</h2>
          <p className="text-sm text-ink-faint">{words.choose_sentence}</p>
        </div>
        <SourceChoice character={character} sources={sources} chosen={chosen} onChoose={choose} />
      </section>
      {!hasNone && (
        <>
          <PromptBox
            label={words.prompt}
            placeholder={words.placeholder(character.name)}
            hint={words.optional}
            value={motion}
            onChange={changeMotion}
            error={isPromptWrong ? order.failure : undefined}
          >
            <MotionChips motion={motion} onChange={changeMotion} />
          </PromptBox>
          <p className="text-sm text-ink-faint">{words.length}</p>
          <OrderBar
            feature="clips"
            price={price}
            label={texts.make_clip}
            pending={order.pending}
            failure={
              isAsked && !isChosen ? words.no_picture : isPromptWrong ? undefined : order.failure
            }
            error={order.error}
            onPress={() => void submit()}
          />
        </>
      )}
    </form>
  );
}

/** Stored in the address, so that links and reloads preserve it. */
function useChosenImage(): [string | null, (image_id: string) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (image_id: string) =>
    setQuery(
      (now) => {
        now.set(IMAGE, image_id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query.get(IMAGE), choose];
}

interface ChipsProps {
  motion: string;
  onChange: (motion: string) => void;
}

const MotionChips = ({ motion, onChange }: ChipsProps) => (
  <div role="group" aria-label={words.chips} className="flex flex-wrap gap-2">
    {words.ideas.map((idea) => (
      <Chip
        key={idea}
        pressed={hasPart(motion, idea)}
        onPress={() => onChange(togglePart(motion, idea))}
      >
        {idea}
      </Chip>
    ))}
  </div>
);
