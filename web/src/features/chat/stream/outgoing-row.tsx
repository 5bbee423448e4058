// A message that the server has not acknowledged yet: what it waits for, or why it was refused.
import { useEffect, useState } from 'react';
import { Clock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useOnline } from '../../../lib/online.ts';
import { useSocket } from '../../../lib/socket.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { outbox } from '../runtime.ts';
import type { Outgoing } from '../outbox/outgoing.ts';
import { texts } from './texts.ts';
import { Bubble } from './bubble.tsx';

interface Props {
  message: Outgoing;
  /** A reply is being written, which the message waits for. */
  busy: boolean;
  onEdit: (text: string) => void;
}

/** If the response comes at once, nothing is said about sending. */
const QUIET_MS = 900;

export function OutgoingRow({ message, busy, onEdit }: Props) {
  const failed = message.state === 'failed';
  return (
    <div className="flex flex-col items-end pl-12">
      <Bubble side="right" tone={failed ? 'refused' : 'faded'}>
        <Markdown text={message.text} />
      </Bubble>
      {failed ? (
        <Failed message={message} onEdit={onEdit} />
      ) : (
        <Waiting message={message} busy={busy} />
      )}
    </div>
  );
}

function Waiting({ message, busy }: Omit<Props, 'onEdit'>) {
  const online = useOnline();
  const connected = useSocket().phase === 'ready';
  const [quiet, setQuiet] = useState(() => Date.now() - message.at < QUIET_MS);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(false), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (quiet && !busy && online) return null;
  return (
    <p className="flex items-center gap-1.5 px-1 pt-1.5 text-sm text-ink-faint">
      <Icon of={Clock} size="xs" />
      {online ? waitingWords(message, { busy, connected }) : texts.outgoing.offline}
    </p>
  );
}

function waitingWords(
  message: Outgoing,
  { busy, connected }: { busy: boolean; connected: boolean },
) {
  const { outgoing } = texts;
  if (!connected) return outgoing.after_connection;
  if (message.state === 'sending') return outgoing.sending;
  const waits = busy || message.failure?.code === 'chat.busy';
  return waits ? outgoing.after_reply : outgoing.after_pause;
}

function Failed({ message, onEdit }: Omit<Props, 'busy'>) {
  const { client_message_id: id, failure, text } = message;
  const needsAge = failure?.code === 'safety.age_gate_required';
  return (
    <div
      role="alert"
      className="flex max-w-md flex-col items-end gap-1 px-1 pt-1.5 text-right text-sm"
    >
      <p className="text-danger">
        {needsAge ? texts.outgoing.age : `${texts.outgoing.failed} ${failure?.title ?? ''}`}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" tone="ghost" onClick={() => outbox.discard(id)}>
          {texts.outgoing.discard}
        </Button>
        <Button
          size="sm"
          tone="ghost"
          onClick={() => {
            outbox.discard(id);
            onEdit(text);
          }}
        >
          {texts.outgoing.edit}
        </Button>
        <Button size="sm" onClick={() => outbox.retry(id)}>
          {texts.outgoing.retry}
        </Button>
      </div>
    </div>
  );
}
