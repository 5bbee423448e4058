// Measures the main thread's CPU time per frame from the browser's trace, independently of other programs.
import type { Browser } from './browser.ts';

type Page = Awaited<ReturnType<Browser['newPage']>>;

/** The used part of the trace format; times are in microseconds. */
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

/**
 * Traces the page while `action` runs; returns its result with the work of each frame in
 * milliseconds.
 */
export async function traceFrames<T>(
  browser: Browser,
  page: Page,
  action: () => Promise<T>,
): Promise<{ value: T; frames: number[]; longestTask: number }> {
  await browser.startTracing(page, {
    categories: ['-*', 'toplevel', 'devtools.timeline', '__metadata'],
  });
  const value = await action();
  const trace = await browser.stopTracing();
  // The browser's documented format.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return { value, frames: workOfFrames(traceEvents), longestTask: longestTaskOf(traceEvents) };
}

/** The longest task of the page, which delays input by as much. */
const longestTaskOf = (events: TraceEvent[]): number =>
  mainThreadOf(events).reduce((most, { name, tdur = 0 }) => {
    const isTask = name === 'ThreadControllerImpl::RunTask';
    return isTask ? Math.max(most, tdur / 1_000) : most;
  }, 0);

/** A frame's work is all tasks since the previous frame, including the one that renders it. */
function workOfFrames(events: TraceEvent[]): number[] {
  const frames: number[] = [];
  let work = 0;
  let end = 0;
  let draws = false;
  for (const event of mainThreadOf(events)) {
    if (event.name === 'FireAnimationFrame') draws = true;
    if (event.name !== 'ThreadControllerImpl::RunTask' || event.ts < end) continue; // nested tasks count once
    if (draws) frames.push(work / 1_000);
    if (draws) work = 0;
    draws = false;
    work += event.tdur ?? 0;
    end = event.ts + (event.dur ?? 0);
  }
  return frames;
}

/** The page's main thread: the one that renders frames or, without frames, the busiest one. */
function mainThreadOf(events: TraceEvent[]): TraceEvent[] {
  const page = events.find(({ name }) => name === 'FireAnimationFrame')?.pid;
  const [busiest = []] = events
    .filter(
      ({ name, pid, args }) =>
        name === 'thread_name' &&
        args.name === 'CrRendererMain' &&
        (page === undefined || pid === page),
    )
    .map(({ pid, tid }) =>
      events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid),
    )
    .sort((one, other) => timeOf(other) - timeOf(one));
  return busiest.sort((one, other) => one.ts - other.ts);
}

const timeOf = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
