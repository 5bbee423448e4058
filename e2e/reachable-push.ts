// Preloaded into the product by the journey of push: a public name is the fake push service on this machine, and no other address.
import tls, { type ConnectionOptions, type TLSSocket } from 'node:tls';

const { PUSH_HOST = '', PUSH_CERTIFICATE = '' } = process.env;
const connect = tls.connect.bind(tls) as (options: ConnectionOptions) => TLSSocket;

Object.assign(tls, {
  connect: (options: ConnectionOptions) => {
    if (options.host !== PUSH_HOST) return connect(options);
    const { lookup: _guard, ...rest } = options;
    return connect({ ...rest, host: '127.0.0.1', servername: '', ca: PUSH_CERTIFICATE });
  },
});
