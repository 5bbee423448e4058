// One piece of feedback: who wrote it, where, and the answer.
import { useState } from 'react';
import { Link } from 'react-router';
import type { Feedback } from '@velour/contract/feedback.ts';
import { api } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { texts } from './texts.ts';

export function OneFeedback({ feedback }: { feedback: Feedback }) {
  const { member, text, path, failure, state, answer, created_at } = feedback;
  const where = [path && texts.on(path), failure && texts.after(failure)]
    .filter(Boolean)
    .join(', ');
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-sm text-ink-faint">
        {member ? (
          <Link className="font-medium text-accent underline" to={paths.adminMembers(member.id)}>
            {member.name ?? texts.unnamed}
          </Link>
        ) : (
          texts.visitor
        )}{' '}
        · {formatMoment(created_at)} {where}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {answer !== null && (
        <div className="border-l-2 border-edge pl-4">
          <p className="text-sm text-ink-faint">{texts.answered}</p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      )}
      {state === 'open' && <Reply feedback={feedback} />}
    </Card>
  );
}

function Reply({ feedback: { id, email } }: { feedback: Feedback }) {
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const answering = useAdminCall(api.feedback.answer, { done: () => texts.sent });
  const closing = useAdminCall(api.feedback.close, { done: () => texts.closed });
  const params = { id };
  return (
    <div className="flex flex-col gap-3">
      {opened && email !== null && (
        <TextArea
          label={texts.answer_label}
          rows={4}
          maxLength={4_000}
          value={text}
          onChange={setText}
          hint={texts.answer_to(email)}
        />
      )}
      {email === null && <p className="text-sm text-ink-faint">{texts.no_address}</p>}
      <div className="flex flex-wrap gap-3">
        {email !== null && !opened && (
          <Button size="sm" onClick={() => setOpened(true)}>
            {texts.answer}
          </Button>
        )}
        {opened && (
          <Button
            size="sm"
            tone="primary"
            disabled={text.trim() === ''}
            pending={answering.pending}
            onClick={() => void answering.run({ params, body: { text } })}
          >
            {texts.send}
          </Button>
        )}
        <Button
          size="sm"
          tone="ghost"
          pending={closing.pending}
          onClick={() => void closing.run({ params })}
        >
          {texts.close}
        </Button>
      </div>
    </div>
  );
}
