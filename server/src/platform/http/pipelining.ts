// Limits HTTP pipelining: the requests that one connection sends ahead of their responses.
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send one at a time. */
const MAX_AHEAD = 8;

/**
 * Node starts all requests of a received chunk at once, which can be a thousand short ones, and stores their responses
 * until the client reads them. A connection that sends more than the limit ahead is closed.
 */
export function limitPipelining(handle: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const before = ahead.get(socket) ?? 0;
    if (before >= MAX_AHEAD || socket.destroyed) return void socket.destroy();
    ahead.set(socket, before + 1);
    response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}
