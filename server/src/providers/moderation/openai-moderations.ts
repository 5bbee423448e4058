// The adapter for OpenAI-style moderation APIs (`/v1/moderations`), with the picture as a data URL.
import { createJudgeServer, type JudgeServerOptions } from './judge-server.ts';
import {
  type ModerationProvider,
  ModerationFailure,
  type Finding,
  type Judgement,
} from './port.ts';
import { z } from 'zod';

interface OpenAiModerationsOptions extends JudgeServerOptions {
  readonly model?: string | undefined;
}

const USUAL_MODEL = 'omni-moderation-latest';

/** Detects nudity, violence and self-harm in pictures; it detects minors in texts only. */
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

/** Some servers return null for categories that they do not check for this kind of input. */
const Reply = z.object({
  results: z.tuple([
    z.object({
      flagged: z.boolean(),
      categories: z.record(z.string(), z.boolean().nullable()),
      category_applied_input_types: z
        .object({ sexual: z.array(z.string()) })
        .optional()
        .catch(undefined),
    }),
  ]),
});

const findingOf = (category: string): Finding => {
  if (/minor|child/.test(category)) return 'minor';
  if (category.startsWith('sexual')) return 'sexual';
  if (category.startsWith('violence')) return 'violence';
  if (category.startsWith('hate') || category.startsWith('harassment')) return 'hate';
  return category.startsWith('self-harm') ? 'self_harm' : 'other';
};

/** Throws `ModerationFailure`. Any finding blocks; only a complete reply without findings is clear. */
export function verdictIn(reply: unknown): Judgement {
  const read = Reply.safeParse(reply);
  if (!read.success) throw noVerdict('no verdict that is one');
  const [{ flagged, categories, category_applied_input_types: applied }] = read.data.results;
  const found = Object.keys(categories).filter((name) => categories[name] === true);
  if (flagged || found.length > 0) {
    const findings = found.length > 0 ? found.map(findingOf) : (['other'] as const);
    return { verdict: 'blocked', findings: [...new Set(findings)] };
  }
  // A server that only checks texts finds nothing in any picture.
  if (categories['sexual'] !== false || !applied?.sexual.includes('image'))
    throw noVerdict('nothing that shows that it looked at the picture');
  return { verdict: 'clear', findings: [] };
}

const noVerdict = (what: string): ModerationFailure =>
  new ModerationFailure('broken', `The classifier sent ${what}.`);
