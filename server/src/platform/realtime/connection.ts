// One WebSocket: authentication first, then frames in order; pings, backpressure and close codes.
import { errors } from '@velour/contract/errors.ts';
import {
  closeCodes,
  closeReasons,
  ClientFrame,
  IdentifiedMessage,
  PROTOCOL,
  type ResumePoint,
  type ServerEvent,
} from '@velour/contract/realtime.ts';
import type { WebSocket } from 'ws';
import type { Core } from '../core.ts';
import type { Actor } from '../actor.ts';
import { asAppError } from '../errors.ts';
import { limitMarksIn } from '../marked-texts.ts';
import type { Site } from '../http/gateway.ts';
import type { Frame } from './gateway.ts';

export interface Client {
  readonly actor: Actor;
  readonly site: Site;
  readonly address: string;
  readonly send: (event: ServerEvent) => void;
}

export interface ConnectionNeeds extends Pick<Core, 'clock' | 'log'> {
  readonly address: string;
  readonly helloMs: number;
  /** Resolves the actor and site of a `hello`. Throws an `AppError` for an invalid token. */
  readonly admit: (hello: { token: string; host: string }) => Promise<{ actor: Actor; site: Site }>;
  readonly onFrame: (client: Client, frame: Exclude<Frame, { type: 'resume' }>) => Promise<void>;
  /** The time zone that a `hello` names; handled before the frames that follow. */
  readonly onTimeZone: (client: Client, timeZone: string) => Promise<void>;
  readonly onResume: (client: Client, points: readonly ResumePoint[]) => Promise<void>;
  /** False if the person exceeds the frame rate limit. */
  readonly isAllowedToTalk: (client: Client) => Promise<boolean>;
  readonly join: (personId: string, connection: Connection) => void;
  readonly leave: (personId: string, connection: Connection) => void;
  readonly onGone: (connection: Connection) => void;
}

export interface Connection {
  /** The authenticated client; undefined before `hello`. */
  client(): Client | undefined;
  send(event: ServerEvent): void;
  /** Sends a serialized event; dropped while the client reads too slowly (it resumes later). */
  relay(message: string): void;
  ping(): void;
  close(code: number, reason: string): void;
}

/**
 * With more unsent bytes than this, a client gets no more live text, and is disconnected unless it
 * catches up in time; beyond the second limit, at once.
 */
