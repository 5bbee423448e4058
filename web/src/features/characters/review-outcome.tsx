// Why the review rejected a character, and the owner's appeal, once per version; or why it was taken down.
import { useState } from 'react';
import { MAX_APPEAL } from '@velour/contract/character-limits.ts';
import type { OwnListed } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { useContentFocus } from '../../lib/navigation/use-content-focus.ts';
import { paths } from '../../lib/paths.ts';
import { useUnsent } from '../../lib/unsent.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { texts } from './texts.ts';
import { useOwnCall } from './use-own-call.ts';

const words = texts.appeal;

interface Props {
  character: Pick<OwnListed, 'id' | 'name' | 'version' | 'review_reason' | 'appeal' | 'held'>;
  /** Shortens the reason; the editor shows all of it. */
  isShort?: boolean;
  className?: string;
}

export function ReviewOutcome({ character, isShort = false, className }: Props) {
  const { review_reason, appeal, held } = character;
  const [isOpen, setOpen] = useState(false);
  useContentFocus(String(appeal));
  const reason = held?.reason ?? review_reason;
  if (reason === null && appeal === null) return null;
  return (
    <div className={classNames('flex flex-col items-start gap-2 text-sm', className)}>
      {held?.report && <p className="text-ink-soft">{texts.held.sentence}</p>}
      {reason !== null && (
        <p className={classNames('wrap-anywhere text-danger', isShort && 'line-clamp-4')}>
          {texts.why_rejected} {reason}
        </p>
      )}
      {held?.report && (
        <ButtonLink size="sm" to={paths.feedback({ report: held.report })}>
          {texts.held.contest}
        </ButtonLink>
      )}
      {appeal === 'possible' && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
      {(appeal === 'decided' || appeal === 'open') && (
        <p className="text-ink-soft">{appeal === 'open' ? words.waiting : words.decided}</p>
      )}
      {isOpen && <AppealDialog character={character} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AppealDialog({ character, onClose }: Pick<Props, 'character'> & { onClose: () => void }) {
  const { id, name, version, review_reason } = character;
  const [text, setText] = useUnsent(`appeal ${id} ${version}`);
  const { run } = useOwnCall(api.own_characters.appeal, {
    done: words.sent(name),
    onDone: () => {
      setText('');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.title(name)}
      sentence={words.sentence}
      confirmLabel={words.send}
      tone="primary"
      disabled={text.trim() === ''}
      onConfirm={() => run({ params: { char_id: id }, body: { version, text } })}
      onClose={onClose}
    >
      {review_reason !== null && (
        <p className="pb-4 wrap-anywhere text-ink-soft">{words.reason(review_reason)}</p>
      )}
      <TextArea
        label={words.label}
        rows={5}
        maxLength={MAX_APPEAL}
        value={text}
        onChange={setText}
      />
    </ConfirmDialog>
  );
}
