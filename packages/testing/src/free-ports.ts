// Free ports for programs that cannot choose one themselves.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** This many different ports of this machine that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports: number[] = [];
  for (const server of servers) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    // It listens on a port, so its address is not a pipe's name.
    ports.push((server.address() as AddressInfo).port);
  }
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