const SLOW_BYTES = 512 * 1024;
const MAX_UNSENT_BYTES = 2 * 1024 * 1024;
const SLOW_CLIENT_MS = 30_000;
/** How long the client may take to close, before the connection is destroyed. */
const CLOSING_MS = 2_000;
/** The maximum delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;
const MAX_WAITING_FRAMES = 50;

export function createConnection(ws: WebSocket, needs: ConnectionNeeds): Connection {
  let client: Client | undefined;
  let unanswered = 0;
  let isClosing = false;
  let waiting = 0;
  let queue: Promise<void> = Promise.resolve();
  let behind: NodeJS.Timeout | undefined;
  let expiry: NodeJS.Timeout | undefined;
  const helloTimer = setTimeout(() => close(closeCodes.auth, 'no hello'), needs.helloMs);

  const close = (code: number, reason: string): void => {
    if (isClosing) return;
    isClosing = true;
    ws.close(code, reason);
    setTimeout(() => ws.terminate(), CLOSING_MS).unref();
  };

  const write = (message: string): void => {
    if (ws.readyState !== ws.OPEN) return;
    if (ws.bufferedAmount > MAX_UNSENT_BYTES) return close(closeCodes.slow, 'too slow');
    ws.send(message);
    watch();
  };
  const isBehind = (): boolean => ws.bufferedAmount > SLOW_BYTES;
  const watch = (): void => {
    if (!isBehind()) return;
    behind ??= setTimeout(() => {
      behind = undefined;
      if (isBehind()) close(closeCodes.slow, 'too slow');
    }, SLOW_CLIENT_MS);
  };
  const send = (event: ServerEvent): void => write(JSON.stringify(event));

  const relay = (message: string): void => {
    if (isBehind()) watch();
    else write(message);
  };

  const connection: Connection = {
    client: () => client,
    send,
    relay,
    close,
    ping() {
      if (unanswered >= 2) return ws.terminate();
      unanswered += 1;
      if (ws.readyState === ws.OPEN) ws.ping();
    },
  };

  const endAt = (time: Date): void => {
    clearTimeout(expiry);
    const left = time.getTime() - needs.clock.now().getTime();
    const end = () => close(closeCodes.auth, 'token ended');
    expiry = left > LONGEST_MS ? setTimeout(endAt, LONGEST_MS, time) : setTimeout(end, left);
  };

  const authenticate = async (frame: Extract<ClientFrame, { type: 'hello' }>): Promise<void> => {
    clearTimeout(helloTimer);
    if (frame.protocol !== PROTOCOL) return close(closeCodes.protocol, 'unknown protocol');
    const admitted = await needs.admit({ token: frame.token, host: frame.host });
    const { actor } = admitted;
    if (ws.readyState !== ws.OPEN) return;
    if (client && client.actor.id !== actor.id) needs.leave(client.actor.id, connection);
    client = { ...admitted, address: needs.address, send };
    needs.join(actor.id, connection);
    endAt(actor.expires_at);
    send({
      type: 'ready',
      user_id: actor.id,
      protocol: PROTOCOL,
      expires_at: actor.expires_at.toISOString(),
      server_time: needs.clock.now().toISOString(),
    });
    if (frame.time_zone !== undefined) await needs.onTimeZone(client, frame.time_zone);
    if (frame.resume.length > 0) await needs.onResume(client, frame.resume);
  };

  const take = async (frame: ClientFrame | Refusal): Promise<void> => {
    if (isClosing) return;
    if (client && !(await needs.isAllowedToTalk(client)))
      return close(closeCodes.rate, closeReasons.frames);
    if (frame.type === 'hello') return authenticate(frame);
    if (!client) return close(closeCodes.auth, 'hello first');
    if (frame.type === 'message.refused') return send(frame);
    if (frame.type === 'resume') return needs.onResume(client, frame.points);
    return needs.onFrame(client, frame);
  };

  const fail = (error: unknown, frame: ClientFrame | Refusal): void => {
    const { code, status } = asAppError(error);
    const isOurs = status >= 500;
    if (isOurs) needs.log.error({ err: error, code, frame: frame.type }, 'handling a frame failed');
    if (status === 401) return close(closeCodes.auth, code);
    // Not `auth`, on which the client gets a new token: with a new token, a visitor would be a new visitor.
    if (frame.type === 'hello')
      return isOurs ? close(closeCodes.restart, code) : close(closeCodes.forbidden, code);
    send({ type: 'problem', code, title: errors[code].title });
  };

  ws.on('message', (data, isBinary) => {
    if (isClosing) return;
    const read = isBinary ? undefined : readFrame(data.toString());
    if (!read) return close(closeCodes.protocol, 'unreadable frame');
    if (waiting === MAX_WAITING_FRAMES) return close(closeCodes.rate, closeReasons.frames);
    waiting += 1;
    queue = queue
      .then(() => take(read))
      .catch((error: unknown) => fail(error, read))
      .finally(() => {
        waiting -= 1;
      });
  });
  ws.on('ping', (payload) => {
    if (ws.bufferedAmount > SLOW_BYTES) return ws.terminate();
    ws.pong(payload);
  });
  ws.on('pong', () => {
    unanswered = 0;
  });
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    isClosing = true;
    for (const timer of [helloTimer, expiry, behind]) clearTimeout(timer);
    if (client) needs.leave(client.actor.id, connection);
    needs.onGone(connection);
  });
  return connection;
}

type Refusal = Extract<ServerEvent, { type: 'message.refused' }>;

/** An invalid message is refused by its client id, so that its sender does not retry it for ever. */
function readFrame(text: string): ClientFrame | Refusal | undefined {
  try {
    const written: unknown = limitMarksIn(text, JSON.parse(text));
    const frame = ClientFrame.safeParse(written);
    if (frame.success) return frame.data;
    const named = IdentifiedMessage.safeParse(written);
    if (!named.success) return undefined;
    const { session_id, client_message_id } = named.data;
    const title = frame.error.issues[0]?.message ?? errors['request.invalid'].title;
    return {
      type: 'message.refused',
      session_id,
      client_message_id,
      code: 'request.invalid',
      title,
    };
  } catch {
    return undefined; // not JSON: the caller closes with the code for a protocol error
  }
}
