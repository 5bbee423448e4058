// What happened to a person, as the modules where it happens report it to the notifications above their layer.
import type { NotificationTopic } from '@velour/contract/notification-values.ts';
import type { Scope } from './db/scope.ts';

/** `subject` names it by ids: the same is notified once. */
export interface Occurrence {
  readonly person_id: string;
  readonly topic: NotificationTopic;
  readonly subject: string;
  /** The screen that it is about. */
  readonly path: string;
}

/** Called in the transaction that makes it true. */
export type Notify = (tx: Scope, what: Occurrence) => Promise<void>;
