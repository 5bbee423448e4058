// Simulated users who chat, each with a token, a session and a socket.
import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';

export interface Talker {
  /** One turn: milliseconds until the first text and until the end. */
  turn(): Promise<{ first: number; total: number }>;
  close(): void;
}

async function call<T>(url: string, token: string | undefined, body: object): Promise<T> {
  const reply = await fetch(`${url}?host=pd`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  // The product's own reply, checked above.
  return (await reply.json()) as T;
}

export async function makeToken(product: string): Promise<string> {
  const { jwt } = await call<{ jwt: string }>(`${product}/api/anon-users`, undefined, {});
  return (await call<{ jwt: string }>(`${product}/api/age-gate`, jwt, { adult: true })).jwt;
}

export async function openSocket(product: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${product.replace('http', 'ws')}/realtime`, {
    perMessageDeflate: false,
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.send(JSON.stringify({ type: 'hello', token, host: 'pd', protocol: 1, resume: [] }));
  await new Promise((resolve) => socket.once('message', resolve));
  return socket;
}

export interface ChatTalker extends Talker {
  readonly token: string;
  readonly session_id: string;
}

export async function createTalker(product: string, character_id: string): Promise<ChatTalker> {
  const token = await makeToken(product);
  const chat = await call<{ session_id: string }>(`${product}/api/sessions`, token, {
    character_id,
  });
  const socket = await openSocket(product, token);
  let onEvent: (event: { type: string }) => void = () => undefined;
  socket.on('message', (data) => onEvent(JSON.parse(String(data)) as { type: string }));
  return {
    token,
    session_id: chat.session_id,
    turn: () =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        let first: number | undefined;
        onEvent = ({ type, ...rest }) => {
          const isEnd = type === 'reply.done';
          if (type === 'reply.chunk' || isEnd) first ??= performance.now() - began;
          if (isEnd && first !== undefined) resolve({ first, total: performance.now() - began });
          if (type === 'reply.failed' || type === 'message.refused')
            reject(new Error(JSON.stringify({ type, ...rest })));
        };
        socket.send(
          JSON.stringify({
            type: 'message.send',
            session_id: chat.session_id,
            client_message_id: randomUUID(),
            text: 'Tell me something about the sea, please.',
          }),
        );
      }),
    close: () => socket.close(),
  };
}

/** The same turn through a plain HTTP stream: the model itself, or the bare proxy. */
export function createCaller(url: string): Talker {
  const body = JSON.stringify({
    model: 'bench',
    stream: true,
    messages: [{ role: 'user', content: 'Tell me something about the sea, please.' }],
  });
  return {
    async turn() {
      const began = performance.now();
      const reply = await fetch(`${url}/chat/completions`, { method: 'POST', body });
      let first: number | undefined;
      for await (const part of reply.body ?? [])
        if (part.length > 0) first ??= performance.now() - began;
      return { first: first ?? NaN, total: performance.now() - began };
    },
    close: () => undefined,
  };
}

export const median = (values: number[]): number => percentile(values, 0.5);

export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** Every talker sends message after message for a while; returns all times and messages per second. */
export async function saturate(talkers: Talker[], ms: number) {
  const firstTokenMs: number[] = [];
  const began = performance.now();
  await Promise.all(
    talkers.map(async (talker) => {
      while (performance.now() - began < ms) firstTokenMs.push((await talker.turn()).first);
    }),
  );
  return {
    firsts: firstTokenMs,
    perSecond: (firstTokenMs.length * 1000) / (performance.now() - began),
  };
}
