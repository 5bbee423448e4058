// The studio for pictures: prices, refusals, too few tokens, progress, and results.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { RIGHTS_STATEMENT, type ReferenceObstacle } from '@velour/contract/rights-statement.ts';
import type { StudioJob } from '@velour/contract/studio.ts';
import { fakeServer, refuse, type Answers } from '../../lib/fake-server.ts';
import { overlays } from '../../lib/overlays.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { renderScreen } from '../../lib/screen-fixture.tsx';
import { signedIn, walletWith } from '../../lib/session-fixture.ts';
import { session } from '../../lib/session.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { toasts } from '../../lib/toasts.ts';
import { job, jobId, mara, maraId, paid, suggestions } from './fixtures.ts';
import { ImageStudio } from './image-studio.tsx';
import { savedDrafts } from './saved-drafts.ts';

let server: ReturnType<typeof fakeServer>;
let tokens: number;
let jobs: StudioJob[];

beforeEach(() => {
  savedDrafts.forget();
  tokens = 43;
  jobs = [];
});

function show(more: Answers = {}, path = '/generate-image', client = createQueryClient()) {
  server = fakeServer({
    'identity.createVisitor': { jwt: 'a.b.c' },
    'characters.read': mara,
    'own_characters.list': { characters: [], drafts: [], total_count: 0, limit: 60, offset: 0 },
    'chat.list': { chats: [], next_cursor: null },
    'studio.suggestions': suggestions,
    'studio.jobs': () => ({ jobs }),
    'wallet.wallet': () => walletWith({ new_one_time_balance: tokens }),
    ...more,
  });
  renderScreen(<ImageStudio characterId={maraId} results={() => <p>results</p>} />, path, client);
}

const prompt = () => screen.findByRole('textbox', { name: 'Describe the picture' });
const make = (name: RegExp | string = /^Make .* · /) => screen.findByRole('button', { name });
const enter = () => session.enter(signedIn());
const order = async (words = 'by the window') => {
  await userEvent.type(await prompt(), words);
  await userEvent.click(await make());
};

test.each([true, false])(
  'before an order it says whether the face differs: %s',
  async (differs) => {
    show({ 'studio.suggestions': { ...suggestions, face_differs: differs } });
    await screen.findByRole('group', { name: 'Outfit' });
    expect(screen.queryAllByText(/won’t look just like Mara’s portrait/)).toHaveLength(
      Number(differs),
    );
  },
);

test('the number determines the price, with the balance next to it', async () => {
  enter();
  show();
  await make('Make 1 picture · 5 tokens');
  await userEvent.click(screen.getByRole('radio', { name: '2' }));
  const button = await make('Make 2 pictures · 10 tokens');
  await waitFor(() =>
    expect(button.parentElement?.textContent).toContain('You have 43 · 33 left after this'),
  );
});

