// What we ask of the bus: tell other processes of live events. A hint only: the database is the truth.

export interface Bus {
  readonly name: string;
  /** Reaches every subscriber of the topic in every process, this one too, at most once; never throws. */
  publish(topic: string, message: string): void;
  /** Answers how to end the subscription. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  close(): Promise<void>;
}
