// Defers layout changes during a press, so that the pressed element does not move before its click.

let isPressing = false;
const trackPress = (event: PointerEvent) => void (isPressing = event.type === 'pointerdown');
for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  // Server-side rendering has no such events.
  globalThis.addEventListener?.(type, trackPress, true);

/**
 * Runs the callback in its own task; during a press, only after its release, so that the click
 * comes first.
 */
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
