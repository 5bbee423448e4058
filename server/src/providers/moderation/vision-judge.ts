// The adapter for guard and vision models on any OpenAI-compatible chat endpoint: a fixed prompt, a strict parser.
import { randomInt } from 'node:crypto';
import { createJudgeServer, type JudgeServerOptions } from './judge-server.ts';
import type { ModerationProvider } from './port.ts';
import { FRAMES, questionFor, visionVerdictIn, type Frame } from './vision-answer.rules.ts';

export interface VisionJudgeOptions extends JudgeServerOptions {
  readonly model: string;
}

/** Room for the reasoning that some models write first. */
const MAX_TOKENS = 1_024;
const FRAME_WIDTH = 32;

/**
 * Guard models only give verdicts. Any other model must name the color of a frame that is drawn around the picture:
 * many servers silently drop pictures that their model cannot see, and it would find all of them safe.
 */
export function createVisionJudge(options: VisionJudgeOptions): ModerationProvider {
  const { model } = options;
  const server = createJudgeServer(options);
  const isGuard = /guard|shield/i.test(model);
  return {
    name: `vision model · ${model}`,
    isBuiltIn: false,
    judgesAge: true,
    description: `${model}, on ${server.address}`,
    async judge({ bytes, signal }) {
      const frame = isGuard ? undefined : FRAMES[randomInt(FRAMES.length)];
      const shown = frame === undefined ? bytes : await framed(bytes, frame);
      const url = `data:image/jpeg;base64,${shown.toString('base64')}`;
      const content = [
        { type: 'text', text: questionFor(frame !== undefined) },
        { type: 'image_url', image_url: { url } },
      ];
      const json = {
        model,
        temperature: 0,
        max_tokens: MAX_TOKENS,
        stream: false,
        messages: [{ role: 'user', content }],
      };
      return visionVerdictIn(await server.post('/chat/completions', json, signal), frame);
    },
    close: async () => undefined,
  };
}

async function framed(bytes: Buffer, frame: Frame): Promise<Buffer> {
  // The codecs take a tenth of a second to load, and most processes judge no picture.
  const { default: sharp } = await import('sharp');
  const side = FRAME_WIDTH;
  return sharp(bytes)
    .extend({ top: side, bottom: side, left: side, right: side, background: colors[frame] })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const colors: Readonly<Record<Frame, string>> = {
  red: '#f00',
  green: '#0a0',
  blue: '#00f',
  yellow: '#ff0',
  black: '#000',
  white: '#fff',
};
