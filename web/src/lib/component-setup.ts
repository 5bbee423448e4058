// Component tests open no connection, and after each one: unmounts, restores mocks, signs out and clears storage.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
// Loaded in advance, because on a busy machine loading them on demand takes as long as a test may wait.
import '../ui/open-menu.tsx';
import '../ui/open-modal.tsx';

// The default of one second is too short on an overloaded machine.
configure({ asyncUtilTimeout: 10_000 });

/** Never opens: a socket that reconnects would outlive its test, and the run would wait for it. */
class UnconnectedSocket {
  static readonly OPEN = 1;
  readonly readyState = 0;
  readonly close = () => undefined;
}
Object.assign(globalThis, { WebSocket: UnconnectedSocket });

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Imported dynamically: the session reads the page's configuration, which some tests write first.
  const [{ giftDialog, overlays }, { session }, { toasts }] = await Promise.all([
    import('./overlays.ts'),
    import('./session.ts'),
    import('./toasts.ts'),
  ]);
  session.leave();
  overlays.close();
  giftDialog.close();
  for (const { id } of toasts.read()) toasts.close(id);
  localStorage.clear();
  sessionStorage.clear();
});
