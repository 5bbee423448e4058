// A picture of a chat in each of its states, and the offer that leads to one.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chat } from '@velour/contract/chat.ts';
import type { StudioJob } from '@velour/contract/studio.ts';
import { expect, test, vi } from 'vitest';
import { fakeServer, refuse, type Answers } from '../../../lib/fake-server.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import PictureOffer, { openRequest } from '../composer/picture-offer.tsx';
import type { Entry } from '../conversation/conversation.ts';
import PictureRow from './picture-row.tsx';

const jobId = '01900000-0000-7000-8000-0000000000a1';
const session_id = '01900000-0000-7000-8000-0000000000b1';
const character = { id: '01900000-0000-7000-8000-0000000000c1', name: 'Mara', slug: 'mara' };
const chat = { session_id, is_open: true, character } as Chat;

const job = (more: Partial<StudioJob> = {}): StudioJob => ({
  job_id: jobId,
  kind: 'image',
  state: 'queued',
  position: 3,
  progress: { done: 0, total: 1 },
  reason: null,
  retryable: false,
  character: { ...character, gender: 'female' },
  prompt: 'in a red coat',
  shape: 'portrait',
  price: 5,
  outcome: null,
  source_image_id: null,
  pictures: [],
  created_at: '2026-11-21T12:00:00.000Z',
  ...more,
});

const made = (): StudioJob =>
  job({
    state: 'succeeded',
    position: null,
    progress: { done: 1, total: 1 },
    pictures: [
      {
        id: '01900000-0000-7000-8000-0000000000d1',
        kind: 'image',
        origin: 'chat',
        url: '/silhouette.svg',
        video_url: null,
        preview: '',
        width: 832,
        height: 1216,
        character: { ...character, gender: 'female' },
        prompt: 'in a red coat',
        shared: 'no',
        is_own: true,
        can_be_portrait: false,
        refusal: null,
        created_at: '2026-11-21T12:00:00.000Z',
      },
    ],
  });

const wallet = { 'wallet.wallet': refuse('server.failed') } satisfies Answers;

function show(answer: Answers['studio.image'], more: Answers = {}) {
  const server = fakeServer({ ...wallet, 'studio.image': answer, ...more });
  const onRemove = vi.fn<() => void>();
  renderScreen(<PictureRow jobId={jobId} chat={chat} onRemove={onRemove} />);
  return { server, onRemove };
}

test('one that waits says its place, and can be canceled', async () => {
  const { server } = show(job(), { 'studio.cancel': refuse('job.ended') });
  await screen.findByText('Number 3 in the queue');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(server.sent.map(({ call }) => call)).toContain('studio.cancel'));
});

test('one that is there is shown with its words, and another one is a press away', async () => {
  session.enter(signedIn());
  const { server } = show(made(), { 'chat.orderPicture': refuse('server.failed') });
  await screen.findByRole('img', { name: 'Mara: in a red coat' });
  expect(screen.getByRole('link', { name: 'See it in the gallery' }).getAttribute('href')).toBe(
    `/gallery/${character.id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Make another · 5/ }));
  await waitFor(() =>
    expect(server.sent.find(({ call }) => call === 'chat.orderPicture')).toMatchObject({
      params: { id: session_id },
      body: { prompt: 'in a red coat' },
    }),
  );
});

test('one that failed says why and that the tokens are back', async () => {
  const lost = { state: 'failed', reason: 'image.unavailable', retryable: true } as const;
  const { onRemove } = show(job({ ...lost, position: null }));
  await screen.findByText('We couldn’t make this picture');
  expect(screen.getByText(/can’t be reached right now\. 5 tokens returned\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Try again/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete from this chat' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('while a reply is written it cannot be deleted from the chat', async () => {
  fakeServer({ ...wallet, 'studio.image': made() });
  renderScreen(<PictureRow jobId={jobId} chat={chat} onRemove={undefined} />);
  await screen.findByRole('img', { name: 'Mara: in a red coat' });
  expect(screen.queryByRole('button', { name: 'Delete from this chat' })).toBeNull();
});

test('one that was deleted says so', async () => {
  show(refuse('job.not_found'));
  await screen.findByText('This picture was deleted.');
});

const own = (seq: number, text: string, more: Partial<Entry> = {}) =>
  ({ seq, text, author: 'user', kind: 'text', state: 'complete', ...more }) as Entry;

test('a request in words is offered once, with its price, until it is answered or closed', async () => {
  fakeServer(wallet);
  const onOffer = vi.fn<(start: string) => void>();
  const request = own(3, 'Send me a picture of you at the beach');
  expect(openRequest([request])).toEqual({ seq: 3, text: request.text });
  expect(openRequest([request, own(4, 'Hello')])).toBeUndefined();
  expect(openRequest([request, own(4, '', { kind: 'picture' })])).toBeUndefined();
  expect(openRequest([{ ...request, state: 'blocked' }])).toBeUndefined();
  renderScreen(<PictureOffer messages={[request]} name="Mara" onOffer={onOffer} />);
  await userEvent.click(screen.getByRole('button', { name: /^Make the picture · 5/ }));
  expect(onOffer).toHaveBeenCalledWith('at the beach');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is offered for ordinary talk', () => {
  fakeServer(wallet);
  render(<p>chat</p>);
  renderScreen(<PictureOffer messages={[own(3, 'Hello')]} name="Mara" onOffer={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
