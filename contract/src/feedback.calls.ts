// Calls of feedback: messages to the operator, and the operator's answers.
import type { Call } from './endpoint.ts';

export const feedbackCalls = {
  send: {
    method: 'POST',
    path: '/feedback',
    access: 'visitor',
    idempotent: 'transaction',
    summary: 'Tell the operator what works and what doesn’t',
  },
  list: {
    method: 'GET',
    path: '/admin/feedback',
    access: 'admin',
    summary: 'List feedback, newest first',
  },
  answer: {
    method: 'POST',
    path: '/admin/feedback/:id/answer',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Answer by email; the feedback is answered then',
  },
  close: {
    method: 'POST',
    path: '/admin/feedback/:id/close',
    access: 'admin',
    summary: 'Close feedback without an answer',
  },
} as const satisfies Record<string, Call>;
