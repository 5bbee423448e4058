// A provider's state, and the settings that connect another one.
import type {
  ProviderStatus,
  ProviderKind,
  ProviderTest,
  SetupOption,
} from '@velour/contract/operations.ts';

/** The lines of `.env.example`, which explains each setting. */
export const settingsOf: Readonly<Record<ProviderKind, readonly SetupOption[]>> = {
  llm: [
    {
      name: 'OpenAI-compatible server',
      settings: ['LLM_BASE_URL=http://127.0.0.1:11434/v1', 'LLM_API_KEY=', 'LLM_MODEL='],
    },
    { name: 'GGUF file', settings: ['LLM_MODEL_PATH='] },
  ],
  image: [
    {
      name: 'ComfyUI',
      settings: [
        'COMFYUI_URL=http://127.0.0.1:8188',
        'COMFYUI_WORKFLOW=/srv/velour/portrait-api.json',
      ],
    },
    { name: 'stable-diffusion.cpp', settings: ['SDCPP_URL=http://127.0.0.1:1234'] },
    {
      name: 'AUTOMATIC1111, Forge, SD.Next, KoboldCpp',
      settings: ['SDAPI_URL=http://127.0.0.1:7860'],
    },
    {
      name: 'OpenAI-style image API',
      settings: ['IMAGE_BASE_URL=https://images.example.com/v1', 'IMAGE_API_KEY=', 'IMAGE_MODEL='],
    },
  ],
  video: [
    {
      name: 'ComfyUI',
      settings: [
        'COMFYUI_URL=http://127.0.0.1:8188',
        'COMFYUI_VIDEO_WORKFLOW=/srv/velour/clip-api.json',
        'VIDEO_PROVIDER=comfyui',
      ],
    },
    {
      name: 'stable-diffusion.cpp',
      settings: ['SDCPP_URL=http://127.0.0.1:1234'],
    },
  ],
  moderation: [
    {
      name: 'OpenAI-style moderation API',
      settings: [
        'MODERATION_BASE_URL=https://api.openai.com/v1',
        'MODERATION_API_KEY=',
        'MODERATION_MODEL=omni-moderation-latest',
      ],
    },
    {
      name: 'Guard or vision model',
      settings: [
        'MODERATION_BASE_URL=http://127.0.0.1:11434/v1',
        'MODERATION_API=chat',
        'MODERATION_MODEL=',
      ],
    },
  ],
  judge: [
    {
      name: 'OpenAI-style moderation API',
      settings: [
        'TEXT_JUDGE=moderations',
        'TEXT_JUDGE_BASE_URL=https://api.openai.com/v1',
        'TEXT_JUDGE_API_KEY=',
      ],
    },
    {
      name: 'Guard model',
      settings: [
        'TEXT_JUDGE=llama-guard',
        'TEXT_JUDGE_BASE_URL=http://127.0.0.1:11434/v1',
        'TEXT_JUDGE_MODEL=llama-guard3:8b',
      ],
    },
    { name: 'Connected chat model', settings: ['TEXT_JUDGE=chat-model'] },
  ],
  payments: [
    {
      name: 'Stripe',
      settings: [
        'STRIPE_SECRET_KEY=sk_live_',
        'STRIPE_PUBLISHABLE_KEY=pk_live_',
        'STRIPE_WEBHOOK_SECRET=whsec_',
      ],
    },
    {
      name: 'Verotel FlexPay',
      settings: [
        'FLEXPAY_SHOP_ID=',
        'FLEXPAY_SIGNATURE_KEY=',
        'FLEXPAY_API_USER=',
        'FLEXPAY_API_PASSWORD=',
      ],
    },
  ],
  identity: [
    {
      name: 'Amazon Cognito',
      settings: [
        'COGNITO_USER_POOL_ID=us-east-1_AbCdEfGhI',
        'COGNITO_CLIENT_ID=',
        'COGNITO_CLIENT_SECRET=',
        'COGNITO_REGION=us-east-1',
      ],
    },
    { name: 'Google', settings: ['GOOGLE_CLIENT_ID=', 'GOOGLE_CLIENT_SECRET='] },
  ],
  mail: [
    {
      name: 'SMTP server',
      settings: [
        'SMTP_URL=smtps://user:password@mail.example.com:465',
        'MAIL_FROM=hello@chat.example.com',
      ],
    },
  ],
  storage: [{ name: 'Local folder', settings: ['DATA_DIR=data'] }],
  bus: [{ name: 'Redis or Valkey', settings: ['REDIS_URL=redis://127.0.0.1:6379'] }],
};

export function stateOf(isBuiltIn: boolean, last: ProviderTest | null): ProviderStatus['state'] {
  if (last && !last.ok) return 'failing';
  return isBuiltIn ? 'stand_in' : 'ok';
}

/**
 * Errors of providers are safe to show, because they are written for the log; of other errors only the kind is shown.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The test failed.';
  if (error.name === 'TimeoutError') return 'No response in time.';
  const isOurs = error.name.endsWith('Failure') || error.name === 'CheckFailed';
  return isOurs ? error.message : `The test failed (${error.name}).`;
}
