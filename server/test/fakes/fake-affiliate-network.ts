// A fake affiliate network: a TLS server on this machine that stores reports.
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { AffiliateProvider } from '../../src/providers/affiliate/port.ts';
import { createPostback } from '../../src/providers/affiliate/postback.ts';
import { makeCertificate } from '../certificate.ts';

export interface AffiliateNetwork {
  readonly address: string;
  /** All received reports, in order, whatever the response was. */
  readonly reports: { readonly key: unknown; readonly report: Record<string, unknown> }[];
  /** Sets the response to later reports. */
  respondWith(status: number | 'silence', headers?: Record<string, string>): void;
  /** The adapter, which may report to this server. */
  provider(reportMs?: number): AffiliateProvider;
  close(): Promise<void>;
}

export async function openAffiliateNetwork(): Promise<AffiliateNetwork> {
  const certificate = makeCertificate();
  const reports: AffiliateNetwork['reports'] = [];
  let response: { status: number | 'silence'; headers: Record<string, string> } = {
    status: 200,
    headers: {},
  };
  const server = createServer(certificate, (request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      const report = JSON.parse(body) as Record<string, unknown>; // what we sent ourselves
      reports.push({ key: request.headers['idempotency-key'], report });
      if (response.status === 'silence') return;
      reply.writeHead(response.status, response.headers).end('thanks');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    address: `https://127.0.0.1:${port}/conversions?network=7`,
    reports,
    respondWith: (status, headers = {}) => {
      response = { status, headers };
    },
    provider: (reportMs) =>
      createPostback({
        ca: certificate.cert,
        isAllowed: () => true,
        ...(reportMs === undefined ? {} : { reportMs }),
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
