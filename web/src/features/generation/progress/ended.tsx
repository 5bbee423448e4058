// A failed creation: the reason, the refund, and what to do next.
import type { Creation } from '@velour/contract/creation.ts';
import { paths } from '../../../lib/paths.ts';
import { useCost } from '../../shared/use-cost.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PricedButton } from '../../../ui/priced-button.tsx';
import { savedDraft, useDraft } from '../wizard/saved-draft.ts';
import { draftOf } from '../wizard/new-character.ts';
import { answersIn } from '../wizard/steps.ts';
import { isEnd, texts } from './texts.ts';
import type { CreationActions } from './use-creation-actions.ts';

export function Ended({ known, actions }: { known: Creation; actions: CreationActions }) {
  const { state, price, reason, retryable, wish } = known;
  // A newer draft of the wizard is not overwritten.
  const isFree = answersIn(useDraft()) === 0;
  const cost = useCost(price);
  const { title, sentence } = texts.ends[isEnd(state) ? state : 'failed'];
  return (
    <ErrorState
      level="h1"
      title={title}
      action={
        <div className="flex flex-wrap items-start justify-center gap-3">
          {retryable && (
            <PricedButton {...cost} pending={actions.pending.retry} onPress={actions.retry}>
              {texts.again}
            </PricedButton>
          )}
          {wish && isFree && (
            <ButtonLink
              to={paths.create('description')}
              onClick={() => savedDraft.change(() => draftOf(known, wish))}
            >
              {texts.change}
            </ButtonLink>
          )}
          <ButtonLink to={paths.create()}>{texts.another}</ButtonLink>
          <Button tone="ghost" pending={actions.pending.dismiss} onClick={actions.dismiss}>
            {texts.dismiss}
          </Button>
        </div>
      }
    >
      {`${texts.reason(reason)} ${sentence(price)}`.trim()}
    </ErrorState>
  );
}
