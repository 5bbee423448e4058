// Feedback: sent with the screen that it is about, preserved after a failure, and answered in the inbox.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feedback } from '@velour/contract/feedback.ts';
import { expect, test } from 'vitest';
import { refuse, type Answers } from '../../lib/fake-server.ts';
import { openScreen } from '../../lib/screen-fixture.tsx';
import { FeedbackInbox } from './admin/feedback-inbox.tsx';
import { FeedbackForm } from './feedback-form.tsx';

const id = '01900000-0000-7000-8000-0000000000f1';

const open = (answer: Answers['feedback.send'], more: Answers = {}) =>
  openScreen(<FeedbackForm />, '/feedback?from=/chats&failure=page.broken', {
    'identity.createVisitor': { jwt: 'a.e30.c' },
    'feedback.send': answer,
    ...more,
  });

test('a visitor writes, with an address for the answer, and is thanked', async () => {
  const server = open({ id });
  screen.getByText(/from \(\/chats\), and what failed there \(page\.broken\), but nothing from/);
  await userEvent.type(screen.getByLabelText('Your feedback'), 'It is slow.');
  await userEvent.type(screen.getByLabelText('Your email (optional)'), 'ann@velour.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(server.sent.find(({ call }) => call === 'feedback.send')?.body).toEqual({
    text: 'It is slow.',
    path: '/chats',
    failure: 'page.broken',
    email: 'ann@velour.example',
  });
});

test('a decision on a report is contested by the same form, which names the report to the team', async () => {
  const server = openScreen(<FeedbackForm />, '/feedback?report=VR-ABCD-EFGH', {
    'identity.createVisitor': { jwt: 'a.e30.c' },
    'feedback.send': { id },
  });
  screen.getByRole('heading', { name: 'Ask us to look again' });
  screen.getByText(/decision on report VR-ABCD-EFGH is wrong/);
  await userEvent.type(
    screen.getByLabelText('Why the decision is wrong'),
    'She is a friend of mine.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send to the team' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  screen.getByText('A person will look at our decision again.');
  expect(server.sentTo('feedback.send')).toMatchObject([
    { body: { text: 'She is a friend of mine.', failure: 'report VR-ABCD-EFGH' } },
  ]);
});

test.each(['Your account is closed. Call 555', 'VR-ABCD-EFGH-JKMN-PQRS', 'vr-abcd-efgh', ''])(
  'an address with something else than the reference of a report (%j) opens the ordinary form',
  (report) => {
    const query = new URLSearchParams({ report, failure: 'page.broken', from: '/chats' });
    openScreen(<FeedbackForm />, `/feedback?${query}`, {});
    screen.getByRole('heading', { name: 'Send feedback' });
    screen.getByText(/what failed there \(page\.broken\)/);
    expect(document.body.textContent).not.toContain(report || 'Ask us to look again');
  },
);

test.each([
  [
    '/chats',
    'POST /chats/:id/messages reply.unreadable',
    /failed there \(POST .+ reply\.unreadable\)/,
  ],
  ['/chats', 'Your account is closed. Call 555', /\(\/chats\), but nothing from your chats/],
  ['/ Your account is closed', 'page.broken', undefined],
] as const)(
  'of an address (%j, %j) only a path and a failure of the product are shown',
  (from, failure, words) => {
    openScreen(<FeedbackForm />, `/feedback?${new URLSearchParams({ from, failure })}`, {});
    if (words) screen.getByText(words);
    expect(document.body.textContent).not.toContain('Your account');
  },
);

test('a failure keeps the text', async () => {
  open(refuse('server.failed'));
  await userEvent.type(screen.getByLabelText('Your feedback'), 'It is slow.');
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your feedback').value).toBe('It is slow.'),
  );
  expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
});

const file = new File(['x'], 'screen.png', { type: 'image/png' });
const uploaded = { id, url: '/silhouette.svg', width: 1, height: 1, deleted_at: '' };

test('a screenshot goes with it, also one that is pasted, and can be removed', async () => {
  const server = open({ id }, { 'gallery.upload': uploaded });
  await userEvent.type(screen.getByLabelText('Your feedback'), 'It looks like this.');
  await userEvent.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
  await screen.findByAltText('The picture you added');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByAltText('The picture you added')).toBeNull();
  fireEvent.paste(screen.getByLabelText('Your feedback'), { clipboardData: { files: [file] } });
  await screen.findByAltText('The picture you added');
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(server.sentTo('feedback.send')).toMatchObject([
    { body: { text: 'It looks like this.', upload_id: id } },
  ]);
});

test.each([
  ['picture.blocked', /breaks the site’s rules/],
  ['request.invalid', /We can’t read this picture/],
  ['server.failed', /We couldn’t upload this picture/],
] as const)(
  'a picture that is refused (%s) leaves the words, which go without it',
  async (code, words) => {
    const server = open({ id }, { 'gallery.upload': refuse(code) });
    await userEvent.type(screen.getByLabelText('Your feedback'), 'It is slow.');
    await userEvent.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
    await screen.findByRole('heading', { name: 'Thank you' });
    const [sent] = server.sentTo('feedback.send');
    expect(sent?.body).toMatchObject({ text: 'It is slow.' });
    expect(sent?.body).not.toHaveProperty('upload_id');
  },
);

