// A fake of classifier servers (OpenAI's moderation API, and a vision model behind a chat endpoint)
// with configurable verdicts.
import sharp from 'sharp';
import type { Frame } from '../../src/providers/moderation/vision-answer.rules.ts';
import type { Fault, JudgeDouble } from '../suites/moderation-suite.ts';
import {
  ModerationFailure,
  type Finding,
  type JudgedPicture,
  type Judgement,
  type ModerationProvider,
} from '../../src/providers/moderation/port.ts';
import {
  lies,
  startFakeServer,
  type Exchange,
  type FakeServer,
} from './picture-servers/fake-server.ts';

type Behaviour = Parameters<FakeServer['instead']>[1];

const MODERATIONS = '/v1/moderations';
const CHAT = '/v1/chat/completions';

export async function startFakeJudge(): Promise<JudgeDouble> {
  const server = await startFakeServer(async (exchange) => {
    if (exchange.path === MODERATIONS) return exchange.send(200, moderated(double.finds));
    if (exchange.path !== CHAT) return exchange.send(404, { error: {} });
    exchange.send(200, answered(await answerTo(exchange, double.finds)));
  });
  const instead = (behaviour: Behaviour) => {
    for (const path of [MODERATIONS, CHAT]) server.instead(path, behaviour);
  };
  const double: JudgeDouble = {
    url: server.url,
    finds: 'nothing',
    fail: (fault) => instead(typeof fault === 'number' ? lies.status(fault) : faulty[fault]),
    reply: (body) => instead((exchange) => exchange.send(200, body)),
    last() {
      const exchange = server.requests.at(-1);
      if (!exchange) throw new Error('There is no request.');
      const { authorization } = exchange.headers;
      return { picture: pictureIn(exchange), authorization };
    },
    close: server.close,
  };
  return double;
}

const faulty: Readonly<Record<Exclude<Fault, number>, Behaviour>> = {
  html: lies.html,
  cut: lies.cut,
  hang: lies.hang,
  redirect: lies.redirect('http://127.0.0.1:1/'),
  endless: (exchange) => exchange.send(200, 'x'.repeat(2 ** 20)),
};

type Finds = JudgeDouble['finds'];

/** In the format of OpenAI's API; for a picture, only some categories are rated. */
export function moderated(finds: Finds, more: object = {}) {
  const sexual = finds !== 'nothing';
  const result = {
    flagged: sexual,
    categories: {
      harassment: false,
      sexual,
      'sexual/minors': finds === 'minor',
      hate: false,
      illicit: null,
      'self-harm': false,
      violence: false,
      'violence/graphic': false,
    },
    category_scores: { sexual: sexual ? 0.97 : 0.001, violence: 0.002 },
    category_applied_input_types: { sexual: ['image'], violence: ['image'], 'sexual/minors': [] },
  };
  return { id: 'modr-1', model: 'omni-moderation-latest', results: [{ ...result, ...more }] };
}

export const answered = (content: unknown, finish_reason = 'stop') => ({
  choices: [{ index: 0, finish_reason, message: { role: 'assistant', content } }],
});

interface Sent {
  readonly messages?: {
    content: [{ text: string }, { image_url: { url: string } }];
  }[];
}

/** The bytes of the picture in a request. */
function pictureIn({ json }: Exchange): Buffer {
  const url = /"url":"data:image\/jpeg;base64,([^"]+)"/.exec(JSON.stringify(json))?.[1] ?? '';
  return Buffer.from(url, 'base64');
}

async function answerTo(exchange: Exchange, finds: Finds): Promise<string> {
  // The adapter's request is asserted by the test.
  const { messages } = exchange.json as Sent;
  const text = messages?.[0]?.content[0].text ?? '';
  const frame = /frame: red/.test(text) ? `\nframe: ${await frameOf(pictureIn(exchange))}` : '';
  if (finds === 'nothing') return `safe${frame}`;
  return `unsafe\n${finds === 'minor' ? 'S4, S12' : 'S12'}${frame}`;
}

/** The picture's main color, as a vision model would describe it. */
async function frameOf(picture: Buffer): Promise<Frame> {
  const { data } = await sharp(picture)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = [...data].map((value) => (value > 100 ? 1 : 0));
  const names = { '100': 'red', '010': 'green', '001': 'blue', '110': 'yellow', '000': 'black' };
  return (names as Record<string, Frame>)[`${r}${g}${b}`] ?? 'white';
}

export interface PuppetJudge extends ModerationProvider {
  readonly pictures: JudgedPicture[];
  /** Verdicts of the next pictures; the last one repeats. */
  verdicts: (Finding | 'nothing' | 'fails')[];
}

/** A classifier without a server, for tests of how verdicts are handled. */
export function createPuppetJudge(): PuppetJudge {
  const puppet: PuppetJudge = {
    name: 'puppet judge',
    isBuiltIn: false,
    judgesAge: true,
    description: 'A test double',
    pictures: [],
    verdicts: ['nothing'],
    async judge(picture): Promise<Judgement> {
      puppet.pictures.push(picture);
      const [found = 'nothing'] = puppet.verdicts;
      if (puppet.verdicts.length > 1) puppet.verdicts.shift();
      if (found === 'fails') throw new ModerationFailure('unavailable', 'The puppet sleeps.');
      return found === 'nothing'
        ? { verdict: 'clear', findings: [] }
        : { verdict: 'blocked', findings: [found] };
    },
    close: async () => undefined,
  };
  return puppet;
}
