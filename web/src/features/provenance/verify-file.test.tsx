// Verifying a file: made here, unknown, or not verifiable.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Verified } from '@velour/contract/provenance.ts';
import { fakeServer, refuse, type Answers } from '../../lib/fake-server.ts';
import { renderScreen } from '../../lib/screen-fixture.tsx';
import { VerifyFile } from './verify-file.tsx';

const file = new File(['x'], 'a.png', { type: 'image/png' });
const unknown: Verified = { made_here: false, evidence: null, made_on: null, declared: null };

async function check(answer: Answers['provenance.verify']) {
  const server = fakeServer({ 'provenance.verify': answer });
  renderScreen(<VerifyFile />);
  await userEvent.upload(screen.getByLabelText('File to check'), file);
  return server;
}

test('a file made here says so, how it is known, and when', async () => {
  const server = await check({
    made_here: true,
    evidence: 'signature',
    made_on: '2026-11-24',
    declared: 'trainedAlgorithmicMedia',
  });
  await screen.findByRole('heading', { name: /^Made with AI on/ });
  screen.getByText(/carries our signature/);
  screen.getByText(/Made on .*2026/);
  expect(server.sentTo('provenance.verify')).toHaveLength(1);
});

test('an unknown file with a mark of another site is shown as such', async () => {
  await check({ ...unknown, declared: 'trainedAlgorithmicMedia' });
  await screen.findByRole('heading', { name: /^We can’t tell whether it’s from/ });
  screen.getByText(/anyone can add that/);
});

test('a dropped file is checked, too', async () => {
  fakeServer({ 'provenance.verify': unknown });
  renderScreen(<VerifyFile />);
  fireEvent.drop(screen.getByText('Drop a picture or clip here'), {
    dataTransfer: { files: [file] },
  });
  await screen.findByText(/can’t recognize pictures/);
});

test('a file that is not a picture is refused next to the button', async () => {
  await check(refuse('request.invalid'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t read this file/);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
