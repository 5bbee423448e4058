// A `Blob` in memory with a synchronous reader, as the C2PA library expects in a browser's worker.

/** Can be read synchronously, unlike Node's own blobs. */
export class HeldBlob extends Blob {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, type: string) {
    super([], { type });
    this.#bytes = bytes;
    // The inherited size is that of the empty list above; TypeScript declares it as a plain
    // property.
    Object.defineProperty(this, 'size', { value: bytes.length });
  }

  override slice(from = 0, to = this.#bytes.length): HeldBlob {
    return new HeldBlob(this.#bytes.subarray(from, to), this.type);
  }

  copy(): ArrayBuffer {
    return new Uint8Array(this.#bytes).buffer;
  }
}

/** Defines `FileReaderSync`, which Node lacks; the library looks it up globally. */
export function defineReader(): void {
  const reader = class {
    readAsArrayBuffer(blob: HeldBlob): ArrayBuffer {
      return blob.copy();
    }
  };
  Object.defineProperty(globalThis, 'FileReaderSync', { value: reader, configurable: true });
}
