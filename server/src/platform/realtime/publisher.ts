// Tells events to the sockets of a person, in every process.
import type { ServerEvent } from '@velour/contract/realtime.ts';

export type Publish = (personId: string, event: ServerEvent) => void;

export const topicOf = (personId: string): string => `person:${personId}`;

export const createPublisher =
  (bus: { publish(topic: string, message: string): void }): Publish =>
  (personId, event) =>
    bus.publish(topicOf(personId), JSON.stringify(event));
