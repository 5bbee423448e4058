// Lets the C2PA library, which reads a `Blob` as a browser's worker does, read bytes that are in memory already.

/** Read at once, where a blob of Node's own is only read later. */
export class HeldBlob extends Blob {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, type: string) {
    super([], { type });
    this.#bytes = bytes;
    // Its own is that of the empty list above, and TypeScript takes it for a plain property.
    Object.defineProperty(this, 'size', { value: bytes.length });
  }

  override slice(from = 0, to = this.#bytes.length): HeldBlob {
    return new HeldBlob(this.#bytes.subarray(from, to), this.type);
  }

  copy(): ArrayBuffer {
    return new Uint8Array(this.#bytes).buffer;
  }
}

/** Defines the one browser function that is missing in Node; the library looks it up by its name. */
export function defineReader(): void {
  const reader = class {
    readAsArrayBuffer(blob: HeldBlob): ArrayBuffer {
      return blob.copy();
    }
  };
  Object.defineProperty(globalThis, 'FileReaderSync', { value: reader, configurable: true });
}
