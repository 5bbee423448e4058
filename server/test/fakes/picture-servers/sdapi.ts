// A fake of servers with AUTOMATIC1111's API: generates within the request, reports progress, can be interrupted.
import { startFakeServer, type Exchange, type FakeServer } from './fake-server.ts';
import { plainPicture } from './pictures.ts';

export interface DrawRequest {
  readonly prompt: string;
  readonly negative_prompt: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly batch_size: number;
  readonly n_iter: number;
  readonly force_task_id: string;
  readonly init_images?: readonly string[];
}

export interface FakeSdapi extends FakeServer {
  /** The id of the running task. */
  running: string | undefined;
  /** Supports the progress endpoint of the web UI, which identifies tasks. */
  hasTaskProgress: boolean;
  isHeld: boolean;
  interrupts: number;
  models: string[];
}

export async function startFakeSdapi(): Promise<FakeSdapi> {
  const server = await startFakeServer((exchange) => answer(fake, exchange));
  const fake: FakeSdapi = {
    ...server,
    running: undefined,
    hasTaskProgress: true,
    isHeld: false,
    interrupts: 0,
    models: ['some-model'],
  };
  return fake;
}

async function answer(fake: FakeSdapi, exchange: Exchange): Promise<void> {
  const { path, json } = exchange;
  if (path === '/sdapi/v1/sd-models')
    return exchange.send(
      200,
      fake.models.map((name) => ({ title: name, model_name: name })),
    );
  if (path === '/sdapi/v1/progress')
    return exchange.send(200, { progress: 0.5, current_task: fake.running ?? null });
  if (path === '/internal/progress' && fake.hasTaskProgress) {
    const active = (json as { id_task: string }).id_task === fake.running; // what the adapter sends
    return exchange.send(200, { active });
  }
  if (path === '/sdapi/v1/interrupt') {
    fake.interrupts += 1;
    return exchange.send(200, {});
  }
  if (!/^\/sdapi\/v1\/(txt|img)2img$/.test(path))
    return exchange.send(404, { detail: 'Not Found' });
  const request = json as DrawRequest; // what the adapter sends
  fake.running = request.force_task_id;
  if (fake.isHeld) return;
  const picture = await plainPicture(request);
  fake.running = undefined;
  exchange.send(200, { images: [picture.toString('base64')], parameters: request, info: '' });
}
