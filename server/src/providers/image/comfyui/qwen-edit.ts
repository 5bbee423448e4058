// The ComfyUI workflow with the best likeness: Qwen-Image-Edit-2511, which edits a picture of the person.
//
// Model, text encoder (Qwen2.5-VL), and the Lightning LoRA are licensed under Apache-2.0, which allows commercial use. Only
// core nodes are used. A picture without a reference is drawn by FLUX.2 [klein] instead.
// The result is a preview, which ComfyUI stores in its temporary folder and deletes with its next start.

export const QWEN = {
  name: 'qwen-image-edit-2511',
  description: 'Qwen-Image-Edit-2511 (Apache-2.0)',
} as const;

const node = (class_type: string, inputs: Record<string, unknown>) => ({ class_type, inputs });

/** Both sides are conditioned on the picture; the model reads it as `image 1`. */
const conditioning = (prompt: string) =>
  node('TextEncodeQwenImageEditPlus', {
    clip: ['clip', 0],
    vae: ['vae', 0],
    image1: ['fitted', 0],
    prompt,
  });

const sampling = ({ model, steps, cfg }: { model: string; steps: number; cfg: number }) => ({
  run: node('KSampler', {
    model: [model, 0],
    positive: ['positive', 0],
    negative: ['negative', 0],
    latent_image: ['latent', 0],
    seed: '{{seed}}',
    steps,
    cfg,
    sampler_name: 'euler',
    scheduler: 'simple',
    denoise: 1,
  }),
});

const common = {
  unet: node('UNETLoader', {
    unet_name: 'qwen_image_edit_2511_bf16.safetensors',
    weight_dtype: 'default',
  }),
  clip: node('CLIPLoader', {
    clip_name: 'qwen_2.5_vl_7b_fp8_scaled.safetensors',
    type: 'qwen_image',
    device: 'default',
  }),
  vae: node('VAELoader', { vae_name: 'qwen_image_vae.safetensors' }),
  shifted: node('ModelSamplingAuraFlow', { model: ['unet', 0], shift: 3.1 }),
  normed: node('CFGNorm', { model: ['shifted', 0], strength: 1 }),
  reference: node('LoadImage', { image: '{{reference}}' }),
  fitted: node('ImageScaleToTotalPixels', {
    image: ['reference', 0],
    upscale_method: 'lanczos',
    megapixels: 1,
  }),
  positive: conditioning(
    'A new picture of the same person as in image 1, with the same face. {{prompt}}',
  ),
  negative: conditioning('{{negative}}'),
  latent: node('EmptySD3LatentImage', {
    width: '{{width}}',
    height: '{{height}}',
    batch_size: 1,
  }),
  decoded: node('VAEDecode', { samples: ['run', 0], vae: ['vae', 0] }),
  picture: node('PreviewImage', { images: ['decoded', 0] }),
};

/** Forty steps with guidance, which take a minute or more. */
export const qwenFull = { ...common, ...sampling({ model: 'normed', steps: 40, cfg: 4 }) };

/** Four steps without guidance, if the LoRA is installed. */
export const qwenFast = {
  ...common,
  lightning: node('LoraLoaderModelOnly', {
    model: ['normed', 0],
    lora_name: 'Qwen-Image-Edit-2511-Lightning-4steps-V1.0-bf16.safetensors',
    strength_model: 1,
  }),
  ...sampling({ model: 'lightning', steps: 4, cfg: 1 }),
};
