// A test chat with the connected model: replies, time to first token, and speed. Nothing is stored.
import { useState, type FormEvent } from 'react';
import type { TestChatReply } from '@velour/contract/operations.ts';
import { api } from '../../../lib/api.ts';
import { formatDecimal } from '../../../lib/formats.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { duration } from './last-test.tsx';
import { texts as all } from './texts.ts';

const texts = all.chat;

interface Line {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** For a reply. */
  readonly reply?: TestChatReply;
}

/** The call accepts forty messages. */
const MAX_SENT = 39;

export function TestChat() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [text, setText] = useState('');
  const talk = useCall(api.operations.testChat, {
    shownInPlace: true,
    failed: texts.failed,
    onDone: (reply) =>
      setLines((before) => [...before, { role: 'assistant', text: reply.text, reply }]),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const own = text.trim();
    if (own === '' || talk.pending) return;
    const sent: Line[] = [...lines, { role: 'user', text: own }];
    setLines(sent);
    setText('');
    // A reply that failed without text would only confuse the model.
    const messages = sent
      .filter((line) => line.text !== '')
      .slice(-MAX_SENT)
      .map((line) => ({ role: line.role, text: line.text }));
    void talk.run({ body: { messages } });
  };

  return (
    <Section title={texts.title} sentence={texts.sentence} className="gap-4">
      <ol role="log" aria-label={texts.title} className="flex flex-col gap-3 empty:hidden">
        {lines.map((line, at) => (
          <li
            // Lines are only appended, so the index is a stable key.
            key={at}
            className={line.role === 'user' ? 'self-end' : 'self-start'}
          >
            {line.text !== '' && (
              <p
                className={`rounded-card px-4 py-2 wrap-anywhere ${line.role === 'user' ? 'bg-accent-tint' : 'bg-raised-2'}`}
              >
                <span className="sr-only">{texts.speakers[line.role]}</span>
                {line.text}
              </p>
            )}
            {line.reply && <Speed of={line.reply} />}
          </li>
        ))}
      </ol>
      {talk.pending && <p className="text-sm text-ink-soft">{texts.waiting}</p>}
      {talk.failure !== undefined && <p className="text-sm text-danger">{talk.failure}</p>}
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextArea
          label={texts.message}
          value={text}
          onChange={setText}
          rows={2}
          maxLength={4_000}
          placeholder={texts.placeholder}
        />
        <Button type="submit" className="self-start" pending={talk.pending}>
          {texts.send}
        </Button>
      </form>
    </Section>
  );
}

function Speed({ of: { failure, first_ms, tokens_per_second } }: { of: TestChatReply }) {
  const parts = [
    first_ms === null ? '' : texts.first(duration(first_ms)),
    tokens_per_second === null ? '' : texts.speed(formatDecimal(tokens_per_second)),
  ].filter(Boolean);
  return (
    <>
      {failure !== null && <p className="mt-1 px-1 text-sm text-danger">{failure}</p>}
      <p className="mt-1 px-1 text-sm text-ink-faint">{parts.join(' · ')}</p>
    </>
  );
}
