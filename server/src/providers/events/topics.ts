// Topic subscriptions within a process.

type Listener = (message: string) => void;

export function createTopics() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    /** `isFirst`: the topic had no subscriber before; `remove` returns whether it has none left. */
    add(topic: string, listener: Listener) {
      const all = listeners.get(topic) ?? new Set<Listener>();
      const isFirst = all.size === 0;
      listeners.set(topic, all.add(listener));
      return {
        isFirst,
        remove(): boolean {
          if (!all.delete(listener) || all.size > 0) return false;
          listeners.delete(topic);
          return true;
        },
      };
    },
    deliver(topic: string, message: string): void {
      for (const listener of listeners.get(topic) ?? []) listener(message);
    },
  };
}
