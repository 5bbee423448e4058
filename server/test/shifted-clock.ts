// Preloaded into the product by tests: shifts its clock, which runs at normal speed.

/** In a separate file, so that it can also be injected into a page. */
export function shiftClock(ms: number): void {
  const real = Date;
  const now = () => real.now() + ms;
  const shifted = new Proxy(real, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  real.prototype.constructor = shifted;
  globalThis.Date = shifted;
}

const ms = typeof process === 'undefined' ? 0 : Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
if (ms !== 0) shiftClock(ms);
