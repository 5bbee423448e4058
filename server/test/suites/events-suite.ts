// Test suite of the event bus port, within a process and between processes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bus } from '../../src/providers/events/port.ts';

/** `open` returns two ends of one bus: the same instance, or two connections between processes. */
export function busSuite(
  open: () => Promise<{ here: Bus; there: Bus; close: () => Promise<void> }>,
): void {
  let ends: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    ends = await open();
  });
  afterAll(() => ends.close());

  const collect = (bus: Bus, topic: string) => {
    const received: string[] = [];
    return { heard: received, stop: bus.subscribe(topic, (message) => received.push(message)) };
  };

  test('a message is received once by each subscriber, in order', async () => {
    const [near, far] = [collect(ends.here, 'a'), collect(ends.there, 'a')];
    await settle(ends, 'a');
    for (let at = 0; at < 50; at += 1) ends.here.publish('a', `told ${at}`);
    const sent = Array.from({ length: 50 }, (_, at) => `told ${at}`);
    const own = (all: string[]) => all.filter((message) => message.startsWith('told'));
    await expect.poll(() => own(far.heard)).toEqual(sent);
    expect(own(near.heard)).toEqual(sent);
    near.stop();
    far.stop();
  });

  test('other topics are not received, and nothing after unsubscribing', async () => {
    const [left, stays] = [collect(ends.there, 'b'), collect(ends.there, 'b')];
    await settle(ends, 'b');
    left.stop();
    ends.here.publish('c', 'elsewhere');
    ends.here.publish('b', 'told');
    await expect.poll(() => stays.heard).toContain('told');
    expect(left.heard).not.toContain('told');
    expect(stays.heard).not.toContain('elsewhere');
    stays.stop();
  });
}

/** Subscriptions between processes take a moment; waits until a message arrives. */
async function settle(ends: { here: Bus; there: Bus }, topic: string): Promise<void> {
  let isReceived = false;
  const stop = ends.there.subscribe(topic, () => {
    isReceived = true;
  });
  await expect
    .poll(() => {
      ends.here.publish(topic, 'is anybody there?');
      return isReceived;
    })
    .toBe(true);
  stop();
}
