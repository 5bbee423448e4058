// The port of the event bus: publishes live events to other processes. A hint only: the database is the truth.

export interface Bus {
  readonly name: string;
  /** Reaches every subscriber of the topic in every process, this one too, at most once; never throws. */
  publish(topic: string, message: string): void;
  /** Returns a function that ends the subscription. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  close(): Promise<void>;
}
