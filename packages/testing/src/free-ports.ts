// Ports on which nothing listens, for programs that cannot choose one themselves.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** So many different ports of this machine, free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports: number[] = [];
  for (const server of servers) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    // Listening on a port, so the address is not a pipe's name.
    ports.push((server.address() as AddressInfo).port);
  }
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
