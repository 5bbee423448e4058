// A fake of Cognito over HTTP: JSON 1.1 calls, published keys, and the endpoints of the hosted sign-in.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CompactSign } from 'jose';
import type { Clock } from '../../../src/platform/clock.ts';
import type { CognitoConfig } from '../../../src/providers/identity/cognito.ts';
import { operations, type Input } from './operations.ts';
import {
  addGrant,
  createWorld,
  FakeException,
  findUser,
  signTokens,
  type FakeUser,
  type FakeWorld,
} from './world.ts';

export interface FakeCognito {
  readonly config: CognitoConfig;
  /** The code in the latest email to this address. */
  codeFor(email: string): string;
  /** The redirect after a person has agreed in the hosted sign-in. */
  agree(address: string, who: { google: string; email: string }): Promise<URL>;
  /** Makes this operation throw this exception from now on; undefined ends that. */
  fail(operation: string, exception: string | undefined): void;
  /** Disables this user, as the pool's admins can. */
  disable(email: string): void;
  /** Signs any token with the pool's own key. */
  sign(header: object, claims: object): Promise<string>;
  close(): Promise<void>;
}

/** Operations that require AWS credentials. */
const SIGNED = /^(Admin\w+|ListUsers)$/;

export async function startFakeCognito(
  clock: Clock,
  { rotates = true } = {},
): Promise<FakeCognito> {
  const world = await createWorld(clock, { rotates });
  const server = createServer((request, response) => void route(world, request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // Listening on a port, so the address is not a pipe's name.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { region, user_pool_id, client_id, client_secret } = world;
  return {
    config: {
      region,
      user_pool_id,
      client_id,
      client_secret,
      domain: origin,
      endpoint: origin,
      credentials: { accessKeyId: 'fake', secretAccessKey: 'fake' },
    },
    codeFor(email) {
      const code = world.mailed.get(email);
      if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
      return code;
    },
    async agree(address, { google, email }) {
      const requested = new URL(address);
      requested.searchParams.set('fake_user', google);
      requested.searchParams.set('fake_email', email);
      const answer = await fetch(requested, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? 'about:blank');
    },
    fail(operation, exception) {
      if (exception === undefined) world.failing.delete(operation);
      else world.failing.set(operation, exception);
    },
    disable: (email) => {
      findUser(world, email).is_disabled = true;
    },
    sign: (header, claims) =>
      new CompactSign(Buffer.from(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'RS256', kid: world.keys.kid, ...header })
        .sign(world.keys.privateKey),
    close: () =>
      new Promise((ended) => {
        server.closeAllConnections();
        server.close(() => ended());
      }),
  };
}

async function route(
  world: FakeWorld,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://fake');
  const send = (status: number, body: object, type = 'application/json'): void => {
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  };
  if (url.pathname === `/${world.user_pool_id}/.well-known/jwks.json`) {
    return send(200, { keys: [world.keys.jwk] });
  }
  if (url.pathname === '/oauth2/authorize') {
    const back = authorize(world, url.searchParams);
    return void response.writeHead(302, { location: back }).end();
  }
  if (url.pathname === '/oauth2/token') {
    const form = new URLSearchParams(await text(request));
    return send(...(await exchange(world, form, request.headers.authorization)));
  }
  try {
    send(200, await call(world, request), 'application/x-amz-json-1.1');
  } catch (error) {
    if (!(error instanceof FakeException)) throw error;
    const { name, message } = error;
    const status = name === 'InternalErrorException' ? 500 : 400;
    response.setHeader('x-amzn-errortype', `${name}:`);
    send(status, { __type: name, message }, 'application/x-amz-json-1.1');
  }
}

async function call(world: FakeWorld, request: IncomingMessage): Promise<object> {
  const target = String(request.headers['x-amz-target']);
  const [service, name = ''] = target.split('.');
  const operation = operations[name];
  const isJson = request.headers['content-type'] === 'application/x-amz-json-1.1';
  if (service !== 'AWSCognitoIdentityProviderService' || !operation || !isJson) {
    throw new FakeException('UnknownOperationException', `No such operation: ${target}`);
  }
  const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false;
  if (SIGNED.test(name) && !isSigned) {
    throw new FakeException('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const failing = world.failing.get(name);
  if (failing !== undefined) throw new FakeException(failing, 'As the test asked for.');
  return operation(world, JSON.parse(await text(request)) as Input);
}

/** The redirect of the hosted page after consent; the test adds the person to the address. */
function authorize(world: FakeWorld, requested: URLSearchParams): string {
  const google = requested.get('fake_user') ?? '';
  const email = requested.get('fake_email') ?? '';
  const username = `Google_${google}`;
  const known = world.users.find((user) => user.username === username);
  const user: FakeUser = known ?? {
    username,
    sub: randomUUID(),
    email,
    // By default, a pool does not trust email addresses of Google.
    email_verified: false,
    name: 'Ann Marlow',
    password: undefined,
    status: 'EXTERNAL_PROVIDER',
    pending_email: undefined,
    codes: new Map(),
    identities: [{ providerName: 'Google', providerType: 'Google', userId: google }],
  };
  if (!known) world.users.push(user);
  const code = randomUUID();
  world.agreed.set(code, { query: requested, user });
  const back = new URL(requested.get('redirect_uri') ?? '');
  back.searchParams.set('code', code);
  back.searchParams.set('state', requested.get('state') ?? '');
  return back.href;
}

async function exchange(
  world: FakeWorld,
  form: URLSearchParams,
  authorization = '',
): Promise<[number, object]> {
  const secret = Buffer.from(`${world.client_id}:${world.client_secret}`).toString('base64');
  if (authorization !== `Basic ${secret}`) return [401, { error: 'invalid_client' }];
  const code = form.get('code') ?? '';
  const found = world.agreed.get(code);
  world.agreed.delete(code);
  const challenge = createHash('sha256').update(form.get('code_verifier') ?? '');
  const isGood =
    found !== undefined &&
    form.get('grant_type') === 'authorization_code' &&
    form.get('client_id') === world.client_id &&
    form.get('redirect_uri') === found.query.get('redirect_uri') &&
    challenge.digest('base64url') === found.query.get('code_challenge');
  if (!isGood) return [400, { error: 'invalid_grant' }];
  const grant = addGrant(world, found.user, found.query.get('nonce') ?? undefined);
  const tokens = await signTokens(world, grant);
  return [
    200,
    {
      id_token: tokens.IdToken,
      access_token: tokens.AccessToken,
      refresh_token: grant.refresh,
      expires_in: tokens.ExpiresIn,
      token_type: 'Bearer',
    },
  ];
}
