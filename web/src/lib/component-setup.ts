// After each component test: nothing is drawn, replaced, signed in or stored any more.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What a test waits for comes at once; on a machine that is overloaded it may come late.
configure({ asyncUtilTimeout: 4_000 });

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Imported late: the session reads the page's configuration, which some tests write first.
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