test('a suggestion is added and taken away by the same chip, beside the own words', async () => {
  show();
  const box = await prompt();
  await userEvent.type(box, 'at night');
  const chip = await screen.findByRole('button', { name: 'red dress' });
  await userEvent.click(chip);
  expect(box).toHaveProperty('value', 'at night, red dress');
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: 'Scene' }));
  await userEvent.click(screen.getByRole('button', { name: 'by the window' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Outfit' }));
  await userEvent.click(screen.getByRole('button', { name: 'red dress' }));
  expect(box).toHaveProperty('value', 'at night, by the window');
});

test('an order is sent as configured, and its frames are shown below at once', async () => {
  enter();
  show({ 'studio.generateImage': () => paid({ progress: { done: 0, total: 4 } }) });
  await prompt();
  await userEvent.click(screen.getByRole('radio', { name: '4' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Landscape' }));
  jobs = [job({ progress: { done: 0, total: 4 } })];
  await order();
  await screen.findByRole('heading', { name: 'Making 4 pictures of Mara' });
  expect(screen.getByText('Number 3 in the queue')).toBeTruthy();
  expect(server.bodiesOf('studio.generateImage')).toEqual([
    { character_id: maraId, prompt: 'by the window', number: 4, shape: 'landscape' },
  ]);
});

test('the final prompt is shown on demand', async () => {
  show({
    'studio.preview': ({ body }) => ({
      prompt: `Mara, 27, ${body.prompt}`,
      negative_prompt: 'blur',
      provider: 'painter',
    }),
  });
  await userEvent.type(await prompt(), 'by the window');
  expect(server.sentTo('studio.preview')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show the final prompt' }));
  await screen.findByText('Mara, 27, by the window');
});

test('without words nothing is ordered, and the prompt takes the focus', async () => {
  enter();
  show();
  const box = await prompt();
  await userEvent.click(await make());
  await screen.findByText('Describe the picture first');
  expect(document.activeElement).toBe(box);
  expect(server.sentTo('studio.generateImage')).toEqual([]);
});

test('a refused prompt says why beside the prompt, keeps the words and charges nothing', async () => {
  enter();
  show({ 'studio.generateImage': refuse('safety.blocked', { detail: 'minor_sexual' }) });
  await order();
  const why = await screen.findByRole('alert');
  expect(why.textContent).toContain('must be adults');
  const box = await prompt();
  expect(box.getAttribute('aria-describedby')).toBe(why.id);
  expect(box).toHaveProperty('value', 'by the window');
  expect(overlays.read()).toBeUndefined();
  await userEvent.type(box, '!');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('with too few tokens, the top-up shows their purpose, and the order continues after it', async () => {
  enter();
  tokens = 3;
  show({
    'studio.generateImage': () =>
      tokens < 5 ? refuse('wallet.insufficient_tokens') : paid({ progress: { done: 0, total: 1 } }),
  });
  await order();
  await waitFor(() =>
    expect(overlays.read()).toEqual({
      name: 'top-up',
      reason: '5 tokens to make a picture of Mara. You need 2 more.',
    }),
  );
  tokens = 103;
  jobs = [job({ progress: { done: 0, total: 1 } })];
  act(() => overlays.close());
  await screen.findByRole('heading', { name: 'Making 1 picture of Mara' });
});

test('a guest sees the price and the benefits of an account, and the prompt is kept', async () => {
  const before = siteConfig.sign_up_tokens;
  onTestFinished(() => void Object.assign(siteConfig, { sign_up_tokens: before }));
  Object.assign(siteConfig, { sign_up_tokens: 20 });
  show();
  await screen.findByText(/New accounts start with 20 tokens/);
  await order();
  await waitFor(() =>
    expect(overlays.read()).toMatchObject({
      name: 'sign-in',
      reason: {
        login: '5 tokens to make a picture of Mara. Sign in to continue.',
        register: '5 tokens to make a picture of Mara. You get 20 free tokens with your account.',
      },
    }),
  );
  act(() => {
    enter();
    overlays.close();
  });
  // The draft is moved to the account.
  expect(savedDrafts.of(maraId).prompt).toBe('by the window');
  await waitFor(() => expect(server.sentTo('studio.generateImage')).toHaveLength(1));
});

test('an order whose response was lost is sent again under the same key', async () => {
  enter();
  show({ 'studio.generateImage': () => Promise.reject(new TypeError('Failed to fetch')) });
  await order();
  await screen.findByText(/you’ll only be charged once/);
  server.answer({ 'studio.generateImage': paid() });
  await userEvent.click(await make());
  await waitFor(() => expect(server.sentTo('studio.generateImage')).toHaveLength(2));
  const [first, second] = server
    .sentTo('studio.generateImage')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('progress is counted, and canceling shows the refund', async () => {
  enter();
  jobs = [job({ state: 'running', position: null, progress: { done: 1, total: 4 } })];
  show({
    'studio.cancel': () => {
      jobs = [];
      return paid({
        state: 'cancelled',
        outcome: { delivered: 0, blocked: 0, failed: 4, charged: 0, returned: 15 },
      });
    },
  });
  await screen.findByText('1 of 4 made');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(toasts.read().map(({ message }) => message)).toContain('Canceled. 15 tokens returned.'),
  );
});

test('once all pictures are made nothing is left to cancel, and their end is announced', async () => {
  enter();
  const client = createQueryClient();
  const whole = { position: null, progress: { done: 4, total: 4 } };
  let one = job({ ...whole, state: 'running' });
  jobs = [one];
  show({ 'studio.image': () => one }, '/generate-image', client);
  await screen.findByText('Almost ready');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  jobs = [];
  await client.invalidateQueries();
  const jobsOf = () => within(screen.getByRole('region', { name: 'In progress' }));
  await waitFor(() => expect(jobsOf().getByRole('status').textContent).toBe(''));
  const outcome = { delivered: 4, blocked: 0, failed: 0, charged: 10, returned: 0 };
  one = job({ ...whole, state: 'succeeded', outcome });
  await client.invalidateQueries();
  await waitFor(() => expect(jobsOf().getByRole('status').textContent).toBe('4 pictures ready'));
});

test('a failed job says why and that the tokens are back; it can be tried again or removed', async () => {
  enter();
  jobs = [job({ state: 'failed', reason: 'image.unavailable', retryable: true })];
  show({ 'studio.retry': paid(), 'studio.dismiss': { dismissed: true } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'The image generator can’t be reached right now. 10 tokens returned.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(server.sentTo('studio.dismiss')).toMatchObject([{ params: { job_id: jobId } }]);
  jobs = [job()];
  await userEvent.click(screen.getByRole('button', { name: 'Try again · 10 tokens' }));
  await screen.findByText('Number 3 in the queue');
});

test('a blocked job gives its prompt back for other words, and the present ones can be had again', async () => {
  enter();
  jobs = [job({ state: 'blocked', reason: 'image.refused' })];
  show();
  await userEvent.type(await prompt(), 'something else');
  const frame = screen.getByRole('region', { name: 'We can’t make this' });
  expect(within(frame).queryByRole('button', { name: /Try again/ })).toBeNull();
  await userEvent.click(within(frame).getByRole('button', { name: 'Edit the prompt' }));
  expect(await prompt()).toHaveProperty('value', 'by the window');
  act(() => toasts.read().at(-1)?.offer?.onPress());
  expect(await prompt()).toHaveProperty('value', 'something else');
});

test.each([
  ['blocked', 'image.blocked', 'The result breaks the site’s rules, so it was discarded.'],
  ['failed', 'image.unchecked', 'We couldn’t check the result, so it was discarded.'],
] as const)(
  'a result that was %s by the check says so (%s), with the tokens back',
  async (state, reason, text) => {
    enter();
    jobs = [job({ state, reason })];
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(alert.textContent).toContain('10 tokens returned.');
  },
);

const partial = () =>
  job({
    state: 'succeeded',
    position: null,
    progress: { done: 2, total: 4 },
    price: 20,
    outcome: { delivered: 2, blocked: 1, failed: 1, charged: 10, returned: 10 },
  });
const sentence =
  '2 of 4 pictures ready. 1 broke the site’s rules, so we discarded it. We couldn’t make one. ' +
  'You paid 10 tokens and got 10 back.';

test('a partial order shows delivered, blocked and failed pictures, and the charge', async () => {
  enter();
  jobs = [job({ state: 'running', progress: { done: 2, total: 4 }, position: null })];
  show({
    'studio.image': partial(),
    'studio.cancel': () => {
      jobs = [];
      return { ...partial(), new_subscriber_balance: 0, new_one_time_balance: 0 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText(sentence);
});

test('it still says so after a return to the page, until it is closed', async () => {
  enter();
  jobs = [partial()];
  show({
    'studio.image': partial(),
    'studio.dismiss': () => {
      jobs = [];
      return { dismissed: true };
    },
  });
  await screen.findByText(sentence);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(server.sentTo('studio.dismiss')).toMatchObject([{ params: { job_id: jobId } }]);
});

const disclose = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Use a reference picture' }));
const rule = (obstacle: ReferenceObstacle | null) => ({
  'studio.referenceRule': { obstacle, statement: RIGHTS_STATEMENT },
});
const upload = { id: jobId, url: '/silhouette.svg', width: 1, height: 1, deleted_at: '' };

test('an own picture is followed only once its rights are stated', async () => {
  enter();
  show({ ...rule(null), 'gallery.upload': upload, 'studio.generateImage': paid() });
  await userEvent.type(await prompt(), 'by the window');
  await disclose();
  const file = new File(['x'], 'mine.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Reference picture'), file);
  const statement = await screen.findByRole('checkbox', { name: RIGHTS_STATEMENT.text });
  await userEvent.click(await make());
  expect((await screen.findByRole('alert')).textContent).toMatch(/Check the box to confirm/);
  expect(server.sentTo('studio.generateImage')).toEqual([]);
  await userEvent.click(statement);
  await userEvent.click(await make());
  await waitFor(() =>
    expect(server.sentTo('studio.generateImage')).toMatchObject([
      {
        body: { reference: { upload_id: jobId, rights_version: RIGHTS_STATEMENT.version } },
      },
    ]),
  );
});

test('closing it orders without the picture', async () => {
  enter();
  show({ ...rule(null), 'gallery.upload': upload, 'studio.generateImage': paid() });
  await userEvent.type(await prompt(), 'by the window');
  await disclose();
  const file = new File(['x'], 'mine.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Reference picture'), file);
  await screen.findByRole('checkbox');
  await userEvent.click(screen.getByRole('button', { name: 'Don’t use a reference picture' }));
  await userEvent.click(await make());
  await waitFor(() => expect(server.sentTo('studio.generateImage')).toHaveLength(1));
  expect(server.sentTo('studio.generateImage')[0]?.body).not.toHaveProperty('reference');
});

test.each([
  ['no_classifier', /can’t check the ages/],
  ['built_in', /draws from words alone/],
  ['explicit', /can make explicit pictures/],
] as const)('where no upload can be followed (%s) it says why', async (obstacle, text) => {
  enter();
  show(rule(obstacle));
  await disclose();
  await screen.findByText(text);
  expect(screen.queryByLabelText('Reference picture')).toBeNull();
});

test('a guest is asked to sign in to use a picture of their own', async () => {
  show();
  await disclose();
  await screen.findByText('Sign in to use a picture of your own.');
});

test('a picture that the check refuses says so beside the button', async () => {
  enter();
  show({ ...rule(null), 'gallery.upload': refuse('picture.blocked') });
  await disclose();
  const file = new File(['x'], 'mine.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Reference picture'), file);
  await screen.findByText(/breaks the site’s rules/);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const unknown = ['character.not_found', 'request.invalid'] as const;
test.each(unknown)('a missing character (%s) links to another one', async (code) => {
  show({ 'characters.read': refuse(code) });
  await screen.findByText('This character doesn’t exist.');
  expect(screen.getByRole('link', { name: 'Choose another character' }).getAttribute('href')).toBe(
    '/generate-image',
  );
});

test('“more like this” takes over the prompt of a picture', async () => {
  enter();
  show(
    {
      'gallery.read': {
        id: jobId,
        kind: 'image',
        origin: 'studio',
        url: '/assets/1',
        video_url: null,
        preview: '',
        width: 1,
        height: 1,
        character: job().character,
        shared: 'no',
        refusal: null,
        prompt: 'rain on the roof',
        is_own: true,
        can_be_portrait: false,
        created_at: job().created_at,
      },
    },
    `/generate-image/${maraId}?like=${jobId}`,
  );
  await waitFor(async () => expect(await prompt()).toHaveProperty('value', 'rain on the roof'));
});

test('the member’s own characters of any gender are listed next to the character', async () => {
  enter();
  const { id, name, slug, age, tagline, portrait_url, preview, stats, created_at, updated_at } =
    mara;
  const of = { slug, age, tagline, portrait_url, preview, stats, created_at, updated_at };
  const state = {
    visibility: 'private',
    review_reason: null,
    appeal: null,
    held: null,
    version: 1,
  } as const;
  show({
    'own_characters.list': {
      characters: [
        { id, name, gender: 'female', ...of, ...state },
        { id: jobId, name: 'Tom', gender: 'male', ...of, ...state },
      ],
      drafts: [],
      total_count: 2,
      limit: 60,
      offset: 0,
    },
  });
  const tom = await screen.findByRole('link', { name: 'Tom' });
  expect(tom.getAttribute('href')).toBe(`/generate-image/${jobId}`);
  expect(screen.getAllByRole('link', { name: 'Mara' })).toHaveLength(1);
});
