// The client address and host of a request, with forwarded headers of trusted proxies only; for calls and sockets.
import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';

type Trust = ReturnType<typeof compile>;

/** Addresses, networks and names such as `loopback`, parted by commas. Throws for anything else. */
export const readTrust = (text: string): Trust => compile(text.split(',').map((it) => it.trim()));

/** The host of the address in the visitor's browser, with its port where it has one. */
export function hostOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: Trust,
): string {
  const forwarded = headers['x-forwarded-host'];
  const isTrusted = forwarded !== undefined && trust(socket.remoteAddress ?? '', 0);
  const last = isTrusted ? String(forwarded).split(',').at(-1) : headers.host;
  return last?.trim() ?? '';
}

/** The same without its port, as sites name it. */
export const hostnameOf = (
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: Trust,
): string => hostOf(request, trust).replace(/:\d+$/, '');

/** The nearest address that is no trusted proxy. */
export const addressOf = (request: IncomingMessage, trust: Trust): string =>
  all(request, trust).at(-1) ?? '';
