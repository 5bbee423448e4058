// A fake of stable-diffusion.cpp's server: jobs with states, which it can lose, refuse, cancel and mix up.
import { startFakeServer, type Exchange, type FakeServer } from './fake-server.ts';
import { plainAvi, plainWebp } from './clips.ts';
import { plainPicture } from './pictures.ts';

export interface JobRequest {
  readonly prompt: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly batch_count?: number;
  readonly video_frames?: number;
  readonly fps?: number;
  readonly output_format?: string;
  readonly ref_images?: readonly string[];
  readonly init_image?: string;
}
interface Job {
  readonly id: string;
  readonly request?: JobRequest;
  status: string;
  result: object | null;
  error: object | null;
}

export interface FakeSdcpp extends FakeServer {
  readonly jobs: Map<string, Job>;
  isHeld: boolean;
  features: Record<string, boolean>;
  modes: string[];
  /** The formats of clips. */
  formats: string[];
  cancels: string[];
  finish(): Promise<void>;
}

export async function startFakeSdcpp(): Promise<FakeSdcpp> {
  const server = await startFakeServer((exchange) => answer(fake, exchange));
  const fake: FakeSdcpp = {
    ...server,
    jobs: new Map(),
    isHeld: false,
    features: { ref_images: true, init_image: true, cancel_generating: true },
    modes: ['img_gen'],
    formats: ['webm', 'webp', 'avi'],
    cancels: [],
    async finish() {
      for (const job of fake.jobs.values()) {
        if (!job.request || job.status !== 'queued') continue;
        job.result = await resultOf(job.request);
        job.status = 'completed';
      }
    },
  };
  return fake;
}

async function resultOf(request: JobRequest): Promise<object> {
  const { video_frames: frames, fps = 16, output_format = 'webm' } = request;
  if (frames === undefined) {
    const picture = await plainPicture(request);
    return { images: [{ index: 0, b64_json: picture.toString('base64') }] };
  }
  const shape = { ...request, frames, fps };
  const clip = await (output_format === 'avi' ? plainAvi(shape) : plainWebp(shape));
  return { output_format, fps, frame_count: frames, b64_json: clip.toString('base64') };
}

async function answer(fake: FakeSdcpp, exchange: Exchange): Promise<void> {
  const [, , , root = '', id = '', action] = exchange.path.split('/');
  if (root === 'capabilities') {
    return exchange.send(200, {
      model: { name: 'a-model' },
      supported_modes: fake.modes,
      features_by_mode: { img_gen: fake.features, vid_gen: fake.features },
      output_formats_by_mode: { img_gen: ['png'], vid_gen: fake.formats },
      limits: { min_width: 64, max_width: 1024, min_height: 64, max_height: 1024 },
    });
  }
  if (root === 'img_gen' || root === 'vid_gen') {
    const request = exchange.json as JobRequest; // what the adapter sends
    const id = `job_${fake.jobs.size + 1}`;
    const job = { id, request, status: 'queued', result: null, error: null };
    fake.jobs.set(id, job);
    if (!fake.isHeld) await fake.finish();
    return exchange.send(202, {
      id,
      status: 'queued',
      poll_url: `http://169.254.169.254/${job.id}`,
    });
  }
  const job = fake.jobs.get(id);
  if (root !== 'jobs' || !job) return exchange.send(404, { error: 'not found' });
  if (action === 'cancel') {
    fake.cancels.push(id);
    if (job.status === 'completed') return exchange.send(409, {});
    job.status = 'cancelled';
  }
  exchange.send(200, job);
}
