// An OpenID provider on this machine for tests: discovery, keys, and a token endpoint that checks PKCE and the client.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type GenerateKeyPairResult } from 'jose';

export interface FakeOpenId {
  readonly issuer: string;
  readonly client: { client_id: string; client_secret: string };
  /** Simulates a person's consent: returns a code for the client of this URL. */
  agree(address: string, who: Record<string, unknown>): string;
  /** Changes the claims of later tokens, or signs them with another key. */
  lie(claims: Record<string, unknown>, more?: { foreignKey?: boolean }): void;
  /** Changes the response of the userinfo endpoint. */
  informOf(claims: Record<string, unknown>): void;
  /** Changes the discovery document. */
  describe(changes: Record<string, unknown>): void;
  close(): Promise<void>;
}

/** The provider's keys and foreign ones: making them costs more than most tests. */
let pairs: Promise<[GenerateKeyPairResult, GenerateKeyPairResult]> | undefined;

export async function startFakeOpenId(): Promise<FakeOpenId> {
  const client = { client_id: 'velour-test', client_secret: randomBytes(16).toString('hex') };
  pairs ??= Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ]);
  const [own, foreign] = await pairs;
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const granted = new Map<string, { query: URLSearchParams; who: Record<string, unknown> }>();
  const informed = new Map<string, Record<string, unknown>>();
  let lies: Record<string, unknown> = {};
  let informs: Record<string, unknown> = {};
  let key = own.privateKey;
  let issuer = '';
  let described: Record<string, unknown> = {};

  const sendToken = async (form: URLSearchParams): Promise<[number, object]> => {
    const code = form.get('code') ?? '';
    const found = granted.get(code);
    granted.delete(code);
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '');
    const isGood =
      found !== undefined &&
      form.get('client_id') === client.client_id &&
      form.get('client_secret') === client.client_secret &&
      form.get('redirect_uri') === found.query.get('redirect_uri') &&
      challenge.digest('base64url') === found.query.get('code_challenge');
    if (!isGood) return [400, { error: 'invalid_grant' }];
    const claims = { ...found.who, nonce: found.query.get('nonce') ?? '', ...lies };
    const id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(String(lies['iss'] ?? issuer))
      .setAudience(String(lies['aud'] ?? client.client_id))
      .setIssuedAt(typeof lies['iat'] === 'number' ? lies['iat'] : undefined)
      .setExpirationTime(typeof lies['exp'] === 'number' ? lies['exp'] : '5m')
      .sign(key);
    const access_token = randomBytes(16).toString('hex');
    informed.set(access_token, found.who);
    return [200, { access_token, token_type: 'Bearer', expires_in: 300, id_token }];
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const path = request.url ?? '';
    if (path === '/keys') return send(200, { keys: [jwk] });
    if (path === '/token') {
      return send(...(await sendToken(new URLSearchParams(await text(request)))));
    }
    if (path === '/userinfo') {
      const who = informed.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      return who ? send(200, { ...who, ...informs }) : send(401, {});
    }
    if (path !== '/.well-known/openid-configuration') return send(404, {});
    send(200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...described,
    });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // Listening on a port, so the address is not a pipe's name.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    client,
    agree(address, who) {
      const code = randomBytes(16).toString('hex');
      granted.set(code, { query: new URL(address).searchParams, who });
      return code;
    },
    lie(claims, { foreignKey = false } = {}) {
      lies = claims;
      key = foreignKey ? foreign.privateKey : own.privateKey;
    },
    informOf(claims) {
      informs = claims;
    },
    describe(changes) {
      described = changes;
    },
    close: () => new Promise((ended) => server.close(() => ended())),
  };
}
