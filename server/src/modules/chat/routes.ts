// The calls of chats, and the socket frames that do the same.
import { chatApi } from '@velour/contract/chat.ts';
import { chatSettingsApi, personasApi } from '@velour/contract/chat-settings.ts';
import { memoryApi } from '@velour/contract/memory.ts';
import { errors } from '@velour/contract/errors.ts';
import { openScope } from '../../platform/db/scope.ts';
import type { Db } from '../../platform/db/handle.ts';
import { AppError, asAppError } from '../../platform/errors.ts';
import { bindAll, bindPrepared, type Gateway } from '../../platform/http/gateway.ts';
import type { Client } from '../../platform/realtime/connection.ts';
import type { Frame } from '../../platform/realtime/gateway.ts';
import type { ChatService } from './service.ts';

export function chatRoutes(gateway: Gateway, chat: ChatService): void {
  bindPrepared(gateway, chatApi.orderPicture, ({ scope, actor, params, body }) =>
    chat.orderPicture(scope, actor, { id: params.id, prompt: body.prompt }),
  );
  bindPrepared(gateway, chatApi.regenerate, ({ scope, params, body, ...sender }) =>
    chat.regenerate(scope, sender, { id: params.id, seq: body.seq, continues: false }),
  );
  bindPrepared(gateway, chatApi.continue, ({ scope, params, body, ...sender }) =>
    chat.regenerate(scope, sender, { id: params.id, seq: body.seq, continues: true }),
  );
  const { settings } = chat;
  bindAll(gateway, chatSettingsApi, {
    read: ({ scope, actor, params }) => settings.read(scope, actor, params.id),
    change: ({ scope, actor, params, body }) =>
      settings.change(scope, actor, { ...params, ...body }),
  });
  bindAll(gateway, personasApi, {
    list: ({ scope, actor }) => settings.personas.list(scope, actor),
    add: ({ scope, actor, body }) => settings.personas.add(scope, actor, body),
    change: ({ scope, actor, params, body }) =>
      settings.personas.change(scope, actor, { ...params, ...body }),
    remove: async ({ scope, actor, params }) => {
      await settings.personas.remove(scope, actor, params.id);
      return { id: params.id };
    },
  });
  bindAll(gateway, memoryApi, {
    read: ({ scope, actor, params }) => chat.memory.read(scope, actor, params.id),
    setPreset: ({ scope, actor, params, body }) =>
      chat.memory.setPreset(scope, actor, params.id, body.preset),
    add: ({ scope, actor, params, body }) => chat.memory.add(scope, actor, { ...params, ...body }),
    change: ({ scope, actor, params, body }) =>
      chat.memory.change(scope, actor, { ...params, ...body }),
    remove: async ({ scope, actor, params }) => {
      await chat.memory.remove(scope, actor, params);
      return { id: params.fact_id };
    },
    forget: ({ scope, actor, params }) => chat.memory.forget(scope, actor, params),
    rememberAgain: ({ scope, actor, params }) => chat.memory.rememberAgain(scope, actor, params),
  });
  bindAll(gateway, chatApi, {
    open: ({ scope, body, ...sender }) => chat.open(scope, sender, body),
    importFile: ({ scope, query, body, ...sender }) =>
      chat.importFile(scope, sender, { ...query, file: body }),
    list: ({ scope, actor, query }) => chat.list(scope, actor, query),
    search: ({ scope, query, body, ...sender }) =>
      chat.search(scope, sender, { ...query, ...body }),
    read: ({ scope, actor, params }) => chat.read(scope, actor, params.id),
    history: ({ scope, actor, params, query }) => {
      if (query.before !== undefined && query.after !== undefined) {
        const fields = [{ field: 'after', message: 'Use before or after, not both' }];
        throw new AppError('request.invalid', { fields });
      }
      return chat.history(scope, actor, { id: params.id, ...query });
    },
    send: async (call) => {
      const { scope, body, params } = call;
      // The header's key serves as the message's client id if the body has none.
      const client_message_id = body.client_message_id ?? call.idempotencyKey;
      const sending = { session_id: params.id, client_message_id, text: body.text };
      const { accepted } = await chat.send(scope, call, sending);
      return accepted;
    },
    suggest: ({ scope, params, abortSignal, ...sender }) =>
      chat.suggest(scope, sender, { ...params, signal: abortSignal() }),
    stop: ({ scope, actor, params }) => chat.stop(scope, actor, params.id),
    lore: ({ scope, actor, params }) => chat.lore(scope, actor, params),
    receipt: ({ scope, actor, params }) => chat.receipt(scope, actor, params),
    edit: ({ scope, actor, params, body }) => chat.edit(scope, actor, { ...params, ...body }),
    chooseVariant: ({ scope, actor, params, body }) =>
      chat.chooseVariant(scope, actor, { ...params, variant: body.variant }),
    rate: ({ scope, actor, params, body }) =>
      chat.rate(scope, actor, { ...params, rating: body.rating }),
    restore: ({ scope, actor, params }) => chat.restore(scope, actor, params.id),
    removeMessage: async ({ scope, actor, params }) => {
      await chat.removeMessage(scope, actor, { ...params, andLater: false });
      return { session_id: params.id, seq: params.seq };
    },
    removeFrom: async ({ scope, actor, params, query }) => {
      await chat.removeMessage(scope, actor, { ...params, ...query, andLater: true });
      return { session_id: params.id, seq: query.seq };
    },
    branch: ({ scope, params, body, ...sender }) =>
      chat.branch(scope, sender, { id: params.id, seq: body.seq }),
    change: ({ scope, actor, params, body }) => chat.change(scope, actor, { ...params, ...body }),
    remove: async ({ scope, actor, params }) => {
      const revision = await chat.remove(scope, actor, params.id);
      return { session_id: params.id, revision };
    },
    markRead: ({ scope, actor, params, body }) =>
      chat.markRead(scope, actor, { id: params.id, seq: body.seq }),
  });
}

/** Handles the frames of a socket; a refusal is sent to the sender only, whose page still has the text. */
export function chatFrames({ chat, db }: { chat: ChatService; db: Db }) {
  return async (client: Client, frame: Exclude<Frame, { type: 'resume' }>): Promise<void> => {
    const { actor, site, send } = client;
    const scope = openScope(db, site.id);
    if (frame.type === 'reply.stop') {
      await chat.stop(scope, actor, frame.session_id);
      return;
    }
    const { session_id, client_message_id, text } = frame;
    try {
      const sending = { session_id, client_message_id, text };
      const { accepted, is_duplicate } = await chat.send(scope, client, sending);
      // A new message has been published to every socket of its sender, including this one.
      if (is_duplicate) send({ type: 'message.accepted', text, ...accepted });
    } catch (error) {
      const { code, more } = asAppError(error);
      const title = errors[code].title;
      const wait = more.retryAfterMs;
      send({
        type: 'message.refused',
        session_id,
        client_message_id,
        code,
        title,
        ...(wait === undefined ? {} : { retry_after_ms: wait }),
      });
      if (code === 'server.failed') throw error;
    }
  };
}
