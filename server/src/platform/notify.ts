// The interface by which lower modules report events about a person to the notifications module.
import type { NotificationTopic } from '@velour/contract/notification-values.ts';
import type { Scope } from './db/scope.ts';

/** An event; `subject` identifies it by ids, so that the same event notifies only once. */
export interface Occurrence {
  readonly person_id: string;
  readonly topic: NotificationTopic;
  readonly subject: string;
  /** The path of the screen that the notification links to. */
  readonly path: string;
}

/** Must be called in the transaction that records the event. */
export type Notify = (tx: Scope, what: Occurrence) => Promise<void>;
