// The main thread's processor time per frame, from the browser's trace, independent of other programs.
import type { Browser } from './browser.ts';

type Page = Awaited<ReturnType<Browser['newPage']>>;

/** As much of the trace's format as is read here; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** Traces the page while `action` runs; returns its value with the work of each frame, in milliseconds. */
export async function traceFrames<T>(
  browser: Browser,
  page: Page,
  action: () => Promise<T>,
): Promise<{ value: T; frames: number[] }> {
  await browser.startTracing(page, {
    categories: ['-*', 'toplevel', 'devtools.timeline', '__metadata'],
  });
  const value = await action();
  const trace = await browser.stopTracing();
  // The browser's documented format.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return { value, frames: workOfFrames(traceEvents) };
}

/** A frame's work is all tasks after the last frame, including the one that draws it. */
function workOfFrames(events: TraceEvent[]): number[] {
  const frames: number[] = [];
  let work = 0;
  let end = 0;
  let draws = false;
  for (const event of mainThreadOf(events)) {
    if (event.name === 'FireAnimationFrame') draws = true;
    if (event.name !== 'ThreadControllerImpl::RunTask' || event.ts < end) continue; // a task within a task counts once
    if (draws) frames.push(work / 1_000);
    if (draws) work = 0;
    draws = false;
    work += event.tdur ?? 0;
    end = event.ts + (event.dur ?? 0);
  }
  return frames;
}

/** Of the page's process: the one in which frames are fired. */
function mainThreadOf(events: TraceEvent[]): TraceEvent[] {
  const page = events.find(({ name }) => name === 'FireAnimationFrame')?.pid;
  const thread = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === page && args.name === 'CrRendererMain',
  )?.tid;
  return events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === page && tid === thread)
    .sort((one, other) => one.ts - other.ts);
}
