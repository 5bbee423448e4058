// The built-in event bus: live events within one process.
import type { Bus } from './port.ts';
import { createTopics } from './topics.ts';

export function createInProcessBus(): Bus {
  const topics = createTopics();
  return {
    name: 'in-process',
    publish: topics.deliver,
    subscribe: (topic, listener) => topics.add(topic, listener).remove,
    close: () => Promise.resolve(),
  };
}
