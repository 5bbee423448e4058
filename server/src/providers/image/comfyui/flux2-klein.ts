// The default ComfyUI workflows: FLUX.2 [klein] 4B from text, and with a reference of the same person.
//
// The model (Black Forest Labs) and its text encoder (Qwen3 4B) are licensed under Apache-2.0, which allows commercial
// use. Only core nodes are used. The model is distilled: four steps without guidance, hence no negative prompt.
// The result is a preview, which ComfyUI stores in its temporary folder and deletes with its next start.

export const KLEIN = {
  name: 'flux2-klein-4b',
  description: 'FLUX.2 [klein] 4B (Apache-2.0)',
} as const;

const node = (class_type: string, inputs: Record<string, unknown>) => ({ class_type, inputs });

const models = {
  unet: node('UNETLoader', {
    unet_name: 'flux-2-klein-4b-fp8.safetensors',
    weight_dtype: 'default',
  }),
  clip: node('CLIPLoader', {
    clip_name: 'qwen_3_4b.safetensors',
    type: 'flux2',
    device: 'default',
  }),
  vae: node('VAELoader', { vae_name: 'flux2-vae.safetensors' }),
};

const prompt = {
  positive: node('CLIPTextEncode', { clip: ['clip', 0], text: '{{prompt}}' }),
  zero: node('ConditioningZeroOut', { conditioning: ['positive', 0] }),
};

const sampling = {
  sampler: node('KSamplerSelect', { sampler_name: 'euler' }),
  sigmas: node('Flux2Scheduler', { steps: 4, width: '{{width}}', height: '{{height}}' }),
  noise: node('RandomNoise', { noise_seed: '{{seed}}' }),
  latent: node('EmptyFlux2LatentImage', {
    width: '{{width}}',
    height: '{{height}}',
    batch_size: 1,
  }),
  run: node('SamplerCustomAdvanced', {
    noise: ['noise', 0],
    guider: ['guider', 0],
    sampler: ['sampler', 0],
    sigmas: ['sigmas', 0],
    latent_image: ['latent', 0],
  }),
  decoded: node('VAEDecode', { samples: ['run', 0], vae: ['vae', 0] }),
  picture: node('PreviewImage', { images: ['decoded', 0] }),
};

const guider = (positive: string, negative: string) =>
  node('CFGGuider', {
    model: ['unet', 0],
    positive: [positive, 0],
    negative: [negative, 0],
    cfg: 1,
  });

/** Text to image. */
export const kleinPlain = {
  ...models,
  ...prompt,
  ...sampling,
  guider: guider('positive', 'zero'),
};

/** The same with a picture of the person, whose latents condition both the positive and the negative side. */
export const kleinWithReference = {
  ...models,
  ...prompt,
  ...sampling,
  reference: node('LoadImage', { image: '{{reference}}' }),
  fitted: node('ImageScaleToTotalPixels', {
    image: ['reference', 0],
    upscale_method: 'lanczos',
    megapixels: 1,
  }),
  encoded: node('VAEEncode', { pixels: ['fitted', 0], vae: ['vae', 0] }),
  like: node('ReferenceLatent', { conditioning: ['positive', 0], latent: ['encoded', 0] }),
  unlike: node('ReferenceLatent', { conditioning: ['zero', 0], latent: ['encoded', 0] }),
  guider: guider('like', 'unlike'),
};
