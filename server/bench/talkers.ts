// Simulated users who chat, each with a token, a session and a socket; the same client drives the baselines.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import WebSocket from 'ws';

export interface Talker {
  /** Sends a message; returns milliseconds until the first text and until the end. */
  turn(): Promise<{ first: number; total: number }>;
  close(): void;
}

const MESSAGE = 'Tell me something about the sea, please.';

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
  // A response of the product, whose status was checked above.
  return (await reply.json()) as T;
}

export async function makeToken(product: string): Promise<string> {
  const { jwt } = await call<{ jwt: string }>(`${product}/api/anon-users`, undefined, {});
  return (await call<{ jwt: string }>(`${product}/api/age-gate`, jwt, { adult: true })).jwt;
}

/** A new account; its code comes from the local mailbox. */
export async function makeMemberToken(product: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const password = randomUUID();
  const auth = `${product}/api/auth`;
  await call(`${auth}/sign-up`, undefined, { email, password });
  const code = await codeFor(product, email);
  await call(`${auth}/confirm-sign-up`, undefined, { email, code });
  const { token } = await call<{ token: string }>(`${auth}/sign-in`, undefined, {
    email,
    password,
  });
  await call(`${product}/api/age-gate`, token, { adult: true });
  return token;
}

async function codeFor(product: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await fetch(`${product}/dev/mail.json`);
    // A response of the product.
    const { mails } = (await reply.json()) as { mails: { to: string; text: string }[] };
    const code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code was sent to ${email}.`);
}

export async function openSocket(url: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime`, {
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

export async function createTalker(
  product: string,
  character_id: string,
  token?: string,
): Promise<ChatTalker> {
  const own = token ?? (await makeToken(product));
  const { session_id } = await call<{ session_id: string }>(`${product}/api/sessions`, own, {
    character_id,
  });
  const talker = talkOver(await openSocket(product, own), session_id);
  return { ...talker, token: own, session_id };
}

/** The same client on the bare proxy. */
export const createProxyTalker = async (proxy: string): Promise<Talker> =>
  talkOver(await openSocket(proxy, ''), '');

function talkOver(socket: WebSocket, session_id: string): Talker {
  let onEvent: (event: { type: string }) => void = () => undefined;
  socket.on('message', (data) => onEvent(JSON.parse(String(data)) as { type: string }));
  return {
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
        const client_message_id = randomUUID();
        socket.send(
          JSON.stringify({ type: 'message.send', session_id, client_message_id, text: MESSAGE }),
        );
      }),
    close: () => socket.close(),
  };
}

/** Calls the model directly with a minimal HTTP client. */
export function createCaller(url: string): Talker {
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({
    model: 'bench',
    stream: true,
    messages: [{ role: 'user', content: MESSAGE }],
  });
  return {
    turn: () =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        let first: number | undefined;
        const sent = request(`${url}/chat/completions`, { method: 'POST', agent }, (reply) => {
          reply.on('data', () => (first ??= performance.now() - began));
          reply.on('end', () => resolve({ first: first ?? NaN, total: performance.now() - began }));
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

export const median = (values: number[]): number => percentile(values, 0.5);

export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/**
 * Every user sends message after message for `ms` milliseconds; returns all times and messages per
 * second.
 */
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
