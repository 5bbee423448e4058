// The port of the event bus (pub/sub): live events to all processes. Best effort only; the database is authoritative.

export interface Bus {
  readonly name: string;
  /** Reaches every subscriber of the topic in all processes, including this one, at most once; never throws. */
  publish(topic: string, message: string): void;
  /** Returns a function that unsubscribes. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  close(): Promise<void>;
}
