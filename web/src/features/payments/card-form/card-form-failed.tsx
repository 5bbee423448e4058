// The error state of the card form: what to do, and that nothing was charged.
import { Button } from '../../../ui/button.tsx';
import { texts } from './texts.ts';

export function CardFormFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-control bg-raised-2 p-4">
      <p>{texts.failed}</p>
      <Button size="sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
