// Calls back in the next frame, or soon if no frames are drawn, as in a hidden window.
const LONGEST_WAIT_MS = 250;

/** `drawn` is false when no frame came in time. The returned function cancels it. */
export function nextFrame(callback: (drawn: boolean) => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const frame = requestAnimationFrame(() => {
    cancel();
    callback(true);
  });
  const timer = setTimeout(() => {
    cancel();
    callback(false);
  }, LONGEST_WAIT_MS);
  return cancel;
}
