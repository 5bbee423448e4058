// A WebSocket client for tests: authenticates, collects events, and waits for expected ones.
import {
  PROTOCOL,
  ServerEvent,
  type ClientFrame,
  type ResumePoint,
} from '@velour/contract/realtime.ts';
import WebSocket from 'ws';

type EventOf<T extends ServerEvent['type']> = Extract<ServerEvent, { type: T }>;

export interface TestSocket {
  readonly events: ServerEvent[];
  send(frame: ClientFrame): void;
  sendRaw(text: string): void;
  /** The first matching event of this type, past or future; rejects after five seconds. */
  expect<T extends ServerEvent['type']>(
    type: T,
    fits?: (event: EventOf<T>) => boolean,
  ): Promise<EventOf<T>>;
  /** Resolves with the close code. */
  closed(): Promise<number>;
  close(): void;
}

export async function openSocket(
  address: string,
  hello: {
    token: string;
    host?: string;
    protocol?: number;
    resume?: ResumePoint[];
    time_zone?: string | undefined;
    origin?: string;
    headers?: Record<string, string>;
  },
): Promise<TestSocket> {
  const ws = new WebSocket(`ws://${address}/realtime`, {
    ...(hello.origin === undefined ? {} : { origin: hello.origin }),
    headers: hello.headers ?? {},
  });
  const events: ServerEvent[] = [];
  const watchers = new Set<() => void>();
  const ended = new Promise<number>((resolve) => ws.on('close', resolve));
  ws.on('message', (data) => {
    events.push(ServerEvent.parse(JSON.parse(String(data))));
    for (const look of watchers) look();
  });
  await new Promise<void>((resolve, reject) => {
    ws.on('open', resolve);
    ws.on('error', reject);
  });
  const send = (frame: ClientFrame): void => ws.send(JSON.stringify(frame));
  const { token, host = 'pd', protocol = PROTOCOL, resume = [], time_zone } = hello;
  send({ type: 'hello', token, host, protocol, resume, time_zone });
  return {
    events,
    send,
    sendRaw: (text) => ws.send(text),
    closed: () => ended,
    close: () => ws.close(),
    expect: (type, fits = () => true) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          watchers.delete(look);
          reject(
            new Error(`No ${type} came; seen: ${events.map((event) => event.type).join(', ')}`),
          );
        }, 5_000);
        const look = (): void => {
          for (const event of events) {
            if (!isOfType(event, type) || !fits(event)) continue;
            clearTimeout(late);
            watchers.delete(look);
            resolve(event);
            return;
          }
        };
        watchers.add(look);
        look();
      }),
  };
}

function isOfType<T extends ServerEvent['type']>(event: ServerEvent, type: T): event is EventOf<T> {
  return event.type === type;
}
