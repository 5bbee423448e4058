// Loaded before the product by the journeys: its clock can be moved forward, so that no journey waits for a minute to pass.
import { isMainThread } from 'node:worker_threads';

const real = Date;
let ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const now = () => real.now() + ahead;

globalThis.Date = new Proxy(real, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  apply: () => new real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

if (isMainThread) {
  process.on('message', (ms) => {
    ahead += Number(ms);
    process.send?.('moved');
  });
  // A product does not outlive the journeys that started it, however they end.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref(); // listening must not keep the product running
}
