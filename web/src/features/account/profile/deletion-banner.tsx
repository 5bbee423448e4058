// The banner of a scheduled account deletion, with a button that cancels it.
import { api } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from './texts.ts';
import { useUserCall } from './use-user-call.ts';

const words = texts.deletion;

export function DeletionBanner({ deletion_at }: { deletion_at: string }) {
  const { pending, run } = useUserCall(api.account.cancelDeletion, words.kept);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-4 rounded-card bg-accent-tint p-5 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{words.asked(formatDay(deletion_at))}</p>
        <p className="text-ink-soft">{words.asked_sentence}</p>
      </div>
      <Button tone="primary" pending={pending} onClick={() => void run()}>
        {words.keep}
      </Button>
    </div>
  );
}
