// A pacer: of work that arrives at the same moment, a little is started in each round of the event loop.

export interface Pacer {
  /** Resolves when work may start; at once where little has started in this round. */
  start(): Promise<void>;
  /** Resolves when started work may go on: after what waits to start, but one in each round. */
  resume(): Promise<void>;
}

/** `most`: how much runs in one round of the event loop, which handles input and output between two. */
export function createPacer(most: number): Pacer {
  const starting: (() => void)[] = [];
  const resuming: (() => void)[] = [];
  let admitted = 0;
  let isCounting = false;

  const nextRound = (): void => {
    const first = starting.splice(0, most);
    const second = resuming.splice(0, Math.max(1, most - first.length));
    admitted = first.length + second.length;
    isCounting = admitted > 0;
    if (isCounting) setImmediate(nextRound);
    for (const admit of first) admit();
    for (const admit of second) admit();
  };

  const enter = (queue: (() => void)[]): Promise<void> =>
    new Promise((resolve) => {
      if (!isCounting) {
        isCounting = true;
        admitted = 0;
        setImmediate(nextRound);
      }
      if (admitted < most) {
        admitted += 1;
        resolve();
      } else queue.push(resolve);
    });

  return { start: () => enter(starting), resume: () => enter(resuming) };
}
