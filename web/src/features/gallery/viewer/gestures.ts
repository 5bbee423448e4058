// Touch, mouse and wheel on a picture: pinch, drag, swipe and double tap, without re-rendering.
import {
  contain,
  distance,
  fitted,
  middle,
  swipeOf,
  toggleZoom,
  whole,
  zoomAt,
  type Point,
  type Room,
  type View,
} from './zoom-rules.ts';

interface Needs {
  stage: HTMLElement;
  picture: HTMLElement;
  /** The picture's own size in pixels. */
  natural: { width: number; height: number };
  onSwipe: (by: -1 | 1) => void;
  onZoom: (isZoomed: boolean) => void;
}

interface Start {
  at: Point;
  ms: number;
}

const DOUBLE_TAP_MS = 320;
const TAP_PX = 12;
const WHEEL = 0.0025;
export const ZOOM_STEP = 1.6;

export class Gestures {
  readonly #needs: Needs;
  readonly #pointers = new Map<number, Point>();
  #view: View = whole;
  #start: Start | undefined;
  #lastTap: Start | undefined;
  #isPinch = false;
  readonly #stop = new AbortController();

  constructor(needs: Needs) {
    this.#needs = needs;
    const { stage } = needs;
    const { signal } = this.#stop;
    stage.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    stage.addEventListener('pointermove', (event) => this.#move(event), { signal });
    stage.addEventListener('pointerup', (event) => this.#up(event), { signal });
    stage.addEventListener('pointercancel', (event) => this.#cancel(event), { signal });
    // Otherwise the browser would zoom the page.
    stage.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
  }

  dispose(): void {
    this.#stop.abort();
  }

  /** Zooms around the middle, by keyboard or button. */
  zoomBy(factor: number): void {
    this.#show(zoomAt(this.#view, factor, { x: 0, y: 0 }, this.#room()));
  }

  reset(): void {
    this.#show(whole);
  }

  #room(): Room {
    const { clientWidth: width, clientHeight: height } = this.#needs.stage;
    const stage = { width, height };
    return { stage, picture: fitted(this.#needs.natural, stage) };
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#needs.stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  #show(view: View): void {
    const wasZoomed = this.#view.scale > 1;
    this.#view = view;
    this.#draw(view);
    if (wasZoomed !== view.scale > 1) this.#needs.onZoom(view.scale > 1);
  }

  #draw({ x, y, scale }: View): void {
    this.#needs.picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  #down(event: PointerEvent): void {
    // The secondary button opens the browser's context menu.
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#pointers.set(event.pointerId, this.#pointOf(event));
    this.#isPinch = this.#pointers.size > 1;
    if (!this.#isPinch) this.#start = { at: this.#pointOf(event), ms: event.timeStamp };
    this.#needs.stage.setPointerCapture?.(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#pointOf(event);
    this.#pointers.set(event.pointerId, now);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) return this.#pinch({ before, now, other });
    if (this.#view.scale > 1) {
      const { scale, x, y } = this.#view;
      return this.#show(
        contain({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, this.#room()),
      );
    }
    // While swiping, the picture follows the finger for a short distance only.
    if (this.#start && !this.#isPinch)
      this.#draw({ scale: 1, x: (now.x - this.#start.at.x) * 0.6, y: 0 });
  }

  #pinch({ before, now, other }: { before: Point; now: Point; other: Point }): void {
    const apart = Math.max(1, distance(before, other));
    const factor = distance(now, other) / apart;
    this.#show(zoomAt(this.#view, factor, middle(now, other), this.#room()));
  }

  #up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    const start = this.#start;
    if (this.#pointers.size > 0) return;
    this.#start = undefined;
    if (!start || this.#isPinch) return this.#draw(this.#view);
    const now = this.#pointOf(event);
    const ms = event.timeStamp - start.ms;
    if (distance(start.at, now) < TAP_PX) return this.#tap({ at: now, ms: event.timeStamp });
    if (this.#view.scale > 1) return;
    const by = swipeOf({ x: now.x - start.at.x, y: now.y - start.at.y }, ms);
    this.#draw(this.#view);
    if (by !== 0) this.#needs.onSwipe(by);
  }

  #tap(tap: Start): void {
    const last = this.#lastTap;
    this.#lastTap = tap;
    this.#draw(this.#view);
    const isSecond =
      last && tap.ms - last.ms < DOUBLE_TAP_MS && distance(last.at, tap.at) < 3 * TAP_PX;
    if (!isSecond) return;
    this.#lastTap = undefined;
    this.#show(toggleZoom(this.#view, tap.at, this.#room()));
  }

  #cancel(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.#start = undefined;
    this.#draw(this.#view);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * WHEEL);
    this.#show(zoomAt(this.#view, factor, this.#pointOf(event), this.#room()));
  }
}
