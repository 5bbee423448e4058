// The crisis card below a message in which a judge found a crisis signal.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Chat } from '@velour/contract/chat.ts';
import type { Entry } from '../conversation/conversation.ts';
import { blankMessage } from '../conversation/events.ts';
import { texts } from '../texts.ts';
import { createRows } from './rows.ts';
import { StreamRow } from './stream-row.tsx';

const message: Entry = {
  ...blankMessage('one'),
  seq: 3,
  author: 'user',
  text: 'It has been a long year.',
  message_send_at: '2026-11-21T12:00:00.000Z',
  heard: 0,
};
const nothing = () => undefined;
const rows = createRows();

const rowOf = (shown: Entry) => {
  const row = rows({ messages: [shown], outgoing: [], has_before: true, today: '2026-11-21' })[0];
  if (!row) throw new Error('There is no row.');
  return (
    <StreamRow
      {...{ row }}
      chat={{ character: { name: 'Mira' }, is_open: true } as Chat}
      busy={false}
      reachable
      isMarked={false}
      actions={new Proxy({} as never, { get: () => nothing })}
      onRemove={nothing}
      onEditUnsent={nothing}
    />
  );
};
const card = () => screen.queryByRole('region', { name: texts.notice.crisis_title });

test('it follows the message once that has it', () => {
  const { rerender } = render(rowOf(message));
  expect(card()).toBeNull();
  rerender(rowOf({ ...message, notice: 'crisis' }));
  const words = screen.getByText('It has been a long year.');
  expect(card()?.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});
