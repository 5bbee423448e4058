// Client IP address and host of a request, with forwarded headers from trusted proxies only; for calls and sockets.
import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';

type Trust = ReturnType<typeof compile>;

/**
 * Parses a comma-separated list of addresses, networks and names such as `loopback`. Throws for
 * anything else.
 */
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
