// Registry of personal data in browser storage: each module registers how to delete its own, signing out runs all.
const registered = new Set<() => void>();

/** `forget` runs while the session still knows the member. */
export function registerPersonal(forget: () => void): void {
  registered.add(forget);
}

/** Runs all registered functions; called on signing out. */
export function forgetPersonal(): void {
  for (const forget of registered) forget();
}
