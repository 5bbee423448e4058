// Puts off what would move the page under a finger: until the press that is under way has become its click.

let isPressing = false;
const note = (event: PointerEvent) => void (isPressing = event.type === 'pointerdown');
for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  // The server draws forms, too, and has no such events.
  globalThis.addEventListener?.(type, note, true);

/** At once as a person sees it, but never between the press and the release of one click. */
export function afterPress(callback: () => void): void {
  const soon = () => void setTimeout(callback);
  if (!isPressing) return soon();
  const released = new AbortController();
  const release = () => {
    released.abort();
    soon();
  };
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, release, { capture: true, signal: released.signal });
}
