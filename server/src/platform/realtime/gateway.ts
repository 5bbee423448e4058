// The realtime gateway: one WebSocket per page, and topics per person that notify every device; modules handle frames.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  closeCodes,
  closeReasons,
  MAX_SOCKETS_PER_PERSON,
  MAX_FRAME_BYTES,
  type ClientFrame,
  type ServerEvent,
} from '@velour/contract/realtime.ts';
import { WebSocketServer } from 'ws';
import { corked } from '../corked.ts';
import { isLimited, networkOf } from '../rate-limits.ts';
import {
  createConnection,
  type Connection,
  type ConnectionNeeds,
  type Client,
} from './connection.ts';

/** Frames after `hello`, as modules handle them. */
export type Frame = Exclude<ClientFrame, { type: 'hello' }>;

type Publish = (personId: string, event: ServerEvent) => void;

const topicOf = (personId: string): string => `person:${personId}`;

/** Publishes events to all sockets of a person, in every process. */
export const createPublisher =
  (bus: { publish(topic: string, message: string): void }): Publish =>
  (personId, event) =>
    bus.publish(topicOf(personId), JSON.stringify(event));

/** Pub/sub of a person's events across processes. */
interface Events {
  subscribe(topic: string, listener: (message: string) => void): () => void;
}

/** An ended sign-in: of one device, or of all devices if none is named. */
export interface Ended {
  readonly person_id: string;
  readonly sign_in_id: string | undefined;
}

interface Needs extends Pick<
  ConnectionNeeds,
  'clock' | 'log' | 'onFrame' | 'onTimeZone' | 'onResume' | 'isAllowedToTalk'
> {
  /** Like that of a connection, with the HTTP request that opened it. */
  readonly admit: (
    hello: Parameters<ConnectionNeeds['admit']>[0] & { readonly request: IncomingMessage },
  ) => ReturnType<ConnectionNeeds['admit']>;
  readonly bus: Events;
  readonly path: string;
  /** Browsers send an origin; a foreign one is refused before anything else (cross-site WebSocket hijacking). */
  readonly isOwnOrigin: (origin: string, host: string) => boolean;
  readonly hostOf: (request: IncomingMessage) => string;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Recently ended sign-ins of all processes. Polled every two seconds, so the list must stay short. */
  readonly listEnded: () => Promise<readonly Ended[]>;
}

const PING_MS = 25_000;
const ENDED_MS = 2_000;
/** The maximum number of unauthenticated sockets per network. */
const MAX_UNIDENTIFIED = 50;
/** A socket that is not authenticated after this time is closed. */
const HELLO_MS = 10_000;

export function createRealtimeGateway(needs: Needs) {
  const { bus, log, path, clock, admit, onFrame, onTimeZone, onResume, isAllowedToTalk } = needs;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false, // for a client that does not read, pongs would be queued without limit
  });
  const connections = new Set<Connection>();
  const byPerson = new Map<string, { all: Set<Connection>; unsubscribe: () => void }>();
  const unidentified = createCounter();
  let closing = false;

  const join = (personId: string, connection: Connection): void => {
    let group = byPerson.get(personId);
    if (!group) {
      const all = new Set<Connection>();
      const unsubscribe = bus.subscribe(topicOf(personId), (message) => {
        for (const one of all) one.relay(message);
      });
      group = { all, unsubscribe };
      byPerson.set(personId, group);
    }
    group.all.add(connection);
    if (group.all.size > MAX_SOCKETS_PER_PERSON) {
      const [oldest] = group.all; // the oldest open page is closed in favor of the new one
      if (oldest) group.all.delete(oldest);
      oldest?.close(closeCodes.rate, closeReasons.windows);
    }
  };

  const leave = (personId: string, connection: Connection): void => {
    const group = byPerson.get(personId);
    group?.all.delete(connection);
    if (group?.all.size === 0) {
      group.unsubscribe();
      byPerson.delete(personId);
    }
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== path) return refuse(socket, 404);
    const { origin } = request.headers;
    if (origin !== undefined && !needs.isOwnOrigin(origin, needs.hostOf(request)))
      return refuse(socket, 403);
    if (closing) return refuse(socket, 503);
    const address = needs.addressOf(request);
    const network = networkOf(address);
    if (isLimited(address) && unidentified.of(network) >= MAX_UNIDENTIFIED)
      return refuse(socket, 429);
    server.handleUpgrade(request, corked(socket), head, (ws) => {
      const leaveUnidentified = unidentified.add(network);
      const connection = createConnection(ws, {
        clock,
        log,
        admit: (hello) => admit({ ...hello, request }),
        onFrame,
        onTimeZone,
        onResume,
        isAllowedToTalk,
        address,
        helloMs: HELLO_MS,
        join: (personId, joining) => {
          leaveUnidentified();
          join(personId, joining);
        },
        leave,
        onGone: (closed) => {
          leaveUnidentified();
          connections.delete(closed);
        },
      });
      connections.add(connection);
    });
  };

  const closeEnded = async (): Promise<void> => {
    for (const { person_id, sign_in_id } of await needs.listEnded()) {
      for (const connection of byPerson.get(person_id)?.all ?? []) {
        if (sign_in_id === undefined) connection.close(closeCodes.forbidden, 'closed');
        else if (isFrom(connection.client(), sign_in_id))
          connection.close(closeCodes.auth, closeReasons.ended);
      }
    }
  };
  const polling = setInterval(() => {
    if (byPerson.size === 0) return;
    closeEnded().catch((error: unknown) =>
      log.warn({ err: error }, 'checking ended sign-ins failed'),
    );
  }, ENDED_MS);

  const pinging = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, PING_MS);

  return {
    attach(http: Server): void {
      http.on('upgrade', (request, socket, head) => {
        // Node no longer handles errors of this socket after the upgrade, and an unhandled one
        // would end the process.
        socket.on('error', () => socket.destroy());
        try {
          upgrade(request, socket, head);
        } catch (error) {
          log.warn({ err: error }, 'opening a socket failed');
          refuse(socket, 400);
        }
      });
    },
    count: (): number => connections.size,
    /** Sends a restart event to every page, spread over a few seconds, and closes. */
    async close(graceMs: number): Promise<void> {
      closing = true;
      clearInterval(pinging);
      clearInterval(polling);
      for (const connection of connections) {
        connection.send({ type: 'restart', after_ms: 500 + Math.floor(Math.random() * 3_000) });
      }
      await new Promise((resolve) => setTimeout(resolve, graceMs));
      for (const connection of connections) connection.close(closeCodes.restart, 'restart');
      server.close();
    },
  };
}

const isFrom = (client: Client | undefined, signInId: string): boolean =>
  client?.actor.kind === 'member' && client.actor.sign_in_id === signInId;

/** Destroys the socket after the response, since the client may not close its side. */
function refuse(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Counts per key; `add` returns a function that removes one, once. */
function createCounter() {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add(key: string): () => void {
      counts.set(key, of(key) + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        if (of(key) > 1) counts.set(key, of(key) - 1);
        else counts.delete(key);
      };
    },
  };
}
