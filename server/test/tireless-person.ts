// A persistent chat client: sends a message with one id, by socket or HTTP, until it is acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Accepted } from '@velour/contract/messages.ts';
import { PROTOCOL, ServerEvent, type ClientFrame } from '@velour/contract/realtime.ts';
import WebSocket from 'ws';

export interface Place {
  readonly seq: number;
  readonly variant: number;
}

/** The end of a reply as its reader saw it. */
export interface ReceivedEnd {
  readonly state: 'done' | 'stopped' | 'failed';
  readonly text: string;
  readonly code: string | null;
  /** `performance.now()` when it was received. */
  readonly at: number;
  /** The concatenated chunks until then, in order and without a gap. */
  readonly received: string;
}

export interface Ack extends Accepted {
  readonly text: string;
}

export interface TirelessPerson {
  readonly session_id: string;
  readonly token: string;
  /** All acknowledgements in the order of arrival; a message that was sent twice has two. */
  readonly acks: readonly Ack[];
  readonly eventTypes: ReadonlySet<string>;
  readonly closeCodes: ReadonlySet<number>;
  say(text: string): Promise<Ack>;
  /** Waits until connected; this connection is not given up, however slow the server is. */
  keepConnection(): Promise<void>;
  /** Waits until some chunk of this reply was received. */
  started(place: Place): Promise<void>;
  ended(place: Place): Promise<ReceivedEnd>;
  /** Called before a regeneration at this place. */
  forget(place: Place): void;
  stop(): void;
  leave(): void;
}

interface Needs {
  /** Read for every connection, since a restarted server may have another address. */
  readonly address: () => string;
  readonly token: string;
  readonly session_id: string;
  readonly random: () => number;
  /** The proportion of messages that are sent twice at once, from 0 to 1. */
  readonly twice?: number;
}

interface Reception {
  n: number;
  text: string;
  end: ReceivedEnd | undefined;
  readonly waiting: Set<() => void>;
}

