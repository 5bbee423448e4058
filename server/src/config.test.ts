// Configuration: all mistakes are reported at once, in words for the operator.
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('no variable is required, and an empty one counts as unset', () => {
  expect(parseConfig({ PORT: '' })).toMatchObject({
    PORT: 5173,
    BIND: '127.0.0.1',
    SEED: 'demo',
    ROLES: ['web', 'media', 'realtime', 'worker'],
  });
});

test('production seeds no demo data', () => {
  expect(parseConfig({ NODE_ENV: 'production' }).SEED).toBe('none');
});

test('every mistake is named in one message', () => {
  const mistaken = () =>
    parseConfig({ PORT: 'many', ROLES: 'web,king', TRUST_PROXY: 'the one downstairs' });
  expect(mistaken).toThrow(/PORT[^]*ROLES[^]*TRUST_PROXY: must be loopback/);
});

test.each(['loopback', '10.0.0.0/8', 'loopback, 192.0.2.7', '::1,fd00::/8'])(
  'proxies may be named as %s',
  (TRUST_PROXY) => {
    expect(parseConfig({ TRUST_PROXY })).toMatchObject({ TRUST_PROXY });
  },
);

test.each(['web', 'worker', 'web,media,realtime', 'media,worker'])(
  'a process of the embedded database is alone and cannot do a part only: %s',
  (ROLES) => {
    expect(() => parseConfig({ ROLES })).toThrow(
      /ROLES: without DATABASE_URL, one process has to do everything/,
    );
    expect(() => parseConfig({ ROLES, DATABASE_URL: 'postgres://db/velour' })).not.toThrow();
  },
);

test('mistakes of several variables together are named in one message, too', () => {
  const mistaken = {
    SMTP_URL: 'smtp://mail.example.com',
    EMBEDDINGS: 'server',
    EMBEDDINGS_MODEL: 'small',
    AGE_ISSUER: 'https://age.example',
    PAYMENTS_PROVIDER: 'stripe',
  };
  expect(() => parseConfig(mistaken)).toThrow(
    `The configuration has errors:
  MAIL_FROM: required with SMTP_URL; the address that emails are sent from
  AGE_ISSUER: set it together with AGE_CLIENT_ID
  AGE_ISSUER: set it together with AGE_CLIENT_SECRET
  EMBEDDINGS_BASE_URL: required with EMBEDDINGS=server
  PAYMENTS_PROVIDER: stripe is not configured`,
  );
});

test.each(['PUBLIC_URL', 'LLM_BASE_URL', 'GOOGLE_ISSUER', 'STRIPE_API_BASE'])(
  '%s without a scheme is one error that says what is missing',
  (name) => {
    for (const value of ['chat.example.com', 'localhost:5173', 'ftp://chat.example.com', 'chat'])
      expect(() => parseConfig({ [name]: value })).toThrow(
        `The configuration has errors:\n  ${name}: must start with https:// or http://`,
      );
  },
);

test('the public address is a host of its own, without a path', () => {
  for (const path of ['/velour', '/velour/', '/?site=1', '#top'])
    expect(() => parseConfig({ PUBLIC_URL: `https://chat.example.com${path}` })).toThrow(
      'PUBLIC_URL: must be a host name of its own',
    );
  expect(parseConfig({ PUBLIC_URL: 'https://chat.example.com/' })).toMatchObject({
    PUBLIC_URL: 'https://chat.example.com',
  });
});

test('several processes on one database need a shared key', () => {
  const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/velour', ROLES: 'web' };
  expect(() => parseConfig(shared)).toThrow('DATA_KEY');
  const DATA_KEY = Buffer.alloc(32, 1).toString('base64');
  expect(parseConfig({ ...shared, DATA_KEY })).toMatchObject({ DATA_KEY });
});

test('a mail server needs a sender address', () => {
  expect(() => parseConfig({ SMTP_URL: 'smtp://mail.example.com' })).toThrow('MAIL_FROM');
  expect(() => parseConfig({ SMTP_URL: 'https://mail.example.com' })).toThrow('SMTP_URL');
  const SMTP_URL = 'smtps://ann:secret@mail.example.com:465';
  expect(parseConfig({ SMTP_URL, MAIL_FROM: 'hello@example.com' })).toMatchObject({ SMTP_URL });
});

test('the demo Google page is on in development, and in production only where it is set', () => {
  expect(parseConfig({}).GOOGLE_DEMO).toBe('on');
  expect(parseConfig({ NODE_ENV: 'production' }).GOOGLE_DEMO).toBe('off');
  expect(parseConfig({ NODE_ENV: 'production', GOOGLE_DEMO: 'on' }).GOOGLE_DEMO).toBe('on');
});

test('the old name of GOOGLE_DEMO is accepted, and overridden by the new one', () => {
  const former = { NODE_ENV: 'production', GOOGLE_STAND_IN: 'on' };
  expect(parseConfig(former).GOOGLE_DEMO).toBe('on');
  expect(parseConfig({ GOOGLE_STAND_IN: 'off' }).GOOGLE_DEMO).toBe('off');
  expect(parseConfig({ ...former, GOOGLE_DEMO: 'off' }).GOOGLE_DEMO).toBe('off');
});

test.each([
  { GOOGLE_CLIENT_ID: 'one' },
  { COGNITO_CLIENT_ID: 'one' },
  { COGNITO_ACCESS_KEY_ID: 'one' },
  { S3_ACCESS_KEY_ID: 'one', S3_BUCKET: 'velour' },
  { GOOGLE_ISSUER: 'http://accounts.example.com' },
  { COGNITO_ENDPOINT: 'http://127.0.0.1.evil.example' },
  { COGNITO_DOMAIN: 'ftp://auth.example.com' },
])('%j is a mistake', (environment) => {
  const [name = ''] = Object.keys(environment);
  expect(() => parseConfig(environment)).toThrow(name);
});

