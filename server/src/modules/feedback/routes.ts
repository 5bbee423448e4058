// The calls of feedback.
import { feedbackApi } from '@velour/contract/feedback.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { FeedbackService } from './service.ts';

export function feedbackRoutes(gateway: Gateway, feedback: FeedbackService): void {
  bindAll(gateway, feedbackApi, {
    send: ({ scope, actor, address, body }) => feedback.send(scope, { actor, address }, body),
    list: ({ scope, query: { cursor, ...page } }) => feedback.list(scope, { ...page, cursor }),
    answer: ({ scope, params, body }) => feedback.answer(scope, { ...params, ...body }),
    close: ({ scope, params }) => feedback.close(scope, params.id),
  });
}
