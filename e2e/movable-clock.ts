// Preloaded into the product by journeys: a clock that can be moved forward.
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
  // The product ends together with the journeys that started it.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref(); // this listener must not keep the product running
}
