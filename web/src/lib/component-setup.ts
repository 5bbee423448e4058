// Cleanup after each component test: unmounts, restores mocks, signs out and clears storage.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The default of one second is too short on an overloaded machine.
configure({ asyncUtilTimeout: 10_000 });

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