test('the domain of a user pool may be a host name', () => {
  const config = parseConfig({ COGNITO_DOMAIN: 'auth.example.com' });
  expect([config.COGNITO_DOMAIN, config.COGNITO_REGION]).toEqual([
    'https://auth.example.com',
    'us-east-1',
  ]);
});

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('Stripe needs all of its keys, of one mode', () => {
  expect(parseConfig(stripe)).toMatchObject(stripe);
  expect(() => parseConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    /STRIPE_PUBLISHABLE_KEY[^]*STRIPE_WEBHOOK_SECRET/,
  );
  const swapped = { ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' };
  expect(() => parseConfig(swapped)).toThrow('a Stripe publishable key');
  const mixed = { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  expect(() => parseConfig(mixed)).toThrow('in the same mode');
});

const flexpay = {
  FLEXPAY_SHOP_ID: '60678',
  FLEXPAY_SIGNATURE_KEY: 'of-the-website',
  FLEXPAY_API_USER: 'user',
  FLEXPAY_API_PASSWORD: 'password',
};

test('FlexPay needs its shop, its key and the credentials that cancel', () => {
  expect(parseConfig(flexpay)).toMatchObject({
    ...flexpay,
    FLEXPAY_SECURE_BASE: 'https://secure.verotel.com',
  });
  for (const name of Object.keys(flexpay)) {
    expect(() => parseConfig({ ...flexpay, [name]: '' })).toThrow(name);
  }
  expect(() => parseConfig({ ...flexpay, FLEXPAY_SHOP_ID: 'shop' })).toThrow('a website');
  const open = { ...flexpay, FLEXPAY_SECURE_BASE: 'http://pay.example.com' };
  expect(() => parseConfig(open)).toThrow('FLEXPAY_SECURE_BASE');
});

test('with two payment providers, the selling one must be configured', () => {
  const both = { ...stripe, ...flexpay };
  expect(() => parseConfig(both)).toThrow('PAYMENTS_PROVIDER');
  expect(parseConfig({ ...both, PAYMENTS_PROVIDER: 'flexpay' })).toMatchObject(both);
  expect(() => parseConfig({ ...stripe, PAYMENTS_PROVIDER: 'flexpay' })).toThrow(
    'flexpay is not configured',
  );
});

test('test cards buy nothing in production unless enabled', () => {
  expect(parseConfig({}).PAYMENTS_SANDBOX).toBe('on');
  expect(parseConfig({ NODE_ENV: 'production' }).PAYMENTS_SANDBOX).toBe('off');
  const wanted = { NODE_ENV: 'production', PAYMENTS_SANDBOX: 'on' };
  expect(parseConfig(wanted).PAYMENTS_SANDBOX).toBe('on');
});

test('picture servers are addresses, and allowed hosts of pictures become origins', () => {
  const IMAGE_RESULT_ORIGINS = 'https://a.example/files/, http://b.example:8080';
  expect(parseConfig({ IMAGE_RESULT_ORIGINS }).IMAGE_RESULT_ORIGINS).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]);
  expect(parseConfig({ COMFYUI_URL: 'http://127.0.0.1:8188/' }).IMAGE_PROBE).toBe('on');
  for (const wrong of [
    { COMFYUI_URL: 'here' },
    { SDAPI_URL: 'file:///etc' },
    { IMAGE_RESULT_ORIGINS: 'a.example' },
    { IMAGE_PROVIDER: 'crayons' },
    { VIDEO_PROVIDER: 'openai' },
  ]) {
    const [name = ''] = Object.keys(wrong);
    expect(() => parseConfig(wrong)).toThrow(name);
  }
});

test('the gateways are at paths of the page’s origin or at addresses of others', () => {
  const usual = {
    MAIN_ADDRESS: '/api',
    MEDIA_ADDRESS: '/media-api',
    REALTIME_ADDRESS: '/realtime',
  };
  expect(parseConfig({})).toMatchObject(usual);
  expect(
    parseConfig({
      MAIN_ADDRESS: '/v1/api/',
      MEDIA_ADDRESS: 'https://media.example:8443/media-api/',
      REALTIME_ADDRESS: 'https://live.example/realtime',
    }),
  ).toMatchObject({
    MAIN_ADDRESS: '/v1/api',
    MEDIA_ADDRESS: 'https://media.example:8443/media-api',
    REALTIME_ADDRESS: 'wss://live.example/realtime',
  });
  for (const wrong of [
    ...['api', '/', '//media.example', 'ftp://media.example', 'https://a:b@media.example/api'],
    ...['https://media.example/api?key=1', 'https://media.example;/api', 'http://a.example:99999'],
  ]) {
    const all = { MAIN_ADDRESS: wrong, MEDIA_ADDRESS: wrong, REALTIME_ADDRESS: wrong };
    expect(() => parseConfig(all), wrong).toThrow(
      /MAIN_ADDRESS: must[^]*MEDIA_ADDRESS: must[^]*REALTIME_ADDRESS: must/,
    );
  }
  expect(() => parseConfig({ MEDIA_ADDRESS: 'wss://media.example' })).toThrow('MEDIA_ADDRESS');
  expect(parseConfig({ MEDIA_API_KEY: 'pk.media' })).toMatchObject({ MEDIA_API_KEY: 'pk.media' });
  expect(() => parseConfig({ REALTIME_API_KEY: 'two words' })).toThrow('REALTIME_API_KEY: must');
});
