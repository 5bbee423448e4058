// Wrapper of localStorage, which may be full or forbidden: writes are then ignored and reads return nothing.

export interface Memory {
  read: (key: string) => string | null;
  write: (key: string, value: string | null) => void;
}

export const memory: Memory = {
  read: (key) => {
    try {
      return window.localStorage.getItem(`velour.${key}`);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      if (value === null) window.localStorage.removeItem(`velour.${key}`);
      else window.localStorage.setItem(`velour.${key}`, value);
    } catch {
      // Storage is optional everywhere.
    }
  },
};

/** False if storage is forbidden. */
export function remembersAnything(memory: Memory): boolean {
  memory.write('probe', 'yes');
  const works = memory.read('probe') === 'yes';
  memory.write('probe', null);
  return works;
}
