// A worker thread that computes a 128-number descriptor of the largest face in a picture, to
// compare two pictures of a person. The library's Node build needs a native program; its browser
// build needs only the WebAssembly file. It detects its environment while loading, so this thread
// mimics a browser until then.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type * as FaceApi from '@vladmandic/face-api';

export interface FaceRequest {
  readonly id: number;
  /** RGB pixels. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface FaceReply {
  readonly id: number;
  /** Undefined if no face was found. */
  readonly face: Float32Array | undefined;
}

/** Missing in the library's type declarations. */
interface Wasm {
  setWasmPaths(paths: Record<string, string>): void;
  env(): { set(flag: string, value: boolean): void };
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  tensor3d(values: Uint8Array, shape: [number, number, number], type: 'int32'): { dispose(): void };
  engine(): { startScope(): void; endScope(): void };
  io: { decodeWeights(bytes: ArrayBuffer, specs: unknown): unknown };
}

const require = createRequire(import.meta.url);
const folder = dirname(dirname(require.resolve('@vladmandic/face-api')));
/** Detection parameters for a face that covers at least a third of the picture. */
const DETECTION = { inputSize: 416, scoreThreshold: 0.15 } as const;

async function loadLibrary(): Promise<typeof FaceApi & { readonly tf: Wasm }> {
  // Created on first use, when it would detect the wrong environment as well.
  await (await fetch('data:,')).text();
  const { versions } = process;
  const browser = { window: globalThis, document: {} };
  Object.defineProperty(process, 'versions', { value: {}, configurable: true });
  Object.assign(globalThis, browser);
  try {
    const library = (await import(join(folder, 'dist/face-api.esm.js'))) as typeof FaceApi & {
      readonly tf: Wasm;
    };
    await startBackend(library.tf);
    return library;
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperty(process, 'versions', { value: versions, configurable: true });
  }
}

async function startBackend(tf: Wasm): Promise<void> {
  const name = 'tfjs-backend-wasm-simd.wasm';
  const file = readFileSync(join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm')), name));
  const address = `data:application/wasm;base64,${file.toString('base64')}`;
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.env().set('WASM_HAS_SIMD_SUPPORT', true);
  const names = [name, 'tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-threaded-simd.wasm'];
  tf.setWasmPaths(Object.fromEntries(names.map((one) => [one, address])));
  await tf.setBackend('wasm');
  await tf.ready();
}

interface Manifest {
  readonly paths: readonly string[];
  readonly weights: readonly unknown[];
}

function loadWeights(tf: Wasm, net: { loadFromWeightMap(map: never): void }, name: string): void {
  const model = join(folder, 'model');
  // A file of the package.
  const groups = JSON.parse(
    readFileSync(join(model, `${name}-weights_manifest.json`), 'utf8'),
  ) as Manifest[];
  const files = groups.flatMap(({ paths }) => paths.map((path) => readFileSync(join(model, path))));
  const bytes = new Uint8Array(Buffer.concat(files)).buffer;
  const specs = groups.flatMap(({ weights }) => weights);
  net.loadFromWeightMap(tf.io.decodeWeights(bytes, specs) as never); // the library's own type
}

const library = await loadLibrary();
const { tf, nets, env } = library;
class None {
  readonly kind = 'none';
}
const noCanvas = () => {
  throw new Error('There is no canvas.');
};
env.setEnv({
  Canvas: None,
  CanvasRenderingContext2D: None,
  Image: None,
  ImageData: None,
  Video: None,
  createCanvasElement: noCanvas,
  createImageElement: noCanvas,
  createVideoElement: noCanvas,
  fetch: noCanvas,
  readFile: noCanvas,
}); // tensors need none of it
loadWeights(tf, nets.tinyFaceDetector, 'tiny_face_detector_model');
loadWeights(tf, nets.faceLandmark68Net, 'face_landmark_68_model');
loadWeights(tf, nets.faceRecognitionNet, 'face_recognition_model');

// This file only runs as a worker thread.
const parent = parentPort as MessagePort;

async function read({ id, pixels, width, height }: FaceRequest): Promise<FaceReply> {
  const picture = tf.tensor3d(pixels, [height, width, 3], 'int32');
  const found = await library
    .detectSingleFace(picture, new library.TinyFaceDetectorOptions(DETECTION))
    .withFaceLandmarks()
    .withFaceDescriptor();
  picture.dispose();
  return { id, face: found?.descriptor };
}

parent.on('message', (request: FaceRequest) => {
  void read(request).then((reply) => parent.postMessage(reply));
});
