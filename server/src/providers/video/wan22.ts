// The built-in workflow for clips: Wan 2.2 from a picture, with two samplers, in four steps if its LoRA is installed.
//
// Model, text encoder (UMT5) and LoRA are licensed under Apache-2.0, which allows commercial use. Only core nodes are used.

export const WAN = {
  name: 'wan2.2-i2v-14b',
  description: 'Wan 2.2 I2V 14B (Apache-2.0)',
} as const;

const node = (class_type: string, inputs: Record<string, unknown>) => ({ class_type, inputs });

const NOISES = ['high', 'low'] as const;
type Noise = (typeof NOISES)[number];

const unet = (noise: Noise) =>
  node('UNETLoader', {
    unet_name: `wan2.2_i2v_${noise}_noise_14B_fp8_scaled.safetensors`,
    weight_dtype: 'default',
  });

const lora = (noise: Noise) =>
  node('LoraLoaderModelOnly', {
    model: [`${noise}_unet`, 0],
    lora_name: `wan2.2_i2v_lightx2v_4steps_lora_v1_${noise}_noise.safetensors`,
    strength_model: 1,
  });

const shifted = (model: string) => node('ModelSamplingSD3', { model: [model, 0], shift: 5 });

const text = (placeholder: string) =>
  node('CLIPTextEncode', { clip: ['clip', 0], text: placeholder });

/** The first sampler leaves its remaining noise to the second one. */
const sampler = (
  noise: Noise,
  { steps, cfg, latent }: { steps: number; cfg: number; latent: [string, number] },
) =>
  node('KSamplerAdvanced', {
    model: [`${noise}_shifted`, 0],
    positive: ['begin', 0],
    negative: ['begin', 1],
    latent_image: latent,
    add_noise: noise === 'high' ? 'enable' : 'disable',
    noise_seed: '{{seed}}',
    steps,
    cfg,
    sampler_name: 'euler',
    scheduler: 'simple',
    start_at_step: noise === 'high' ? 0 : steps / 2,
    end_at_step: noise === 'high' ? steps / 2 : 10_000,
    return_with_leftover_noise: noise === 'high' ? 'enable' : 'disable',
  });

const common = {
  high_unet: unet('high'),
  low_unet: unet('low'),
  clip: node('CLIPLoader', {
    clip_name: 'umt5_xxl_fp8_e4m3fn_scaled.safetensors',
    type: 'wan',
    device: 'default',
  }),
  vae: node('VAELoader', { vae_name: 'wan_2.1_vae.safetensors' }),
  still: node('LoadImage', { image: '{{reference}}' }),
  positive: text('{{prompt}}'),
  negative: text('{{negative}}'),
  begin: node('WanImageToVideo', {
    positive: ['positive', 0],
    negative: ['negative', 0],
    vae: ['vae', 0],
    start_image: ['still', 0],
    width: '{{width}}',
    height: '{{height}}',
    length: '{{frames}}',
    batch_size: 1,
  }),
  decoded: node('VAEDecode', { samples: ['low', 0], vae: ['vae', 0] }),
  // Not H.264: ComfyUI's encoder writes a profile whose frames we cannot decode for a classifier.
  clip_file: node('SaveAnimatedWEBP', {
    images: ['decoded', 0],
    filename_prefix: 'velour/clip',
    fps: '{{fps}}',
    lossless: false,
    quality: 95,
    method: 'default',
  }),
};

/** Twenty steps with guidance, which take minutes per clip. */
export const wanFull = {
  ...common,
  high_shifted: shifted('high_unet'),
  low_shifted: shifted('low_unet'),
  high: sampler('high', { steps: 20, cfg: 3.5, latent: ['begin', 2] }),
  low: sampler('low', { steps: 20, cfg: 3.5, latent: ['high', 0] }),
};

/** Four steps without guidance, in a fifth of the time. */
export const wanFast = {
  ...common,
  high_lora: lora('high'),
  low_lora: lora('low'),
  high_shifted: shifted('high_lora'),
  low_shifted: shifted('low_lora'),
  high: sampler('high', { steps: 4, cfg: 1, latent: ['begin', 2] }),
  low: sampler('low', { steps: 4, cfg: 1, latent: ['high', 0] }),
};
