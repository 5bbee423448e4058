// The wizard: steps by keys and by the back button, suggestions, and every reason why a creation fails.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREATE_STEPS, type CreateStep } from '@velour/contract/screens.ts';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { signedIn, walletWith } from '../../../lib/session-fixture.ts';
import { optionsFor } from './offers-fixture.ts';
import { emptyDraft, type Draft } from './steps.ts';
import { overlays } from '../../../lib/overlays.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { session } from '../../../lib/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { creation } from '../creation-fixture.ts';
import { savedDraft } from './saved-draft.ts';
import { forgetProblems } from './shown-problems.ts';
import { Wizard } from './wizard.tsx';
import { fakeServer, refuse, type Answers } from '../../../lib/fake-server.ts';
import { renderRouter } from '../../../lib/screen-fixture.tsx';

let server: ReturnType<typeof fakeServer>;

const full: Draft = {
  ...emptyDraft,
  gender: 'female',
  chosen: { type: ['artist'], ethnicity: ['one'], body: ['slim'], hair_style: ['two'] },
  name: 'Ilse',
  age: '31',
  description: 'She mends clocks.',
};
const wallet = (tokens: number) => walletWith({ new_one_time_balance: tokens });
const forbidden = refuse('identity.forbidden');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function show(draft: Draft, step: CreateStep) {
  savedDraft.change(() => draft);
  const steps = CREATE_STEPS.map((name) => ({
    path: `/create/${name}`,
    element: <Wizard wanted={name} />,
  }));
  const router = createMemoryRouter([...steps, { path: '*', element: <p>elsewhere</p> }], {
    initialEntries: [`/create/${step}`],
  });
  renderRouter(router);
  return router;
}
/** Waits for the question and its options. */
async function question(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.queryByText('Loading the choices')).toBeNull());
  return screen.findByRole('heading', { level: 1, name });
}
const isFocused = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(name));
const alertOf = async (words: string): Promise<HTMLElement> => {
  const found = await screen.findByText(words, { exact: false });
  return found.closest<HTMLElement>('[role="alert"]') ?? found;
};
const pay = async () => userEvent.click(await screen.findByRole('button', { name: /^Create · / }));

beforeEach(() => {
  server = fakeServer({
    'identity.createVisitor': { jwt: 'a.b.c' },
    'characters.creationOptions': () => optionsFor(savedDraft.read()),
  });
  window.scrollTo = () => undefined;
});
afterEach(() => {
  savedDraft.change(() => emptyDraft);
  forgetProblems();
});

test('a step is answered by keys alone, and its question takes the focus on the way on and back', async () => {
  const user = userEvent.setup();
  const router = show({ ...emptyDraft, gender: 'female' }, 'choose-type');
  await question('What is their life like?');
  expect(screen.getByRole('radiogroup', { name: 'What is their life like?' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  screen.getByRole('radio', { name: 'artist' }).focus();
  await user.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'artist' }).checked).toBe(true);
  screen.getByRole('link', { name: 'Next' }).focus();
  await user.keyboard('{Enter}');
  await isFocused('Where do they come from?');
  expect(router.state.location.pathname).toBe('/create/choose-ethnicity');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await isFocused('What is their life like?');
  void router.navigate(-1);
  await isFocused('Where do they come from?');
});

test('an address beyond the first open question redirects to that question', async () => {
  const router = show({ ...emptyDraft, gender: 'male' }, 'description');
  await question('What is their life like?');
  expect(router.state.location.pathname).toBe('/create/choose-type');
});

test('several options can be chosen up to a limit, and the number is shown', async () => {
  show(full, 'choose-personalities');
  await question('What are they like?');
  for (const name of ['one', 'two', 'three'])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByText('3 of 3 selected')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'four' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'No preference' }));
  expect(screen.getByRole('link', { name: 'Skip' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'one' }));
});

test('a choice that another one took off the offer is named in the summary', async () => {
  show({ ...full, chosen: { ...full.chosen, butt: ['large'] } }, 'description');
  await question('And who are they?');
  expect(await screen.findByText('Not available with your other choices')).toBeTruthy();
});

