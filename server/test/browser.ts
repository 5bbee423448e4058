// A browser-like client for tests: it stores cookies and sends origin and user agent.
import type { Outgoing } from '@velour/contract/client.ts';
import { clientsOf, Refused, type Clients, type TestApp } from './app.ts';

export interface TestBrowser extends Clients {
  /** Sent as bearer token from now on. */
  token: string | undefined;
  readonly cookies: Map<string, string>;
  /** `Set-Cookie` headers with their attributes, latest last. */
  readonly setCookies: string[];
}

interface Options {
  readonly user_agent?: string;
  /** Null for clients that send no origin. */
  readonly origin?: string | null;
  readonly address?: string;
  readonly host?: string;
  readonly headers?: Record<string, string>;
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export function openBrowser({ http }: TestApp, options: Options = {}): TestBrowser {
  const { user_agent = FIREFOX, origin = 'http://localhost:80', host = 'pd' } = options;
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];

  const store = (written: string): void => {
    setCookies.push(written);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? [];
    if (/Max-Age=0\b/.test(written)) cookies.delete(name);
    else cookies.set(name, value);
  };

  const browser: TestBrowser = Object.assign(
    clientsOf(async ({ call, path, query, body }: Outgoing) => {
      const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await http.inject({
        method: call.method,
        url: `/api${path}`,
        query: { host, ...query },
        remoteAddress: options.address ?? '127.0.0.1',
        headers: {
          'user-agent': user_agent,
          ...(origin === null ? {} : { origin }),
          ...(browser.token === undefined ? {} : { authorization: `Bearer ${browser.token}` }),
          ...(jar !== '' && path.startsWith('/auth') ? { cookie: jar } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      for (const written of [reply.headers['set-cookie'] ?? []].flat()) store(written);
      const response: unknown = reply.json();
      // Every failing call replies with a problem document.
      if (reply.statusCode >= 400) {
        throw new Refused(response as { code: string; status: number; title: string });
      }
      return response;
    }),
    { token: undefined, cookies, setCookies },
  );
  return browser;
}
