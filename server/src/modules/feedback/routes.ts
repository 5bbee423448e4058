// The calls of feedback.
import { feedbackApi } from '@velour/contract/feedback.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { FeedbackService } from './service.ts';

export function feedbackRoutes(gateway: Gateway, feedback: FeedbackService): void {
  bind(gateway, feedbackApi.send, ({ scope, actor, address, body }) =>
    feedback.send(scope, { actor, address }, body),
  );
  bind(gateway, feedbackApi.list, ({ scope, query: { cursor, ...page } }) =>
    feedback.list(scope, { ...page, cursor }),
  );
  bind(gateway, feedbackApi.answer, ({ scope, params, body }) =>
    feedback.answer(scope, { ...params, ...body }),
  );
  bind(gateway, feedbackApi.close, ({ scope, params }) => feedback.close(scope, params.id));
}