interface Sending {
  readonly text: string;
  readonly bySocket: boolean;
  readonly resolve: (ack: Ack) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * How long an expected response may take before the connection is given up; doubles for each in a
 * row, since a busy machine may need longer.
 */
const TIMEOUT_MS = 400;
const LONGEST_TIMEOUT_MS = 6_400;

export function createTirelessPerson(needs: Needs): TirelessPerson {
  const { address, token, session_id, random, twice = 0 } = needs;
  const acks: Ack[] = [];
  const eventTypes = new Set<string>();
  const closeCodes = new Set<number>();
  const sending = new Map<string, Sending>();
  const receptions = new Map<string, Reception>();
  const awaited = new Map<string, Place>();
  let ws: WebSocket | undefined;
  let isReady = false;
  let isPersistent = false;
  const waitingForReady = new Set<() => void>();
  let hasLeft = false;
  let receivedAt = 0;
  let timeoutMs = TIMEOUT_MS;

  const receptionOf = ({ seq, variant }: Place): Reception => {
    const key = `${seq}/${variant}`;
    const known = receptions.get(key) ?? { n: 0, text: '', end: undefined, waiting: new Set() };
    receptions.set(key, known);
    return known;
  };
  const pointOf = ({ seq, variant }: Place) => {
    return { session_id, seq, variant, n: receptionOf({ seq, variant }).n };
  };
  const send = (frame: ClientFrame): void => {
    if (ws?.readyState === WebSocket.OPEN) ws.send(JSON.stringify(frame));
  };
  const sendMessage = (client_message_id: string, { text }: Sending): void =>
    send({ type: 'message.send', session_id, client_message_id, text });

  const connect = (): void => {
    if (hasLeft) return;
    receivedAt = performance.now();
    const mine = new WebSocket(`ws://${address()}/realtime`, { perMessageDeflate: false });
    ws = mine;
    mine.on('open', () => {
      const resume = [...awaited.values()].map(pointOf);
      send({ type: 'hello', token, host: 'pd', protocol: PROTOCOL, resume });
    });
    mine.on('message', (data) => receive(ServerEvent.parse(JSON.parse(String(data)))));
    mine.on('error', () => undefined); // followed by close
    mine.on('close', (code) => {
      closeCodes.add(code);
      isReady = false;
      isPersistent = false;
      if (!hasLeft) setTimeout(connect, 10 + random() * 30);
    });
  };

  const watch = setInterval(() => {
    if (isPersistent) return;
    const expects = !isReady || sending.size > 0 || awaited.size > 0;
    if (!expects || performance.now() - receivedAt <= timeoutMs) return;
    timeoutMs = Math.min(timeoutMs * 2, LONGEST_TIMEOUT_MS);
    ws?.terminate();
  }, 100);

  const receive = (event: ServerEvent): void => {
    receivedAt = performance.now();
    timeoutMs = TIMEOUT_MS;
    eventTypes.add(event.type);
    if (event.type === 'ready') {
      isReady = true;
      for (const resolve of waitingForReady) resolve();
      for (const [id, message] of sending) if (message.bySocket) sendMessage(id, message);
    } else if (event.type === 'message.accepted') acknowledge(event);
    else if (event.type === 'message.refused') refuse(event);
    else if (event.type === 'reply.chunk') receiveChunk(event);
    else if (
      event.type === 'reply.done' ||
      event.type === 'reply.stopped' ||
      event.type === 'reply.failed'
    )
      receiveEnd(event);
  };

  const acknowledge = (accepted: Accepted): void => {
    const message = sending.get(accepted.client_message_id);
    const known = acks.find((ack) => ack.client_message_id === accepted.client_message_id);
    const text = message?.text ?? known?.text;
    if (text === undefined) return;
    const ack = { ...accepted, text };
    acks.push(ack);
    sending.delete(accepted.client_message_id);
    message?.resolve(ack);
  };

  const refuse = (event: Extract<ServerEvent, { type: 'message.refused' }>): void => {
    const message = sending.get(event.client_message_id);
    if (!message) return;
    if (event.code.startsWith('server.')) {
      setTimeout(() => sendMessage(event.client_message_id, message), 50);
      return;
    }
    sending.delete(event.client_message_id);
    message.reject(new Error(`"${message.text}" was refused: ${event.code}`));
  };

  const receiveChunk = (event: Extract<ServerEvent, { type: 'reply.chunk' }>): void => {
    const reception = receptionOf(event);
    if (event.n <= reception.n || reception.end) return;
    if (event.n > reception.n + 1) return send({ type: 'resume', points: [pointOf(event)] });
    reception.n = event.n;
    reception.text += event.text;
    for (const look of reception.waiting) look();
  };

  const receiveEnd = (event: Place & { type: string; text: string; code?: string }): void => {
    const reception = receptionOf(event);
    reception.end ??= {
      // The three events handled here, by the last part of their type.
      state: event.type.slice('reply.'.length) as ReceivedEnd['state'],
      text: event.text,
      code: event.code ?? null,
      at: performance.now(),
      received: reception.text,
    };
    for (const look of reception.waiting) look();
  };

  const post = async (client_message_id: string, { text, reject }: Sending): Promise<void> => {
    for (let tryMs = TIMEOUT_MS * 2; !hasLeft && sending.has(client_message_id);) {
      const response = await fetch(`http://${address()}/api/chats/${session_id}/messages?host=pd`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ client_message_id, text }),
        signal: AbortSignal.timeout(tryMs),
      }).catch(() => undefined); // not reached, or cut off: retried
      const body: unknown = await response?.json().catch(() => undefined);
      if (response?.ok && body !== undefined) return acknowledge(Accepted.parse(body));
      if (response && response.status < 500 && body !== undefined) {
        sending.delete(client_message_id);
        return reject(new Error(`"${text}" was refused: ${JSON.stringify(body)}`));
      }
      tryMs = Math.min(tryMs * 2, LONGEST_TIMEOUT_MS);
      await wait(20 + random() * 40);
    }
  };

  /**
   * Resolves once `found` returns something; until then every new connection resumes this reply.
   */
  const listen = <T>(place: Place, found: (reception: Reception) => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const reception = receptionOf(place);
      const key = `${place.seq}/${place.variant}`;
      const look = (): void => {
        const result = found(reception);
        if (result === undefined) return;
        reception.waiting.delete(look);
        awaited.delete(key);
        resolve(result);
      };
      reception.waiting.add(look);
      awaited.set(key, { seq: place.seq, variant: place.variant });
      if (isReady && !reception.end) send({ type: 'resume', points: [pointOf(place)] });
      look();
    });

  connect();
  return {
    session_id,
    token,
    acks,
    eventTypes,
    closeCodes,
    say: (text) =>
      new Promise((resolve, reject) => {
        const client_message_id = randomUUID();
        const isTwice = random() < twice;
        const bySocket = isTwice || random() < 0.6;
        const message = { text, bySocket, resolve, reject };
        sending.set(client_message_id, message);
        if (bySocket && isReady) sendMessage(client_message_id, message);
        if (isTwice || !bySocket) void post(client_message_id, message);
      }),
    async keepConnection() {
      if (!isReady) await new Promise<void>((resolve) => waitingForReady.add(resolve));
      isPersistent = true;
    },
    started: (place) =>
      listen(place, ({ n, end }) => (n > 0 || end ? true : undefined)).then(() => {}),
    ended: (place) => listen(place, ({ end }) => end),
    forget: ({ seq, variant }) => void receptions.delete(`${seq}/${variant}`),
    stop: () => send({ type: 'reply.stop', session_id }),
    leave() {
      hasLeft = true;
      clearInterval(watch);
      ws?.terminate();
    },
  };
}
