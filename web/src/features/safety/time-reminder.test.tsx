// The daily time reminder: shown when it is due, and configured in the profile.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dailyTime } from '../../lib/daily-time.ts';
import TimeReminder from './time-reminder.tsx';

afterEach(() => {
  dailyTime.setLimit(0);
  dailyTime.dismiss();
});

const pass = (minutes: number) =>
  act(() => {
    for (let at = 0; at < minutes; at += 1) dailyTime.tick();
  });

test('after an hour the reminder is shown, and it can be dismissed', async () => {
  dailyTime.setLimit(60);
  pass(59);
  expect(dailyTime.due.read()).toBeUndefined();
  pass(1);
  const minutes = dailyTime.due.read() ?? NaN;
  render(<TimeReminder minutes={minutes} />);
  await screen.findByRole('dialog', { name: '1 hour today' });
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(dailyTime.due.read()).toBeUndefined();
});
