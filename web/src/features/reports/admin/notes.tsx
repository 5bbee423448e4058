// Admins' notes about a report, their questions, and the answers.
import { useState } from 'react';
import type { ReadReport } from '@velour/contract/reports.ts';
import { api } from '../../../lib/api.ts';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { texts } from './texts.ts';

export function Notes({ report }: { report: ReadReport }) {
  const { id, notes, state, reporter } = report;
  const [text, setText] = useState('');
  const { run, pending } = useAdminCall(api.reports.note, {
    done: texts.noted,
    onDone: () => setText(''),
  });
  const keep = (kind: 'note' | 'question') =>
    run({ params: { report_id: id }, body: { kind, text } });
  const common = { pending, size: 'sm', disabled: text.trim() === '' } as const;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-display text-xl">{texts.notes}</h2>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <li key={note.at}>
              <p className="text-sm text-ink-faint">
                {texts.note_kinds[note.kind]}
                {note.author_name && ` · ${note.author_name}`}
              </p>
              <p className="break-words whitespace-pre-wrap">{note.text}</p>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        label={texts.note_text}
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={setText}
      />
      <div className="flex flex-wrap gap-3">
        <Button {...common} onClick={() => void keep('note')}>
          {texts.note}
        </Button>
        {state === 'open' && reporter.email && (
          <Button {...common} onClick={() => void keep('question')}>
            {texts.ask}
          </Button>
        )}
      </div>
    </Card>
  );
}
