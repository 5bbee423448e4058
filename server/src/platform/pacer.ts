// A pacer: of tasks that arrive at once, a few start in each round of the event loop, so that I/O is not blocked.

export type Pacer = ReturnType<typeof createPacer>;

/** `most`: how many tasks start in one round of the event loop; I/O is handled between rounds. */
export function createPacer(most: number) {
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

  return {
    /** Resolves when the task may start; immediately if few tasks have started in this round. */
    start: () => enter(starting),
    /** Resolves when a started task may continue: after tasks that wait to start, except for one task per round. */
    resume: () => enter(resuming),
  };
}