test('a failed load can be retried, and no choice is lost', async () => {
  server.answer({ 'characters.creationOptions': forbidden });
  show(full, 'choose-hair');
  await screen.findByRole('heading', { name: 'We couldn’t load the choices' });
  server.answer({ 'characters.creationOptions': optionsFor(full) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await question('How do they wear their hair?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'two' }).checked).toBe(true);
});

test('if the options for a new choice fail to load, those of the last one stay', async () => {
  const router = show({ ...emptyDraft, gender: 'male' }, 'choose-type');
  await question('What is their life like?');
  server.answer({ 'characters.creationOptions': forbidden });
  await userEvent.click(screen.getByRole('radio', { name: 'artist' }));
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await isFocused('Where do they come from?');
  expect(router.state.location.pathname).toBe('/create/choose-ethnicity');
});

test('a step waits for the offers that go with the choice before it, and says no number until then', async () => {
  const user = userEvent.setup();
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.answer({
    'characters.creationOptions': async () => {
      const draft = savedDraft.read();
      if (draft.chosen['body']?.includes('slim')) await arrived;
      return optionsFor(draft);
    },
  });
  show({ ...full, chosen: { type: ['artist'], ethnicity: ['one'] } }, 'choose-body');
  await question('How are they built?');
  expect(screen.getByText('Step 4 of 10')).toBeTruthy();
  const portraits = () => screen.getAllByRole('img', { name: 'Preview of your character so far' });
  const drawn = portraits().map((one) => one.getAttribute('src'));
  await user.click(screen.getByRole('radio', { name: 'slim' }));
  expect(screen.getByRole('radio', { name: 'full' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('Loading the choices');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/^Step/)).toBeNull();
  // Content around the options is not replaced.
  expect(portraits().map((one) => one.getAttribute('src'))).toEqual(drawn);
  await isFocused('What size are their breasts?');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
    '/create/choose-body',
  );
  arrive?.();
  await screen.findByRole('radio', { name: 'medium' });
  expect(screen.queryByRole('radio', { name: 'large' })).toBeNull();
});

test('a surprise fills open steps, keeps choices, and ends at the last step', async () => {
  server.answer({ 'characters.suggest': { text: 'Mara' } });
  show({ ...emptyDraft, gender: 'male', chosen: { body: ['full'] } }, 'choose-type');
  await question('What is their life like?');
  await userEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
  await question('And who are they?');
  expect(savedDraft.read().chosen['body']).toEqual(['full']);
  await waitFor(() => expect(savedDraft.read().name).toBe('Mara'));
});

test('a failed surprise shows an error and leaves the step as it is', async () => {
  show({ ...emptyDraft, gender: 'male' }, 'choose-type');
  await question('What is their life like?');
  savedDraft.change((draft) => ({ ...draft, age: '44' }));
  server.answer({ 'characters.creationOptions': forbidden });
  await userEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
  await waitFor(() => expect(toasts.read().at(-1)?.message).toContain('Your choices are saved'));
  await question('What is their life like?');
});

test.each<[string, Answers['characters.suggest'], string]>([
  ['broken', refuse('server.failed'), 'Write your own'],
  ['too many', refuse('request.rate_limited'), 'Wait a minute'],
  [
    'refused',
    refuse('safety.blocked', { detail: 'real_person' }),
    'Characters can’t be real, well-known people.',
  ],
  ['away', lost, 'Your text is saved.'],
])(
  'help with words that is %s says what to do, and what stood there stays',
  async (_why, answer, words) => {
    server.answer({ 'characters.suggest': answer });
    show(full, 'description');
    await question('And who are they?');
    const [, story] = screen.getAllByRole('button', { name: 'Suggest another' });
    await userEvent.click(story as HTMLElement);
    expect((await alertOf(words)).getAttribute('role')).toBe('alert');
    expect(savedDraft.read().description).toBe('She mends clocks.');
  },
);

test('help is busy while it writes, and what it replaced can be had back', async () => {
  const { promise, resolve: write } = Promise.withResolvers<{ text: string }>();
  server.answer({ 'characters.suggest': promise });
  show(full, 'description');
  await question('And who are they?');
  const [, story] = screen.getAllByRole('button', { name: 'Suggest another' });
  await userEvent.click(story as HTMLElement);
  await waitFor(() => expect(story?.getAttribute('aria-busy')).toBe('true'));
  write({ text: 'She keeps a lighthouse.' });
  await waitFor(() => expect(savedDraft.read().description).toBe('She keeps a lighthouse.'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo suggestion' }));
  expect(savedDraft.read().description).toBe('She mends clocks.');
});

test('a guest signs in first, and loses nothing by turning back', async () => {
  show(full, 'description');
  expect(await screen.findByText('To create Ilse')).toBeTruthy();
  await pay();
  await waitFor(() =>
    expect(overlays.read()).toEqual({
      name: 'sign-in',
      newcomer: true,
      reason: {
        register: '50 tokens to create Ilse. Create an account to continue.',
        login: '50 tokens to create Ilse. Sign in to continue.',
      },
    }),
  );
  overlays.close();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Create · / }).getAttribute('aria-busy')).not.toBe(
      'true',
    ),
  );
  expect(savedDraft.read()).toEqual({ ...full, at: 'description' });
});

test('if new accounts get enough tokens, a guest reads so before signing up', async () => {
  siteConfig.sign_up_tokens = 60;
  onTestFinished(() => void (siteConfig.sign_up_tokens = 0));
  show(full, 'description');
  expect(await screen.findByText(/New accounts get 60 free tokens\./)).toBeTruthy();
  await pay();
  await waitFor(() =>
    expect(overlays.read()).toMatchObject({
      reason: {
        register: '50 tokens to create Ilse. You get 60 free tokens with your account.',
        login: '50 tokens to create Ilse. Sign in to continue.',
      },
    }),
  );
});

test('too few tokens are announced before, and the button opens the top-up', async () => {
  session.enter(signedIn());
  server.answer({ 'wallet.wallet': wallet(20) });
  server.answer({ 'creation.create': refuse('wallet.insufficient_tokens') });
  const router = show(full, 'description');
  await screen.findByText(/You need 30 more tokens/);
  await pay();
  await waitFor(() =>
    expect(overlays.read()).toEqual({
      name: 'top-up',
      reason: '50 tokens to create Ilse. You need 30 more.',
    }),
  );
  server.answer({ 'wallet.wallet': wallet(120) });
  server.answer({
    'creation.create': {
      ...creation({ job_id: 'one' }),
      new_subscriber_balance: 0,
      new_one_time_balance: 70,
    },
  });
  overlays.close();
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/my-character/choose-image/one'),
  );
});

