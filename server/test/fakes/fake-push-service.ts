// A fake push service with browsers: a TLS server that verifies signatures and decrypts like a browser.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';
import type { PushProvider } from '../../src/providers/push/port.ts';
import { createWebPush } from '../../src/providers/push/web-push.ts';
import { makeCertificate } from '../certificate.ts';

export interface PushService {
  /** Decrypted messages, with the claims of their sender. */
  readonly received: { readonly text: string; readonly claims: JWTPayload; readonly key: string }[];
  /** Requests that were not valid messages for one of the browsers. */
  readonly broken: unknown[];
  /** The number of requests. */
  calls(): number;
  respondWith(status: number, headers?: Record<string, string>): void;
  /** Subscribes a new browser; returns the JSON of its `PushSubscription`. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What its certificate is trusted by; it is for 127.0.0.1. */
  readonly certificate: string;
  /** The adapter, which may send to this server. */
  readonly provider: PushProvider;
  close(): Promise<void>;
}

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

/** `host`: the name that browsers are given. */
export async function openPushService({ host = '127.0.0.1' } = {}): Promise<PushService> {
  const certificate = makeCertificate();
  const browsers = new Map<string, Browser>();
  const received: PushService['received'] = [];
  const broken: unknown[] = [];
  let calls = 0;
  let response: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };

  const receive = async (request: IncomingMessage, origin: string, body: Buffer) => {
    const browser = browsers.get(request.url ?? '');
    if (!browser) throw new Error('No browser has this address.');
    if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('Another encoding.');
    if (!(Number(request.headers['ttl']) > 0)) throw new Error('Without a time to live.');
    const { claims, key } = await readSignature(request.headers.authorization ?? '', origin);
    received.push({ text: decrypt(browser, body), claims, key });
  };

  const server = createServer(certificate, (request, reply) => {
    calls += 1;
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { status, headers } = response;
      const end = () => reply.writeHead(status, headers).end('done');
      if (status !== 201) return void end();
      receive(request, origin(), Buffer.concat(pieces)).then(end, (error: unknown) => {
        broken.push(error);
        reply.writeHead(400).end();
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const origin = () => `https://${host}:${port}`;

  return {
    received,
    broken,
    calls: () => calls,
    respondWith: (status, headers = {}) => {
      response = { status, headers };
    },
    subscribe() {
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      browsers.set(path, { ecdh, auth });
      return { endpoint: origin() + path, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    certificate: certificate.cert,
    provider: createWebPush({ ca: certificate.cert, isAllowed: () => true }),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Verifies the VAPID token (RFC 8292): its audience, and its signature by the key beside it. */
async function readSignature(authorization: string, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, jwk, { audience });
  const seconds = (payload.exp ?? Infinity) - Date.now() / 1000;
  if (seconds > 24 * 3_600) throw new Error('The token is good for more than a day.');
  return { claims: payload, key };
}

/** Decrypts a single record (RFC 8291). */
function decrypt({ ecdh, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, about, 32));
  const derive = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${purpose}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
