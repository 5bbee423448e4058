// The decision on a character in review: approve it, or reject it with a reason for its creator.
import { useState, type ReactNode } from 'react';
import { useAdminCall } from '../../../shared/admin/use-admin-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { texts } from './texts.ts';

interface Props {
  /** What is chosen with a yes. */
  children?: ReactNode;
  /** A no comes with its reason. Answers what is said of it. */
  decide: (reason: string | undefined) => Promise<string>;
  onDecided: () => void;
}

export function Decision({ children, decide, onDecided }: Props) {
  const [reason, setReason] = useState('');
  const { run, pending } = useAdminCall(decide, { done: (text) => text });
  const send = async (given?: string) => {
    await run(given);
    onDecided();
  };
  return (
    <Card className="grid items-start gap-4 md:grid-cols-2">
      <div className="flex flex-col items-start gap-3">
        {children}
        <Button tone="primary" pending={pending} onClick={() => void send()}>
          {texts.approve}
        </Button>
      </div>
      <div className="flex flex-col gap-3">
        <TextArea
          label={texts.reason}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={setReason}
          placeholder={texts.reason_hint}
        />
        <Button
          tone="danger"
          className="self-start"
          disabled={reason.trim() === ''}
          pending={pending}
          onClick={() => void send(reason)}
        >
          {texts.reject}
        </Button>
      </div>
    </Card>
  );
}
