// An error state links to the feedback form with the failed call, if the server failed.
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { noteFailure } from './failed-call.ts';
import { renderScreen } from './screen-fixture.tsx';
import { ErrorState } from '../ui/error-state.tsx';

const failedWith = (status: number, code: string) =>
  act(() => noteFailure(new ApiError({ status, code, title: '', method: 'GET', path: '/plans' })));
const link = () => screen.queryByRole('link')?.getAttribute('href');
const show = () =>
  renderScreen(<ErrorState title="Failed" onRetry={() => undefined} />, '/premium');

test('the server’s failure can be reported', () => {
  failedWith(500, 'server.failed');
  show();
  expect(link()).toBe('/feedback?from=%2F&failure=GET+%2Fplans+server.failed');
});

test('a refusal, or a lost connection, cannot', () => {
  failedWith(500, 'server.failed');
  failedWith(0, 'network.failed');
  show();
  expect(link()).toBeUndefined();
});
