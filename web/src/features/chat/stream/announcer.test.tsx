// A screen reader announces a reply once, when it has ended, and nothing that was there before.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entry } from '../conversation/conversation.ts';
import { Announcer } from './announcer.tsx';
import { blankMessage } from '../conversation/events.ts';

const reply = (more: Partial<Entry>): Entry => ({
  ...blankMessage('chat'),
  seq: 2,
  state: 'pending',
  message_send_at: '2026-11-21T12:00:00.000Z',
  heard: 0,
  ...more,
});

test('the text is announced in full and without markup, after its end', () => {
  const { rerender } = render(<Announcer messages={[reply({})]} name="Mara" />);
  const announced = () => screen.getByRole('status').textContent;
  expect(announced()).toBe('');
  rerender(<Announcer messages={[reply({ state: 'streaming', text: '*smiles*' })]} name="Mara" />);
  expect(announced()).toBe('');
  rerender(
    <Announcer messages={[reply({ state: 'complete', text: '*smiles* Hi.' })]} name="Mara" />,
  );
  expect(announced()).toBe('Mara: smiles Hi.');
});

test('a chat that is opened says nothing', () => {
  render(<Announcer messages={[reply({ state: 'complete', text: 'old' })]} name="Mara" />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a failure is announced as a failure', () => {
  const { rerender } = render(<Announcer messages={[reply({})]} name="Mara" />);
  rerender(<Announcer messages={[reply({ state: 'failed', text: 'par' })]} name="Mara" />);
  expect(screen.getByRole('status').textContent).toBe('Mara’s reply failed.');
});

test('one that was stopped before its first word is announced as stopped', () => {
  const { rerender } = render(<Announcer messages={[reply({})]} name="Mara" />);
  rerender(<Announcer messages={[reply({ state: 'stopped', text: '' })]} name="Mara" />);
  expect(screen.getByRole('status').textContent).toBe('Mara: Stopped.');
});

test('one that failed before it was seen running is announced, each time, and history is not', () => {
  const old = reply({ state: 'complete', text: 'old' });
  const failed = (seq: number, heard = 1) => reply({ seq, heard, state: 'failed' });
  const { rerender } = render(<Announcer messages={[old]} name="Mara" />);
  const announced = () => screen.getByRole('status').textContent;
  rerender(<Announcer messages={[old, failed(4)]} name="Mara" />);
  expect(announced()).toBe('Mara’s reply failed.');
  rerender(<Announcer messages={[old, failed(4), failed(6)]} name="Mara" />);
  expect(announced().trim()).toBe('Mara’s reply failed.');
  expect(announced(), 'or it would not be said again').not.toBe('Mara’s reply failed.');
  rerender(<Announcer messages={[failed(6), failed(9, 0)]} name="Mara" />);
  expect(announced()).not.toBe('Mara’s reply failed.');
});

test('another version is announced with its number, and a new one with its text alone', () => {
  const first = reply({ state: 'complete', text: 'Hello.' });
  const { rerender } = render(<Announcer messages={[first]} name="Mara" />);
  const announced = () => screen.getByRole('status').textContent;
  const second = { ...first, variant: 1, variants: 2, heard: 1 };
  rerender(<Announcer messages={[{ ...second, state: 'pending', text: '' }]} name="Mara" />);
  expect(announced()).toBe('');
  rerender(<Announcer messages={[{ ...second, text: 'Good day.' }]} name="Mara" />);
  expect(announced()).toBe('Mara: Good day.');
  rerender(<Announcer messages={[{ ...first, variants: 2, heard: 2 }]} name="Mara" />);
  expect(announced()).toBe('Version 1 of 2. Mara: Hello.');
});
