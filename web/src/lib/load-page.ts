// Loads a screen's code; when that fails, most likely after an update, the page reloads once after 1.2 seconds.
const RELOAD_DELAY_MS = 1_200;
/** A second failure within this time is not caused by a deployment; reloading again would loop. */
const CALM_MS = 30_000;
const MARK = 'velour.reloaded_at';

interface Needs {
  reload: () => void;
  later: (callback: () => void, ms: number) => unknown;
  now: () => number;
  marks: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Returns a function that loads a module. On failure it schedules a reload and never resolves; it
 * rejects if the page was reloaded just before.
 */
export function createLoadPage({ reload, later, now, marks }: Needs) {
  /** Without storage the last reload is not known, so there is no reload: it could loop. */
  const mayReload = (): boolean => {
    try {
      if (now() - Number(marks().getItem(MARK) ?? 0) < CALM_MS) return false;
      marks().setItem(MARK, String(now()));
      return true;
    } catch {
      return false;
    }
  };
  return async <Page>(load: () => Promise<Page>): Promise<Page> => {
    try {
      return await load();
    } catch (failure) {
      if (!mayReload()) throw failure;
      later(reload, RELOAD_DELAY_MS);
      // Never resolves: the current screen stays until the reload.
      return new Promise<Page>(() => undefined);
    }
  };
}

export const loadPage = createLoadPage({
  reload: () => window.location.reload(),
  later: setTimeout,
  now: Date.now,
  marks: () => window.sessionStorage,
});
