// The thread that reads faces: 128 numbers for the largest one in a picture, by which two pictures of a person can be compared.
//
// The library's build for Node needs a native program; its build for browsers has all kernels but the WebAssembly file. It asks
// where it runs while it loads, so this thread answers as a browser does until it has loaded.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type * as FaceApi from '@vladmandic/face-api';

export interface FaceRequest {
  readonly id: number;
  /** Red, green and blue. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface FaceReply {
  readonly id: number;
  /** Undefined where no face was found. */
  readonly face: Float32Array | undefined;
}

/** Its type declarations know of no backend in WebAssembly. */
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
/** A picture with a face that covers a third of it or more. */
const DETECTION = { inputSize: 416, scoreThreshold: 0.15 } as const;

async function loadLibrary(): Promise<typeof FaceApi & { readonly tf: Wasm }> {
  // It is made on first use, and would find the wrong place as well.
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
  // The package's own file.
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

// This file is only ever run as a thread.
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
