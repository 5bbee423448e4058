// The calls of notifications.
import { notificationsApi as api } from '@velour/contract/notifications.ts';
import { bind, bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { NotificationsService } from './service.ts';

export function notificationsRoutes(
  gateway: Gateway,
  { push, settings, ...inbox }: NotificationsService,
): void {
  bindAll(gateway, api, {
    register: ({ scope, actor, address, body }) => push.register(scope, { actor, address }, body),
    key: push.publicKey,
    state: ({ scope, actor, params }) => push.state(scope, params.token, actor),
    change: ({ scope, actor, params, body }) =>
      push.change(scope, { ...params, actor }, body.topics),
    remove: async ({ scope, params }) => {
      await push.remove(scope, params.token);
      return {};
    },
    inbox: ({ scope, actor, query: { limit, cursor } }) =>
      inbox.list(scope, actor.id, { limit, cursor }),
    markRead: ({ scope, actor, body }) => inbox.markRead(scope, actor.id, body.ids),
    settings: ({ scope, actor }) => settings.read(scope, actor.id),
    changeSettings: ({ scope, actor, body }) => settings.change(scope, actor.id, body),
  });
  bindUnsubscribe(gateway, settings);
}

/** Email clients send a form, which no other call accepts. */
function bindUnsubscribe({ http, deps }: Gateway, settings: NotificationsService['settings']) {
  void http.register((forms, _options, done) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    bind({ http: forms, deps }, api.unsubscribe, async ({ scope, params }) => {
      await settings.unsubscribe(scope, params.token);
      return {};
    });
    done();
  });
}
