// Client IP address and host of a request, with forwarded headers from trusted proxies only; for calls and sockets.
import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';
import type { Log } from '../log.ts';
import { isLimited } from '../rate-limits.ts';

type Trust = ReturnType<typeof compile>;

/** Parses a comma-separated list of addresses, networks and names such as `loopback`. Throws for anything else. */
export const readTrust = (text: string): Trust => compile(text.split(',').map((it) => it.trim()));

/** The host in the visitor's browser, with its port if it has one. */
export function hostOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: Trust,
): string {
  const forwarded = headers['x-forwarded-host'];
  const isTrusted = forwarded !== undefined && trust(socket.remoteAddress ?? '', 0);
  const last = isTrusted ? String(forwarded).split(',').at(-1) : headers.host;
  return last?.trim() ?? '';
}

/** The host without its port, as sites are named. */
export const hostnameOf = (
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: Trust,
): string => hostOf(request, trust).replace(/:\d+$/, '');

/** The last address of the forwarding chain that is not a trusted proxy. */
export const addressOf = (request: IncomingMessage, trust: Trust): string =>
  all(request, trust).at(-1) ?? '';

const UNNAMED = '0.0.0.0';

/**
 * In production, a request from this machine without a forwarded address comes through a proxy that does not send its
 * visitors' addresses. All of them share one limit, since requests of this machine itself are exempt from rate limits.
 */
export function createVisitorAddress({ log, isProduction }: { log: Log; isProduction: boolean }) {
  let isReported = false;
  return (address: string): string => {
    if (!isProduction || isLimited(address)) return address;
    if (!isReported) {
      isReported = true;
      log.warn(
        {},
        'the proxy on this machine sends no X-Forwarded-For: rate limits count all its visitors as one',
      );
    }
    return UNNAMED;
  };
}
