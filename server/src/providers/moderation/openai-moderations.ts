// The adapter for OpenAI-style moderation APIs (`/v1/moderations`), with the picture as a data address.
import { createJudgeServer, type JudgeServerOptions } from './judge-server.ts';
import { verdictIn } from './openai-moderations.rules.ts';
import type { ModerationProvider } from './port.ts';

export interface OpenAiModerationsOptions extends JudgeServerOptions {
  readonly model?: string | undefined;
}

const USUAL_MODEL = 'omni-moderation-latest';

/** It finds nudity, violence and self-harm in pictures; minors it looks for in texts alone. */
export function createOpenAiModerations(options: OpenAiModerationsOptions): ModerationProvider {
  const { model = USUAL_MODEL } = options;
  const server = createJudgeServer(options);
  return {
    name: `openai-moderations · ${model}`,
    isBuiltIn: false,
    judgesAge: false,
    description: `${model}, on ${server.address}. It doesn’t judge ages in pictures, so explicit content stays off.`,
    async judge({ bytes, signal }) {
      const url = `data:image/jpeg;base64,${bytes.toString('base64')}`;
      const json = { model, input: [{ type: 'image_url', image_url: { url } }] };
      return verdictIn(await server.post('/moderations', json, signal));
    },
    close: async () => undefined,
  };
}
