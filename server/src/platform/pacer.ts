// A pacer: work that arrives at once begins a little at a time, so that what began earlier goes on before more begins.

export interface Pacer {
  /** Resolves when more work may begin; at once where little has started in this round of the event loop. */
  begin(): Promise<void>;
  /** The same for the longer part of work that has started: it lets beginnings pass, all but one at a time. */
  goOn(): Promise<void>;
}

/** `most`: how much begins in one round of the event loop, which handles input and output between two. */
export function createPacer(most: number): Pacer {
  const beginning: (() => void)[] = [];
  const goingOn: (() => void)[] = [];
  let admitted = 0;
  let isCounting = false;

  const nextRound = (): void => {
    const first = beginning.splice(0, most);
    const second = goingOn.splice(0, Math.max(1, most - first.length));
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

  return { begin: () => enter(beginning), goOn: () => enter(goingOn) };
}
