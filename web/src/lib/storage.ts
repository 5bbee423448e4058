// Wrappers of the browser's storage, which may be full or forbidden: writes are then ignored and reads return nothing.

export interface Memory {
  read: (key: string) => string | null;
  write: (key: string, value: string | null) => void;
}

const memoryIn = (name: 'localStorage' | 'sessionStorage'): Memory => ({
  read: (key) => {
    try {
      return window[name].getItem(`velour.${key}`);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      if (value === null) window[name].removeItem(`velour.${key}`);
      else window[name].setItem(`velour.${key}`, value);
    } catch {
      // Storage is optional everywhere.
    }
  },
});

export const memory = memoryIn('localStorage');

/** Of this tab only: outlives a reload, and ends with the tab. */
export const tabMemory = memoryIn('sessionStorage');

/** False if storage is forbidden. */
export function remembersAnything(memory: Memory): boolean {
  memory.write('probe', 'yes');
  const works = memory.read('probe') === 'yes';
  memory.write('probe', null);
  return works;
}
