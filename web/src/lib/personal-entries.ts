// What the browser stores for the person who is signed in: its owner registers how to forget it, signing out does it.
const registered = new Set<() => void>();

/** `forget` runs while the session still says who signs out. */
export function registerPersonal(forget: () => void): void {
  registered.add(forget);
}

export function forgetPersonal(): void {
  for (const forget of registered) forget();
}
