// The upper edge of the message list: earlier messages are loading, or failed to load.
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { texts } from '../texts.ts';
import type { ConversationView } from '../use-conversation.ts';

export function Edge({ view: { loading, failure, reader } }: { view: ConversationView }) {
  if (loading !== 'before' && loading !== 'around' && !failure) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 z-(--z-raised) flex justify-center">
      <div className="pointer-events-auto flex items-center gap-2 rounded-full bg-raised-3 py-1.5 pr-2 pl-4 text-sm shadow-lift">
        {failure ? (
          <>
            <span role="alert">{texts.stream.earlier_failed}</span>
            <Button size="sm" tone="ghost" onClick={() => void reader.retry()}>
              {texts.stream.retry}
            </Button>
          </>
        ) : (
          <>
            <Spinner size="xs" />
            <span className="pr-2">{texts.stream.earlier}</span>
          </>
        )}
      </div>
    </div>
  );
}