test('a picture that is gone by then is named, and the words stay', async () => {
  open(refuse('upload.not_found'), { 'gallery.upload': uploaded });
  await userEvent.type(screen.getByLabelText('Your feedback'), 'It is slow.');
  await userEvent.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
  await screen.findByAltText('The picture you added');
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  await screen.findByText(/We don’t have your picture anymore/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your feedback').value).toBe('It is slow.');
});

const written = (more: Partial<Feedback> = {}): Feedback => ({
  id,
  text: 'It is slow.',
  path: '/chats',
  failure: 'page.broken',
  member: null,
  email: 'ann@velour.example',
  contest: null,
  picture: null,
  state: 'open',
  answer: null,
  created_at: '2026-11-21T12:00:00.000Z',
  ended_at: null,
  ...more,
});

test('an admin is led from a contested decision to its report', async () => {
  const feedback = [written({ path: '', failure: 'report VR-ABCD-EFGH' })];
  openScreen(<FeedbackInbox />, '/admin/feedback', {
    'feedback.list': { feedback, total_count: 1, next_cursor: null },
  });
  const link = await screen.findByRole('link', { name: 'about report VR-ABCD-EFGH' });
  expect(link.getAttribute('href')).toBe('/admin/reports?state=upheld&search=VR-ABCD-EFGH');
});

test('an admin reads it and answers; without an address it can be closed alone', async () => {
  const silent = written({ id: '01900000-0000-7000-8000-0000000000f2', email: null });
  let feedback = [written(), silent];
  const page = (
    <main tabIndex={-1}>
      <FeedbackInbox />
    </main>
  );
  const server = openScreen(page, '/admin/feedback', {
    'feedback.list': () => ({ feedback, total_count: feedback.length, next_cursor: null }),
    'feedback.answer': () => {
      feedback = [silent];
      return written({ state: 'answered', answer: 'Fixed.' });
    },
  });
  expect(await screen.findAllByText('It is slow.')).toHaveLength(2);
  expect(screen.getByText('There’s no confirmed email, so you can’t answer.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  const answer = screen.getByLabelText('Your answer');
  expect(document.activeElement).toBe(answer);
  await userEvent.type(answer, 'Fixed.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(server.sent.find(({ call }) => call === 'feedback.answer')).toMatchObject({
      params: { id },
      body: { text: 'Fixed.' },
    }),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a picture is blurred until an admin asks for it', async () => {
  const picture = { url: '/assets/x/960?until=1&sign=a', width: 960, height: 600 };
  openScreen(<FeedbackInbox />, '/admin/feedback', {
    'feedback.list': { feedback: [written({ picture })], total_count: 1, next_cursor: null },
  });
  const button = await screen.findByRole('button', { name: 'Show picture' });
  expect(button.querySelector('img')?.className).toContain('blur');
  await userEvent.click(button);
  expect(button.getAttribute('aria-label')).toBe('Picture sent with the feedback');
  expect(button.querySelector('img')?.className).not.toContain('blur');
});

test('an inbox that fails to load says so, and asks for the password where it is needed', async () => {
  openScreen(<FeedbackInbox />, '/admin/feedback', { 'feedback.list': refuse('request.invalid') });
  await screen.findByText('We couldn’t load this');
  cleanup();
  openScreen(<FeedbackInbox />, '/admin/feedback', {
    'feedback.list': refuse('identity.password_needed'),
  });
  await screen.findByRole('heading', { name: 'Confirm it’s you' });
});

test('an admin sees a contested refusal and decides it with the answer', async () => {
  const contest = {
    rule: 'not_allowed',
    surface: 'chat',
    passage: 'Come with me.',
    before: 'Where to?',
    may_evaluate: true,
    ruling: null,
  } as const;
  const server = openScreen(<FeedbackInbox />, '/admin/feedback', {
    'feedback.list': { feedback: [written({ contest })], total_count: 1, next_cursor: null },
    'feedback.answer': written({ state: 'answered', answer: 'You were right.' }),
  });
  await screen.findByText('Come with me.');
  screen.getByText('Where to?');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.type(screen.getByLabelText('Your answer'), 'We looked.');
  // No ruling is preselected.
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send answer' });
  expect(send.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Correct refusal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(server.sent.find(({ call }) => call === 'feedback.answer')?.body).toEqual({
      text: 'We looked.',
      ruling: 'wrong',
    }),
  );
});

test('a contested refusal is closed only after a confirmation; closed feedback can still be answered', async () => {
  const contest = {
    rule: 'not_allowed',
    surface: 'chat',
    passage: 'Come with me.',
    before: '',
    may_evaluate: true,
    ruling: null,
  } as const;
  let feedback = [written({ contest })];
  const server = openScreen(<FeedbackInbox />, '/admin/feedback', {
    'feedback.list': () => ({ feedback, total_count: 1, next_cursor: null }),
    'feedback.close': () => {
      const [closed = written()] = (feedback = [written({ state: 'closed' })]);
      return closed;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(server.sentTo('feedback.close')).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Close without a decision?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete text and close' }));
  await waitFor(() => expect(server.sentTo('feedback.close')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Answer' })).toBeTruthy();
});