test.each<[string, Answers['creation.create'], string]>([
  ['too many', refuse('job.too_many'), 'limit for jobs in the queue'],
  ['no room', refuse('character.too_many'), 'character limit for one account'],
  [
    'minors',
    refuse('safety.blocked', { detail: 'minor_sexual' }),
    'Characters must be adults in every detail. Please change anything that suggests otherwise. You haven’t been charged.',
  ],
  [
    'the rules',
    refuse('safety.blocked'),
    'breaks the site’s rules. Please reword it. You haven’t been charged.',
  ],
  [
    'an option that is gone',
    refuse('creation.option_unknown', {
      errors: [{ field: 'traits.type', message: 'Please choose one' }],
    }),
    'One of your choices isn’t available. Please choose one',
  ],
  ['a limit', refuse('budget.person_reached'), 'your daily limit'],
  ['no line', lost, 'you’ll only be charged once'],
])('a creation refused for %s says why and keeps everything', async (why, answer, words) => {
  session.enter(signedIn());
  // A refusal is shown before a top-up.
  server.answer({ 'wallet.wallet': wallet(20) });
  server.answer({ 'creation.create': answer });
  show(full, 'description');
  await pay();
  const alert = await alertOf(words);
  expect(alert.getAttribute('role')).toBe('alert');
  expect(alert.querySelector('a')?.getAttribute('href')).toBe(
    why === 'too many' || why === 'no room' ? '/my-character' : undefined,
  );
  expect(overlays.read()).toBeUndefined();
  expect(savedDraft.read()).toEqual({ ...full, at: 'description' });
});

test('invalid fields show their errors, and nothing is sent', async () => {
  session.enter(signedIn());
  show({ ...full, name: ' ', age: '17' }, 'description');
  await pay();
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Characters must be 18 or older.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(server.sentTo('creation.create')).toEqual([]);
});

test('a refused creation can be contested, with its text', async () => {
  session.enter(signedIn());
  server.answer({ 'wallet.wallet': wallet(200) });
  server.answer({ 'creation.create': refuse('safety.blocked', { detail: 'minor_sexual' }) });
  show(full, 'description');
  await pay();
  await userEvent.click(await screen.findByRole('button', { name: 'This is a mistake' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask us to look again' });
  expect(dialog.textContent).toContain('She mends clocks.');
});
