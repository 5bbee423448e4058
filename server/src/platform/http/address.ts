// Whose address a request comes from: what trusted proxies tell of it, the same for calls and for sockets.
import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';

type Trust = ReturnType<typeof compile>;

/** Addresses, networks and names such as `loopback`, parted by commas. Throws for anything else. */
export const readTrust = (text: string): Trust => compile(text.split(',').map((it) => it.trim()));

/** The nearest address that is no trusted proxy. */
export const addressOf = (request: IncomingMessage, trust: Trust): string =>
  all(request, trust).at(-1) ?? '';
